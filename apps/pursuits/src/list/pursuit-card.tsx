import {
  acvText,
  CASE_STATE_LABELS,
  caseNumberText,
  dueDayText,
  isDecidedStage,
  PURSUIT_STAGE_LABELS,
  type PursuitMove,
} from '@casewright/rules';
import { Badge, type BadgeTone } from '@casewright/ui';
import { caseOfPursuit, priceCaseOf, pursuitAt } from '@casewright/web/paths';
import { Link } from '@casewright/web/router';
import { LoaderCircle } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { closeText, dayText } from '../amounts';
import { MOVE_LABELS, movesOf } from '../move/moves';
import type { ListedPursuit } from '../queries';

interface PursuitCardProps {
  readonly pursuit: ListedPursuit;
  readonly isMoving: boolean;
  /** Whether it was moved last: its former card had the focus. */
  readonly isFocused: boolean;
  readonly onMove: (command: PursuitMove) => void;
  /** Undefined when dragging ends. */
  readonly onDrag: (pursuit: ListedPursuit | undefined) => void;
}

export function PursuitCard({ pursuit, isMoving, isFocused, onMove, onDrag }: PursuitCardProps) {
  const { id, prospect, opportunity, acvDollars, acvTier, expectedClose, stage, decidedOn, reason } = pursuit;
  const moves = movesOf(pursuit);
  const isDecided = isDecidedStage(stage);
  const turn = turnOf(pursuit);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isFocused && document.activeElement === document.body) link.current?.focus({ preventScroll: true });
  }, [isFocused]);
  return (
    <li
      draggable={moves.length > 0 && !isMoving}
      aria-busy={isMoving || undefined}
      className={`grid gap-3 ${isMoving ? 'opacity-60' : ''} rounded-control border bg-surface p-4 shadow-control ${turn === 'yours' ? 'border-value-fill' : turn === 'overdue' ? 'border-danger' : 'border-line'}`}
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', prospect);
        onDrag(pursuit);
      }}
      onDragEnd={() => onDrag(undefined)}
    >
      <span className="min-w-0">
        <Link
          ref={link}
          to={pursuitAt(id)}
          draggable={false}
          className="block rounded-box text-small font-semibold wrap-anywhere hover:text-accent max-md:py-1.5"
        >
          {prospect}
        </Link>
        <span className="block text-label wrap-anywhere text-ink-muted">{opportunity}</span>
      </span>
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-semibold tabular-nums">{acvText(acvDollars, acvTier)}</span>
        <span className="text-label text-ink-muted">
          {decidedOn ? `Decided ${dayText(decidedOn)}` : closeText(expectedClose)}
        </span>
      </span>
      <span className="flex min-h-11 flex-wrap items-center justify-between gap-2 border-t border-line pt-3">
        {isMoving ? (
          <span role="status" className="flex items-center gap-2 text-label text-ink-muted">
            <LoaderCircle aria-hidden className="size-4 animate-turn" />
            Moving...
          </span>
        ) : isDecided ? (
          <>
            <Badge tone={stage === 'won' ? 'accent' : 'neutral'}>{PURSUIT_STAGE_LABELS[stage]}</Badge>
            <span className="text-caption wrap-anywhere text-ink-muted">Reason: {reason}</span>
          </>
        ) : (
          <>
            {stage === 'registered' ? (
              <Link
                to={priceCaseOf(id)}
                className="inline-flex min-h-8 items-center rounded-box text-label font-semibold text-accent hover:text-accent-strong max-md:min-h-11"
              >
                Price a case
              </Link>
            ) : (
              <CaseSign pursuit={pursuit} />
            )}
            <MoveMenu prospect={prospect} moves={moves} onMove={onMove} />
          </>
        )}
      </span>
    </li>
  );
}

function CaseSign({ pursuit }: { readonly pursuit: ListedPursuit }) {
  const { id, stage, caseNumber, caseState, caseDueAt } = pursuit;
  if (caseNumber === null || !caseState || stage !== 'active') return <Badge>{PURSUIT_STAGE_LABELS[stage]}</Badge>;
  const turn = turnOf(pursuit);
  return (
    <Link to={caseOfPursuit(id)} draggable={false} className="inline-flex items-center rounded-full max-md:min-h-11">
      <Badge tone={TONES[turn]}>
        {turn === 'yours' ? 'Waiting for you' : turn === 'overdue' ? 'Overdue' : CASE_STATE_LABELS[caseState]}
      </Badge>
      <span className="ml-2 text-caption text-ink-muted">
        {caseNumberText(caseNumber)}
        {caseDueAt && `, due ${dueDayText(caseDueAt)}`}
      </span>
    </Link>
  );
}

interface MoveMenuProps {
  readonly prospect: string;
  readonly moves: readonly PursuitMove[];
  readonly onMove: (command: PursuitMove) => void;
}

/** Keyboard and phone alternative to dragging. */
function MoveMenu({ prospect, moves, onMove }: MoveMenuProps) {
  if (moves.length === 0) return null;
  return (
    <select
      aria-label={`Move ${prospect}`}
      className="h-8 w-20 shrink-0 rounded-control border border-field-line bg-field px-2 text-label text-ink-muted max-md:h-11"
      value=""
      onChange={({ target }) => {
        const command = moves.find((one) => one === target.value);
        if (command) onMove(command);
      }}
    >
      <option value="">Move</option>
      {moves.map((command) => (
        <option key={command} value={command}>
          {MOVE_LABELS[command]}
        </option>
      ))}
    </select>
  );
}

type Turn = 'yours' | 'overdue' | 'held' | 'other';

const TONES: Readonly<Record<Turn, BadgeTone>> = {
  yours: 'value',
  overdue: 'danger',
  held: 'neutral',
  other: 'accent',
};

function turnOf({ stage, caseState, caseDueAt, waitsForOwner }: ListedPursuit): Turn {
  if (waitsForOwner) return 'yours';
  if (!caseState || stage !== 'active') return 'other';
  if (caseState === 'on-hold') return 'held';
  return caseDueAt !== null && new Date(caseDueAt) < new Date() ? 'overdue' : 'other';
}
