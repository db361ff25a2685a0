import { Button, Callout } from '@casewright/ui';
import { newIdempotencyKey } from '@casewright/web';
import { useChange } from '../change/use-change';
import { refundChange } from '../user/refund-change';

interface RetryRefundProps {
  readonly orderId: string;
  readonly reason: string;
}

/** Sends a refund again that may not have reached the payment provider, which refunds once. */
export function RetryRefund({ orderId, reason }: RetryRefundProps) {
  const { make, isPending, failure, prompt } = useChange();
  const retry = () => void make(refundChange(orderId, reason, newIdempotencyKey()));
  return (
    <>
      <p className="text-label text-ink-muted">
        The payment provider hasn’t confirmed this refund yet. If it takes longer than a few minutes, try again. This
        won’t refund the order twice.
      </p>
      {failure && <Callout kind="danger">{failure}</Callout>}
      <Button isWorking={isPending} onClick={retry}>
        {isPending ? 'Refunding...' : 'Try Again'}
      </Button>
      {prompt}
    </>
  );
}
