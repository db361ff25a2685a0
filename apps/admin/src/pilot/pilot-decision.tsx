import { creditsText, MAX_PILOT_CREDITS, PILOT_DAYS, USUAL_PILOT_CREDITS } from '@casewright/rules';
import { Button, buttonLook, Field, TextareaField } from '@casewright/ui';
import { Check, Mail, X } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import type { SignupRow } from './queries';
import { useApprove, useDecline } from './use-decision';

interface PilotDecisionProps {
  readonly signup: SignupRow;
  /** A mail draft to the person who signed up. */
  readonly contact: string;
}

/** What an admin can do with a signup: write to its user and, while it waits, approve or decline it. */
export function PilotDecision({ signup, contact }: PilotDecisionProps) {
  const [deciding, setDeciding] = useState<'approve' | 'decline'>();
  const cancel = () => setDeciding(undefined);
  if (signup.state === 'waiting' && deciding === 'approve') return <ApproveForm signup={signup} onCancel={cancel} />;
  if (signup.state === 'waiting' && deciding === 'decline') return <DeclineForm signup={signup} onCancel={cancel} />;
  return (
    <>
      {signup.state === 'waiting' && (
        <div className="grid grid-cols-2 gap-2.5">
          <Button kind="primary" onClick={() => setDeciding('approve')}>
            <Check aria-hidden className="size-4" />
            Approve
          </Button>
          <Button onClick={() => setDeciding('decline')}>
            <X aria-hidden className="size-4" />
            Decline
          </Button>
        </div>
      )}
      <a href={contact} className={buttonLook()}>
        <Mail aria-hidden className="size-4" />
        Contact
      </a>
    </>
  );
}

interface DecisionFormProps {
  readonly signup: SignupRow;
  readonly onCancel: () => void;
}

function ApproveForm({ signup, onCancel }: DecisionFormProps) {
  const [credits, setCredits] = useState(String(USUAL_PILOT_CREDITS));
  const approve = useApprove(signup);
  const amount = Number(credits);
  const isValid = Number.isInteger(amount) && amount >= 1 && amount <= MAX_PILOT_CREDITS;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isValid) approve.mutate(amount);
  };
  return (
    <form className="grid gap-3" onSubmit={submit}>
      <Field
        label="Credits to grant"
        inputMode="numeric"
        value={credits}
        hint={`They expire in ${PILOT_DAYS} days. We’ll email ${signup.contactName}.`}
        error={isValid ? undefined : `Enter a whole number from 1 to ${MAX_PILOT_CREDITS}.`}
        onChange={({ target }) => setCredits(target.value)}
      />
      <div className="grid grid-cols-2 gap-2.5">
        <Button type="submit" kind="primary" isWorking={approve.isPending}>
          {approve.isPending ? 'Approving...' : `Grant ${isValid ? creditsText(amount) : 'credits'}`}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  );
}

const MAX_REASON = 1000;

function DeclineForm({ signup, onCancel }: DecisionFormProps) {
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const decline = useDecline(signup);
  const wanted = reason.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (wanted) decline.mutate(wanted);
  };
  return (
    <form className="grid gap-3" onSubmit={submit}>
      <TextareaField
        label="Reason"
        rows={4}
        maxLength={MAX_REASON}
        value={reason}
        hint={`We’ll email it to ${signup.contactName}.`}
        error={isAsked && !wanted ? 'Enter a reason.' : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
      <div className="grid grid-cols-2 gap-2.5">
        <Button type="submit" kind="danger" isWorking={decline.isPending}>
          {decline.isPending ? 'Declining...' : 'Decline signup'}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  );
}
