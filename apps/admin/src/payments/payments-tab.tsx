import { momentText } from '@casewright/rules';
import {
  Button,
  Callout,
  creditText,
  EmptyState,
  FailedState,
  Panel,
  SkeletonRows,
  Stat,
  StatementPicture,
  Table,
  type TableColumn,
} from '@casewright/ui';
import { RotateCw } from 'lucide-react';
import { type PaymentsOverview, type Reconciliation, usePayments, useReconcile } from './use-payments';

/** How our orders agree with the payment provider: what was repaired, and what somebody has to look into. */
export function PaymentsTab() {
  const payments = usePayments();
  const reconcile = useReconcile();
  return (
    <section aria-labelledby="payments" className="mt-5.5 grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="payments" className="text-lead font-semibold">
          Payments
        </h2>
        <Button disabled={reconcile.isPending} onClick={() => reconcile.mutate()}>
          <RotateCw aria-hidden className="size-4" />
          {reconcile.isPending ? 'Comparing...' : 'Compare with the Provider'}
        </Button>
      </div>
      {payments.isPending ? (
        <SkeletonRows label="Loading payments" rows={5} />
      ) : payments.isError ? (
        <FailedState
          title="Payments could not be loaded."
          isRetrying={payments.isFetching}
          onRetry={() => void payments.refetch()}
        />
      ) : (
        <Overview overview={payments.data} />
      )}
    </section>
  );
}

function Overview({ overview }: { overview: PaymentsOverview }) {
  const { reconciliations, differences, owedCredits, ordersUnderWay } = overview;
  return (
    <>
      <Panel>
        <dl className="flex flex-wrap gap-x-12 gap-y-4">
          <Stat label="Orders under way" value={creditText(ordersUnderWay)} />
          <Stat label="To look into" value={creditText(differences.length)} />
          <Stat label="Owed by sellers" value={creditText(owedCredits)} unit="credits" />
        </dl>
      </Panel>
      {differences.length > 0 && (
        <Callout kind="danger">
          Paid, but not credited:{' '}
          {differences.map(({ orderId, sessionId, what }) => `order ${orderId} was ${what} (${sessionId})`).join('; ')}.
        </Callout>
      )}
      {reconciliations.length > 0 ? (
        <Table caption="Comparisons" columns={columns} rows={reconciliations} rowKey={({ id }) => id} />
      ) : (
        <EmptyState picture={<StatementPicture />} title="No Comparisons Yet">
          Orders are compared with the payment provider every few minutes.
        </EmptyState>
      )}
    </>
  );
}

/** Of one comparison: after a crash, hundreds may have been repaired. */
const MOST_NAMED = 3;

const columns: readonly TableColumn<Reconciliation>[] = [
  {
    title: 'Began',
    isRowHeader: true,
    cell: ({ beganAt }) => <span className="whitespace-nowrap">{momentText(new Date(beganAt))}</span>,
  },
  { title: 'Asked by', cell: ({ askedBy }) => (askedBy === 'chore' ? 'Every few minutes' : askedBy) },
  { title: 'Compared', align: 'right', cell: ({ compared }) => creditText(compared) },
  { title: 'Repaired', align: 'right', cell: ({ repaired }) => creditText(repaired.length) },
  { title: 'Differ', align: 'right', cell: ({ differences }) => creditText(differences.length) },
  {
    title: 'What',
    cell: ({ repaired, differences }) => {
      const all = [
        ...repaired.map(({ orderId, what }) => `order ${orderId} ${what}`),
        ...differences.map(({ orderId, what }) => `order ${orderId} was ${what}`),
      ];
      const others = all.length > MOST_NAMED ? [`and ${all.length - MOST_NAMED} more`] : [];
      return [...all.slice(0, MOST_NAMED), ...others].join('; ') || '—';
    },
  },
];
