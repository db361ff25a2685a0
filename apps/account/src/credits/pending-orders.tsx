import { Button, Callout, moneyText } from '@casewright/ui';
import { useQuery } from '@casewright/web/query';
import { useConfirmation } from './payment-return';
import { ordersQuery, type Order } from './queries';

/** Orders without credits yet, so that users don't pay twice. */
export function PendingOrders() {
  const { data } = useQuery(ordersQuery);
  const { isUnderWay } = useConfirmation();
  const [newest] = data?.rows ?? [];
  // A payment being confirmed may be for this order.
  const unpaid = !isUnderWay && newest?.status === 'open' ? newest : undefined;
  const processing = data?.rows.filter(({ status }) => status === 'processing') ?? [];
  return (
    <>
      {processing.map((order) => (
        <Callout key={order.id} kind="info">
          Your payment of {whatOf(order)} is processing. We&apos;ll add the credits as soon as your bank confirms it.
        </Callout>
      ))}
      {unpaid?.checkoutUrl && <Unpaid order={unpaid} checkoutUrl={unpaid.checkoutUrl} />}
    </>
  );
}

function Unpaid({ order, checkoutUrl }: { readonly order: Order; readonly checkoutUrl: string }) {
  const proceed = () => void window.open(checkoutUrl, '_blank', 'noopener');
  return (
    <Callout
      kind="value"
      action={
        <Button size="small" onClick={proceed}>
          Continue to checkout
        </Button>
      }
    >
      You haven’t paid for your order of {whatOf(order)} yet.
    </Callout>
  );
}

const whatOf = ({ credits, amountCents }: Order): string => `${moneyText(amountCents)} for ${credits} credits`;
