import { creditsText, MAX_PILOT_CREDITS, PILOT_DAYS, USUAL_PILOT_CREDITS } from '@casewright/rules';
import { Button, Callout, Field, TextareaField } from '@casewright/ui';
import { useState, type FormEvent } from 'react';

interface DecisionFormProps<Input> {
  /** Email recipient. */
  readonly to: string;
  readonly isWorking: boolean;
  /** Why the last attempt failed. */
  readonly failure?: string | undefined;
  readonly onDecide: (input: Input) => void;
  /** Undefined in a dialog, which has its own way out. */
  readonly onCancel?: () => void;
}

export function ApproveForm({ to, isWorking, failure, onDecide, onCancel }: DecisionFormProps<number>) {
  const [credits, setCredits] = useState(String(USUAL_PILOT_CREDITS));
  const amount = Number(credits);
  const isValid = Number.isInteger(amount) && amount >= 1 && amount <= MAX_PILOT_CREDITS;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isValid) onDecide(amount);
  };
  return (
    <form className="grid gap-3" onSubmit={submit}>
      <Field
        label="Credits to grant"
        autoFocus
        inputMode="numeric"
        value={credits}
        hint={`They expire in ${PILOT_DAYS} days. We’ll email ${to}.`}
        error={isValid ? undefined : `Enter a whole number from 1 to ${MAX_PILOT_CREDITS}.`}
        onChange={({ target }) => setCredits(target.value)}
      />
      {failure && <Callout kind="danger">{failure}</Callout>}
      <div className="grid auto-cols-fr grid-flow-col gap-2.5">
        <Button type="submit" kind="primary" isWorking={isWorking}>
          {isWorking ? 'Approving...' : `Grant ${isValid ? creditsText(amount) : 'credits'}`}
        </Button>
        {onCancel && (
          <Button disabled={isWorking} onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}

const MAX_REASON = 1000;

export function DeclineForm({ to, isWorking, failure, onDecide, onCancel }: DecisionFormProps<string>) {
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const wanted = reason.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (wanted) onDecide(wanted);
  };
  return (
    <form className="grid gap-3" onSubmit={submit}>
      <TextareaField
        label="Reason"
        autoFocus
        rows={4}
        maxLength={MAX_REASON}
        value={reason}
        hint={`We’ll email it to ${to}.`}
        error={isAsked && !wanted ? 'Enter a reason.' : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
      {failure && <Callout kind="danger">{failure}</Callout>}
      <div className="grid auto-cols-fr grid-flow-col gap-2.5">
        <Button type="submit" kind="danger" isWorking={isWorking}>
          {isWorking ? 'Declining...' : 'Decline signup'}
        </Button>
        {onCancel && (
          <Button disabled={isWorking} onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
