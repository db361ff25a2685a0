import { decisionFaults, PURSUIT_LIMITS, PURSUIT_TRANSITIONS, type PursuitMove } from '@casewright/rules';
import { Button, Field, Select } from '@casewright/ui';
import { lazy, Suspense, useState, type FormEvent } from 'react';
import { today } from '../amounts';
import { MOVE_LABELS } from './moves';
import { type Move, useMove } from './use-move';

const Dialog = lazy(() => import('@casewright/ui/dialog'));

interface MoveDialogProps {
  readonly pursuit: { readonly id: string; readonly prospect: string };
  /** If several, the dialog also asks which one. */
  readonly commands: readonly PursuitMove[];
  readonly onClose: () => void;
}

export function MoveDialog({ pursuit, commands, onClose }: MoveDialogProps) {
  const { mutate, mutateAsync, isPending } = useMove();
  const [command, setCommand] = useState(commands[0]);
  const [reason, setReason] = useState('');
  const [decidedOn, setDecidedOn] = useState(() => today());
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  if (!command) return null;
  const needsDecision = PURSUIT_TRANSITIONS[command].asks === 'decision';

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = needsDecision ? decisionFaults({ reason, decidedOn }, today()) : {};
    setFaults(wrong);
    if (Object.keys(wrong).length > 0) return;
    const move: Move = {
      ...{ id: pursuit.id, prospect: pursuit.prospect, command },
      ...(needsDecision && { reason: reason.trim(), decidedOn }),
    };
    await mutateAsync(move).then(onClose, () => undefined);
  };

  if (command === 'withdraw')
    return (
      <Suspense>
        <Dialog
          title={`${MOVE_LABELS.withdraw}?`}
          confirm={MOVE_LABELS.withdraw}
          kind="danger"
          onConfirm={() => mutate({ id: pursuit.id, prospect: pursuit.prospect, command })}
          onClose={onClose}
        >
          You’ll stop pursuing {pursuit.prospect}. You can’t undo this.
        </Dialog>
      </Suspense>
    );
  return (
    <Suspense>
      <Dialog
        title={commands.length > 1 ? 'Record the decision' : `${MOVE_LABELS[command]}?`}
        onClose={onClose}
        details={
          <form noValidate aria-label="Move" className="grid gap-4" onSubmit={(event) => void send(event)}>
            {commands.length > 1 && (
              <Select
                label="Outcome"
                value={command}
                onChange={({ target }) => setCommand(commands.find((one) => one === target.value))}
              >
                {commands.map((one) => (
                  <option key={one} value={one}>
                    {MOVE_LABELS[one]}
                  </option>
                ))}
              </Select>
            )}
            {needsDecision && (
              <>
                <Field
                  label="Reason"
                  value={reason}
                  maxLength={PURSUIT_LIMITS.reason}
                  error={faults['reason']}
                  onChange={({ target }) => setReason(target.value)}
                />
                <Field
                  label="Decided on"
                  type="date"
                  value={decidedOn}
                  max={today()}
                  error={faults['decidedOn']}
                  onChange={({ target }) => setDecidedOn(target.value)}
                />
              </>
            )}
            <Button type="submit" kind="primary" className="justify-self-start" isWorking={isPending}>
              {MOVE_LABELS[command]}
            </Button>
          </form>
        }
      >
        {pursuit.prospect}
      </Dialog>
    </Suspense>
  );
}
