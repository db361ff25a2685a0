import { momentText } from '@casewright/rules';
import {
  Button,
  Callout,
  creditText,
  EmptyState,
  Loaded,
  Panel,
  Stat,
  StatementPicture,
  Table,
  type TableColumn,
} from '@casewright/ui';
import { useUser } from '@casewright/web';
import { useQuery } from '@casewright/web/query';
import { RotateCw } from 'lucide-react';
import { Fragment } from 'react';
import { useChange } from '../../change/use-change';
import { NOTHING, ShortId, shortId, UserLink } from '../../list/cells';
import { reconciling } from './changes';
import { type Difference, paymentsQuery, type PaymentsOverview, type Reconciliation } from './queries';

/** Reconciliation with the payment provider: repaired orders and those that need review. */
export function PaymentsSection() {
  const payments = useQuery(paymentsQuery);
  const email = useUser()?.email;
  const { make, isPending, failure, prompt } = useChange();
  return (
    <section aria-labelledby="payments" className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="payments" className="text-lead font-semibold">
          Payments
        </h2>
        <Button isWorking={isPending} onClick={() => void make(reconciling(email))}>
          {!isPending && <RotateCw aria-hidden className="size-4" />}
          {isPending ? 'Reconciling...' : 'Reconcile now'}
        </Button>
      </div>
      {failure && <Callout kind="danger">{failure}</Callout>}
      {prompt}
      <Loaded query={payments} what="payments" rows={5}>
        {(overview) => <Overview overview={overview} />}
      </Loaded>
    </section>
  );
}

function Overview({ overview }: { overview: PaymentsOverview }) {
  const { reconciliations, differences, owedCredits, ordersUnderWay } = overview;
  const toReview = new Set([...differences, ...(reconciliations[0]?.differences ?? [])].map(paymentOf));
  return (
    <>
      <Panel>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-5 md:grid-cols-3 lg:grid-cols-6">
          <Stat label="Pending orders" value={creditText(ordersUnderWay)} />
          <Stat label="To review" value={creditText(toReview.size)} />
          <Stat label="Owed by sellers" value={creditText(owedCredits)} unit="credits" />
        </dl>
      </Panel>
      {differences.length > 0 && (
        <Callout kind="danger">
          Paid but not credited:{' '}
          {differences.map((difference, index) => (
            <Fragment key={paymentOf(difference)}>
              {index > 0 && '; '}
              <OrderName {...difference} /> was {difference.what} ({difference.sessionId})
            </Fragment>
          ))}
          .
        </Callout>
      )}
      {reconciliations.length > 0 ? (
        <Table caption="Reconciliations" columns={columns} rows={reconciliations} rowKey={({ id }) => id} />
      ) : (
        <Panel>
          <EmptyState picture={<StatementPicture />} title="No Reconciliations Yet">
            We reconcile orders with the payment provider every few minutes.
          </EmptyState>
        </Panel>
      )}
    </>
  );
}

/** Payments without an order have only a session. */
const paymentOf = ({ sessionId, orderId }: Pick<Difference, 'sessionId' | 'orderId'>) => sessionId ?? orderId;

/** By its receipt number once it is credited, else by its ID. Orders are shown on the page of their user. */
function OrderName({ orderId, number, ownerId }: Pick<Difference, 'orderId' | 'number' | 'ownerId'>) {
  const short = shortId(orderId);
  const name = `order ${number ?? short}`;
  const shown = ownerId ? <UserLink id={ownerId} name={name} /> : name;
  if (number || short === orderId) return shown;
  return (
    <ShortId id={orderId} label={`Copy order ID ${orderId}`}>
      {shown}
    </ShortId>
  );
}

/** Orders named per comparison. After a crash, hundreds may have been repaired. */
const MAX_NAMED = 3;

const columns: readonly TableColumn<Reconciliation>[] = [
  {
    title: 'Started',
    isRowHeader: true,
    cell: ({ beganAt }) => <span className="whitespace-nowrap">{momentText(new Date(beganAt))}</span>,
  },
  { title: 'Started by', cell: ({ askedBy }) => (askedBy === 'schedule' ? 'Schedule' : askedBy) },
  { title: 'Checked', align: 'right', cell: ({ compared }) => creditText(compared) },
  { title: 'Fixed', align: 'right', cell: ({ repaired }) => creditText(repaired.length) },
  { title: 'To review', align: 'right', cell: ({ differences }) => creditText(differences.length) },
  {
    title: 'Details',
    cell: ({ repaired, differences }) => {
      const all = [
        ...repaired,
        ...differences.map((difference) => ({ ...difference, what: `was ${difference.what}` })),
      ];
      if (all.length === 0) return NOTHING;
      return (
        <>
          {all.slice(0, MAX_NAMED).map((one, index) => (
            <Fragment key={`${paymentOf(one)} ${one.what}`}>
              {index > 0 && '; '}
              <OrderName {...one} /> {one.what}
            </Fragment>
          ))}
          {all.length > MAX_NAMED && `; and ${all.length - MAX_NAMED} more`}
        </>
      );
    },
  },
];
