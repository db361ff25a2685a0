import {
  CASE_REASON_MAX_LENGTH,
  CASE_TRANSITIONS,
  type CaseCommand,
  creditsText,
  mayMoveCase,
  type RateCard,
  rateCardOf,
  releaseText,
} from '@casewright/rules';
import { Button, TextForm } from '@casewright/ui';
import { useRateCards } from '@casewright/web/rate-cards';
import { useQuery } from '@casewright/web/query';
import { lazy, Suspense, useState } from 'react';
import type { CaseProgress } from '../queries';
import { SELLER_MOVES } from './case-moves';
import { returnedByCanceling } from './case-next-step';
import { areAllProvided } from './inputs/inputs-next-step';
import { inputsQuery } from './inputs/queries';
import { useCaseMove, useFormMove } from './use-case-move';

const Dialog = lazy(() => import('@casewright/ui/dialog'));

type Move = (typeof SELLER_MOVES)[number];

interface CaseActionsProps {
  readonly progress: CaseProgress;
  /** Offers this move alone, where the seller has just prepared it. */
  readonly only?: CaseCommand;
}

export function CaseActions({ progress, only }: CaseActionsProps) {
  const { mutate, isPending, variables } = useCaseMove(progress);
  const [asked, ask] = useState<Move>();
  /** What was typed and not sent: its dialog may be closed by mistake. */
  const [reasons, setReasons] = useState<Partial<Record<CaseCommand, string>>>({});
  const { data: inputs = [] } = useQuery(inputsQuery(progress.id));
  const moves = SELLER_MOVES.filter(
    ({ command }) =>
      (!only || command === only) &&
      mayMoveCase(command, progress.state, 'seller') &&
      (command !== 'complete-inputs' || areAllProvided(inputs)) &&
      (command !== 'withdraw-inputs' || progress.inputsState === 'sent'),
  );
  // What is typed stays while the case changes, as long as it may still be sent.
  const asking = moves.find((move) => move === asked);
  const begin = (move: Move) =>
    CASE_TRANSITIONS[move.command].asks === 'reason' || move.warning ? ask(move) : mutate(move);
  if (moves.length === 0) return null;
  return (
    // A quiet button alone is aligned by its text.
    <div className={`mt-2 flex flex-wrap gap-3 ${moves.every(({ kind }) => kind === 'quiet') ? '-ml-4' : ''}`}>
      {moves.map((move) => (
        <Button
          key={move.command}
          kind={move.kind}
          isWorking={isPending && variables.command === move.command}
          disabled={isPending && variables.command !== move.command}
          // Ignore the second click of a double click: the button may be another move by then.
          onClick={({ detail }) => detail < 2 && begin(move)}
        >
          {move.label}
        </Button>
      ))}
      {asking?.warning && (
        <Suspense>
          <Dialog
            title={`${asking.label}?`}
            confirm={asking.label}
            onConfirm={() => mutate(asking)}
            onClose={() => ask(undefined)}
          >
            {progress.confirmedAt ? STARTS_AT_ONCE : asking.warning}
          </Dialog>
        </Suspense>
      )}
      {asking && !asking.warning && (
        <ReasonDialog
          progress={progress}
          move={asking}
          kept={[reasons[asking.command] ?? '', (text) => setReasons({ ...reasons, [asking.command]: text })]}
          onClose={() => ask(undefined)}
        />
      )}
    </div>
  );
}

/** Inputs of terms that the seller accepted. */
const STARTS_AT_ONCE = 'Your analyst gets the inputs as they are now. The analysis and its turnaround start at once.';

interface ReasonDialogProps {
  readonly progress: CaseProgress;
  readonly move: Move;
  readonly kept: readonly [reason: string, save: (reason: string) => void];
  readonly onClose: () => void;
}

function ReasonDialog({ progress, move, kept, onClose }: ReasonDialogProps) {
  const { send, isPending } = useFormMove(progress);
  const cards = useRateCards();
  const isCancel = move.command === 'cancel';
  return (
    <Suspense>
      <Dialog
        title={`${move.label}?`}
        // Not beside a button that cancels the case.
        confirm={isCancel ? undefined : false}
        onClose={onClose}
        details={
          <TextForm
            name={move.label}
            label={isCancel ? 'Reason' : 'What should change?'}
            rows={3}
            maxLength={CASE_REASON_MAX_LENGTH}
            missing="Enter a reason."
            send={move.label}
            kind={isCancel ? 'danger' : 'primary'}
            kept={kept}
            isWorking={isPending}
            onSend={(reason) =>
              send({ ...move, reason }, () => {
                kept[1]('');
                onClose();
              })
            }
          />
        }
      >
        {isCancel ? cancelText(progress, cards) : 'The case returns to analysis, and the clock resumes.'}
      </Dialog>
    </Suspense>
  );
}

function releaseNote({ state, releasedAt, terms }: CaseProgress, cards: readonly RateCard[]): string | undefined {
  if (releasedAt) return state === 'analysis' ? 'Documents of this case were released to you.' : undefined;
  const { rateCard, totalCredits } = terms.price;
  const rates = rateCardOf(rateCard, cards);
  return rates && releaseText(totalCredits, rates, 'seller');
}

function cancelText(progress: CaseProgress, cards: readonly RateCard[]): string {
  const credits = returnedByCanceling(progress, cards) ?? 0;
  const back = credits > 0 ? `${creditsText(credits)} will come back to your balance.` : 'No credits will come back.';
  return ['The work on this case ends.', back, releaseNote(progress, cards)].filter(Boolean).join(' ');
}
