import { Button, buttonLook } from '@casewright/ui';
import { Check, Mail, X } from 'lucide-react';
import { useState } from 'react';
import { ApproveForm, DeclineForm } from './decision-forms';
import type { SignupRow } from './queries';
import { useDecision } from './use-decision';

interface PilotDecisionProps {
  readonly signup: SignupRow;
  /** URL of an email draft to the person who signed up. */
  readonly contact: string;
}

export function PilotDecision({ signup, contact }: PilotDecisionProps) {
  const [deciding, setDeciding] = useState<'approve' | 'decline'>();
  const { approve, decline, isPending, failure, dismiss } = useDecision(signup);
  const given = {
    to: signup.contactName,
    isWorking: isPending,
    failure,
    onCancel: () => (dismiss(), setDeciding(undefined)),
  };
  if (signup.state === 'waiting' && deciding === 'approve') return <ApproveForm {...given} onDecide={approve} />;
  if (signup.state === 'waiting' && deciding === 'decline') return <DeclineForm {...given} onDecide={decline} />;
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
