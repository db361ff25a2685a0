import { Button, Callout, moneyText } from '@casewright/ui';
import { api, creditsKey, type Answer } from '@casewright/web';
import { useQuery } from '@casewright/web/query';
import { useConfirmation } from './payment-return';

type Order = Answer<'get', '/api/credits/orders'>['rows'][number];

/** Above the packages: what the seller set out to buy and has not got yet, so that nobody pays twice. */
export function OrdersUnderWay() {
  const { data } = useQuery({
    queryKey: [...creditsKey, 'orders'],
    queryFn: ({ signal }) => api.get('/api/credits/orders', { signal }),
    refetchOnWindowFocus: 'always',
  });
  const { isUnderWay } = useConfirmation();
  const [newest] = data?.rows ?? [];
  // Whether that one has been paid is just being asked.
  const unpaid = !isUnderWay && newest?.status === 'open' ? newest : undefined;
  const processing = data?.rows.filter(({ status }) => status === 'processing') ?? [];
  return (
    <>
      {processing.map((order) => (
        <Callout key={order.id} kind="info">
          Your payment of {whatOf(order)} is on its way. The credits are added as soon as your bank confirms it.
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
      Your order of {whatOf(order)} has not been paid yet.
    </Callout>
  );
}

const whatOf = ({ credits, amountCents }: Order): string => `${moneyText(amountCents)} for ${credits} credits`;
