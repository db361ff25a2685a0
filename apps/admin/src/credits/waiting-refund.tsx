import { Button, Callout } from '@casewright/ui';
import { newIdempotencyKey } from '@casewright/web';
import { useState } from 'react';
import { useChange } from '../change/use-change';
import { IF_ENDED, retryChange } from '../user/refund-change';
import { CancelRefund } from './cancel-refund';

/** A refund that the payment provider hasn't confirmed. It refunds an order once, however often a refund is sent. */
export function WaitingRefund({ id }: { readonly id: string }) {
  const { make, isPending, failure, dismiss, prompt } = useChange();
  const [idempotencyKey, setIdempotencyKey] = useState(newIdempotencyKey);
  const [isCanceling, setCanceling] = useState(false);
  if (isCanceling) return <CancelRefund id={id} onClose={() => setCanceling(false)} />;
  const retry = () => {
    const onMade = () => setIdempotencyKey(newIdempotencyKey());
    void make({ ...retryChange(id, idempotencyKey), onMade, isGoneIfRefused: IF_ENDED });
  };
  const cancel = () => {
    dismiss();
    setCanceling(true);
  };
  return (
    <>
      <p className="text-label text-ink-muted">
        The payment provider hasn’t confirmed this refund yet. If it takes longer than a few minutes, try again. This
        won’t refund the order twice.
      </p>
      {failure && <Callout kind="danger">{failure}</Callout>}
      <div className="grid auto-cols-fr grid-flow-col gap-2.5">
        <Button isWorking={isPending} onClick={retry}>
          {isPending ? 'Refunding...' : 'Try again'}
        </Button>
        <Button disabled={isPending} onClick={cancel}>
          Cancel refund
        </Button>
      </div>
      {prompt}
    </>
  );
}
