import {
  decisionFaults,
  PURSUIT_LIMITS,
  PURSUIT_STAGE_LABELS,
  PURSUIT_TRANSITIONS,
  type PursuitMove,
} from '@casewright/rules';
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
  const { mutateAsync, isPending } = useMove();
  const [command, setCommand] = useState(commands[0]);
  const [reason, setReason] = useState('');
  const [decidedOn, setDecidedOn] = useState(() => today());
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  if (!command) return null;
  const needsDecision = PURSUIT_TRANSITIONS[command].asks === 'decision';

  const send = async (decision?: Pick<Move, 'reason' | 'decidedOn'>) => {
    const move: Move = { id: pursuit.id, prospect: pursuit.prospect, command, ...decision };
    await mutateAsync(move).then(onClose, () => undefined);
  };
  const decide = (event: FormEvent) => {
    event.preventDefault();
    const wrong = decisionFaults({ reason, decidedOn }, today());
    setFaults(wrong);
    if (Object.keys(wrong).length === 0) void send({ reason: reason.trim(), decidedOn });
  };

  if (!needsDecision)
    return (
      <Suspense>
        <Dialog
          title={`${MOVE_LABELS[command]}?`}
          confirm={
            <Button
              kind={command === 'withdraw' ? 'danger' : 'primary'}
              isWorking={isPending}
              onClick={() => void send()}
            >
              {MOVE_LABELS[command]}
            </Button>
          }
          onClose={onClose}
        >
          {command === 'withdraw'
            ? `You’ll stop pursuing ${pursuit.prospect}.`
            : `This moves ${pursuit.prospect} to ${PURSUIT_STAGE_LABELS[PURSUIT_TRANSITIONS[command].to]}.`}{' '}
          You can’t undo this.
        </Dialog>
      </Suspense>
    );
  return (
    <Suspense>
      <Dialog
        title={commands.length > 1 ? 'Record the decision' : `${MOVE_LABELS[command]}?`}
        confirm={false}
        onClose={onClose}
        details={
          <form noValidate aria-label="Move" className="grid gap-4" onSubmit={decide}>
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
