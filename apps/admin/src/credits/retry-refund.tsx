import { Button } from '@casewright/ui';
import { api, newIdempotencyKey } from '@casewright/web';
import { useUserChange } from '../user/use-user-change';

interface RetryRefundProps {
  readonly orderId: string;
  readonly reason: string;
}

/** Sends a refund again that may not have reached the payment provider, which refunds once. */
export function RetryRefund({ orderId, reason }: RetryRefundProps) {
  const { change, isPending, prompt } = useUserChange();
  const retry = () =>
    api.post('/api/admin/orders/{id}/refund', {
      path: { id: orderId },
      body: { reason },
      idempotencyKey: newIdempotencyKey(),
    });
  return (
    <>
      <p className="text-label text-ink-muted">
        The payment provider hasn’t confirmed this refund yet. If it takes longer than a few minutes, try again. The
        order is never refunded twice.
      </p>
      <Button isWorking={isPending} onClick={() => change({ done: 'The order has been refunded.', change: retry })}>
        {isPending ? 'Refunding...' : 'Try Again'}
      </Button>
      {prompt}
    </>
  );
}
