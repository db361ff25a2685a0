import { CASE_REASON_MAX_LENGTH, CASE_TRANSITIONS, creditsText, mayMoveCase, type RateCard } from '@casewright/rules';
import { Button, TextareaField } from '@casewright/ui';
import { useRateCards } from '@casewright/web/rate-cards';
import { lazy, Suspense, useState, type FormEvent } from 'react';
import type { CaseProgress } from '../queries';
import { SELLER_MOVES } from './case-moves';
import { returnedByCanceling } from './case-next-step';
import { useCaseMove } from './use-case-move';

const Dialog = lazy(() => import('@casewright/ui/dialog'));

type Move = (typeof SELLER_MOVES)[number];

/** What the seller may do with the case now. */
export function CaseActions({ progress }: { readonly progress: CaseProgress }) {
  const { mutate, isPending } = useCaseMove(progress);
  const [asking, ask] = useState<Move>();
  const moves = SELLER_MOVES.filter(({ command }) => mayMoveCase(command, progress.state, 'seller'));
  if (moves.length === 0) return null;
  return (
    <div className="mt-2 flex flex-wrap gap-3">
      {moves.map((move) => (
        <Button
          key={move.command}
          kind={move.kind}
          isWorking={isPending}
          onClick={() => (CASE_TRANSITIONS[move.command].asks === 'reason' ? ask(move) : mutate(move))}
        >
          {move.label}
        </Button>
      ))}
      {asking && <ReasonDialog progress={progress} move={asking} onClose={() => ask(undefined)} />}
    </div>
  );
}

interface ReasonDialogProps {
  readonly progress: CaseProgress;
  readonly move: Move;
  readonly onClose: () => void;
}

function ReasonDialog({ progress, move, onClose }: ReasonDialogProps) {
  const { mutateAsync, isPending } = useCaseMove(progress);
  const cards = useRateCards();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const isCancel = move.command === 'cancel';
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(!reason.trim());
    if (reason.trim()) await mutateAsync({ ...move, reason: reason.trim() }).then(onClose, () => undefined);
  };
  return (
    <Suspense>
      <Dialog
        title={`${move.label}?`}
        onClose={onClose}
        details={
          <form noValidate aria-label={move.label} className="grid gap-4" onSubmit={(event) => void send(event)}>
            <TextareaField
              label={isCancel ? 'Reason' : 'What should change?'}
              rows={3}
              value={reason}
              maxLength={CASE_REASON_MAX_LENGTH}
              error={isMissing ? 'Enter the reason.' : undefined}
              onChange={({ target }) => setReason(target.value)}
            />
            <Button
              type="submit"
              kind={isCancel ? 'danger' : 'primary'}
              className="justify-self-start"
              isWorking={isPending}
            >
              {move.label}
            </Button>
          </form>
        }
      >
        {isCancel ? cancelText(progress, cards) : 'The case goes back to the analysis, and its clock goes on.'}
      </Dialog>
    </Suspense>
  );
}

function cancelText(progress: CaseProgress, cards: readonly RateCard[]): string {
  const credits = returnedByCanceling(progress, cards) ?? 0;
  const back = credits > 0 ? `${creditsText(credits)} will come back to your balance.` : 'No credits will come back.';
  return `The work on this case ends. ${back}`;
}
