import { Button, Callout } from '@casewright/ui';
import { api, newIdempotencyKey, useUser } from '@casewright/web';
import { useState } from 'react';
import { useChange } from '../change/use-change';
import type { Adjustment } from './queries';

const DECISIONS = {
  approval: {
    path: '/api/admin/credits/{id}/approval',
    done: { title: 'Approved', message: 'The credits have been posted.' },
  },
  refusal: {
    path: '/api/admin/credits/{id}/refusal',
    done: { title: 'Declined', message: 'The balance hasn’t changed.' },
  },
} as const;

/** A second admin decides. The requester may only withdraw. Retries are the same decision. */
export function Decision({ adjustment: { id, requestedBy } }: { readonly adjustment: Adjustment }) {
  const isOwn = useUser()?.id === requestedBy;
  const { make, isPending, failure, prompt } = useChange();
  const [decided, setDecided] = useState<keyof typeof DECISIONS>();
  const [keys] = useState(() => ({ approval: newIdempotencyKey(), refusal: newIdempotencyKey() }));
  const decide = (decision: keyof typeof DECISIONS) => {
    const { path, done } = DECISIONS[decision];
    const idempotencyKey = keys[decision];
    setDecided(decision);
    const send = () => api.post(path, { path: { id }, idempotencyKey });
    void make({ done, isGoneIfRefused: true, send, ifLost: 'repeat' });
  };
  return (
    <>
      {failure && <Callout kind="danger">{failure}</Callout>}
      {!isOwn && (
        <Button kind="primary" isWorking={isPending && decided === 'approval'} onClick={() => decide('approval')}>
          Approve
        </Button>
      )}
      <Button isWorking={isPending && decided === 'refusal'} onClick={() => decide('refusal')}>
        {isOwn ? 'Withdraw' : 'Decline'}
      </Button>
      {isOwn && <p className="text-label text-ink-muted">Another admin has to approve this.</p>}
      {prompt}
    </>
  );
}
