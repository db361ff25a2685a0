import { Button, Callout } from '@casewright/ui';
import { api, newIdempotencyKey } from '@casewright/web';
import { useChange } from '../change/use-change';

interface RetryRefundProps {
  readonly orderId: string;
  readonly reason: string;
}

/** Sends a refund again that may not have reached the payment provider, which refunds once. */
export function RetryRefund({ orderId, reason }: RetryRefundProps) {
  const { make, isPending, failure, prompt } = useChange();
  const retry = () => {
    const sent = { path: { id: orderId }, body: { reason }, idempotencyKey: newIdempotencyKey() };
    const send = () => api.post('/api/admin/orders/{id}/refund', sent);
    void make({ done: 'The order has been refunded.', send, ifLost: 'repeat' });
  };
  return (
    <>
      <p className="text-label text-ink-muted">
        The payment provider hasn’t confirmed this refund yet. If it takes longer than a few minutes, try again. The
        order is never refunded twice.
      </p>
      {failure && <Callout kind="danger">{failure}</Callout>}
      <Button isWorking={isPending} onClick={retry}>
        {isPending ? 'Refunding...' : 'Try Again'}
      </Button>
      {prompt}
    </>
  );
}
