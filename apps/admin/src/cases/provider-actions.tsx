import {
  CASE_REASON_MAX_LENGTH,
  CASE_TRANSITIONS,
  type CaseCommand,
  mayMoveCase,
  missingTermsOf,
} from '@casewright/rules';
import { Button, Callout, TextForm } from '@casewright/ui';
import { useState } from 'react';
import { Failure } from '../change/failure';
import type { CaseProgress } from './queries';
import { RequoteForm } from './requote-form';
import { useFormMove, useProviderMove } from './use-provider-move';

interface ProviderMove {
  readonly command: CaseCommand;
  readonly label: string;
  readonly notice: string;
  readonly kind: 'primary' | 'secondary' | 'danger';
}

const MOVES: readonly ProviderMove[] = [
  { command: 'complete-inputs', label: 'Inputs are complete', notice: 'Inputs accepted', kind: 'primary' },
  { command: 'confirm', label: 'Confirm terms', notice: 'Terms confirmed', kind: 'primary' },
  { command: 'finish-analysis', label: 'Ask for the case review', notice: 'Review requested', kind: 'primary' },
  { command: 'deliver', label: 'Deliver', notice: 'Case delivered', kind: 'primary' },
  { command: 'resume', label: 'Resume', notice: 'Case resumed', kind: 'primary' },
  { command: 'requote', label: 'Requote', notice: 'New terms sent', kind: 'secondary' },
  { command: 'hold', label: 'Put on hold', notice: 'Case put on hold', kind: 'secondary' },
  { command: 'close', label: 'Close', notice: 'Case closed', kind: 'secondary' },
  { command: 'cancel', label: 'Cancel the case', notice: 'Case canceled', kind: 'danger' },
];

export function ProviderActions({ progress }: { readonly progress: CaseProgress }) {
  const { mutate, isPending, variables } = useProviderMove(progress);
  const [asked, ask] = useState<ProviderMove>();
  const moves = MOVES.filter(({ command }) => mayMoveCase(command, progress.state, 'provider'));
  // Keep typed text while the case changes, as long as the move stays allowed.
  const asking = moves.find((move) => move === asked);
  if (moves.length === 0) return null;
  const close = () => ask(undefined);
  const missing = missingTermsOf(progress.terms.selections);
  const begin = (move: ProviderMove) => {
    const isAsked =
      CASE_TRANSITIONS[move.command].asks !== 'nothing' || (move.command === 'confirm' && missing.length > 0);
    return isAsked ? ask(move) : mutate(move);
  };
  return (
    <div className={`grid gap-3 border-t border-line pt-5 ${asking ? '' : 'grid-cols-2'}`}>
      {asking?.command === 'requote' ? (
        <RequoteForm progress={progress} onClose={close} />
      ) : asking?.command === 'confirm' ? (
        <Callout
          kind="value"
          action={
            <div className="flex flex-wrap gap-3">
              <Button kind="primary" isWorking={isPending} onClick={() => mutate(asking)}>
                Confirm anyway
              </Button>
              <Button kind="quiet" onClick={close}>
                Back
              </Button>
            </div>
          }
        >
          The terms don&apos;t specify {missing.join(' and ')}. Requote to add what&apos;s missing, or confirm anyway.
        </Callout>
      ) : asking ? (
        <ReasonForm progress={progress} move={asking} onClose={close} />
      ) : (
        moves.map((move) => (
          <Button
            key={move.command}
            kind={move.kind}
            className={move.kind === 'primary' || moves.length === 2 ? 'col-span-2' : ''}
            isWorking={isPending && variables.command === move.command}
            disabled={isPending && variables.command !== move.command}
            // Ignore the second click of a double click: the button may be another move by then.
            onClick={({ detail }) => detail < 2 && begin(move)}
          >
            {move.label}
          </Button>
        ))
      )}
    </div>
  );
}

interface ReasonFormProps {
  readonly progress: CaseProgress;
  readonly move: ProviderMove;
  readonly onClose: () => void;
}

function ReasonForm({ progress, move, onClose }: ReasonFormProps) {
  const { send, isPending, error } = useFormMove(progress);
  return (
    <>
      <Failure error={error} />
      <TextForm
        name={move.label}
        label="Reason"
        autoFocus
        rows={3}
        maxLength={CASE_REASON_MAX_LENGTH}
        hint={
          move.command === 'cancel'
            ? 'The seller will see this. We’ll return all credits for the case.'
            : 'The seller will see this.'
        }
        missing="Enter a reason."
        send={move.label}
        kind={move.kind === 'danger' ? 'danger' : 'primary'}
        back={
          <Button kind="quiet" onClick={onClose}>
            Back
          </Button>
        }
        isWorking={isPending}
        onSend={(reason) => send({ ...move, reason }, onClose)}
      />
    </>
  );
}
