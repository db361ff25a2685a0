import { DAY_MS } from '@casewright/rules';
import {
  Badge,
  CreditAmount,
  creditText,
  Drawing,
  LedgerChart,
  Loaded,
  Panel,
  ShowOlder,
  Table,
  type TableColumn,
} from '@casewright/ui';
import { formatDate } from '@casewright/web';
import { useInfiniteQuery } from '@casewright/web/query';
import { useState } from 'react';
import { type UserTransaction, userTransactionsQuery } from './queries';

const SHOWN = 6;
const TYPES: Readonly<Record<UserTransaction['type'], string>> = {
  purchase: 'Purchase',
  usage: 'Usage',
  other: 'Other',
};

export function LedgerPanel({ id }: { readonly id: string }) {
  const transactions = useInfiniteQuery(userTransactionsQuery(id));
  const [showsAll, setShowsAll] = useState(false);
  return (
    <Panel title="Balance and ledger">
      <Loaded
        query={transactions}
        what="transactions"
        rows={4}
        isEmpty={(rows) => rows.length === 0}
        empty={<p className="text-small text-ink-muted">No credit activity yet.</p>}
      >
        {(rows) => (
          <div className="grid gap-4">
            <BalanceChart rows={rows} />
            <Table
              caption="Ledger"
              columns={columns}
              rows={showsAll ? rows : rows.slice(0, SHOWN)}
              rowKey={({ id: transactionId }) => transactionId}
            />
            <p className="flex justify-between gap-4 text-label text-ink-muted">
              {showsAll ? rows.length : Math.min(SHOWN, rows.length)} of {rows.length}
              {transactions.hasNextPage ? '+' : ''} {rows.length === 1 ? 'entry' : 'entries'}
              {rows.length > SHOWN && (
                <button
                  type="button"
                  className="font-semibold text-accent hover:underline"
                  onClick={() => setShowsAll(!showsAll)}
                >
                  {showsAll ? 'Show fewer' : 'Open ledger'}
                </button>
              )}
            </p>
            {showsAll && <ShowOlder {...transactions} />}
          </div>
        )}
      </Loaded>
    </Panel>
  );
}

function BalanceChart({ rows }: { readonly rows: readonly UserTransaction[] }) {
  const oldestFirst = rows.toReversed();
  const [first, last] = [oldestFirst[0], oldestFirst.at(-1)];
  if (!first || !last) return null;
  const beganAt = new Date(first.postedAt).getTime();
  const dayOf = (at: string) => (new Date(at).getTime() - beganAt) / DAY_MS;
  // A single day makes no chart.
  if (dayOf(last.postedAt) < 1) return null;
  // Leave room after the last step.
  const lastDay = dayOf(last.postedAt) * 1.06;
  // Separate entries with the same timestamp.
  const entries = oldestFirst.map(({ postedAt, amount }, index) => ({
    day: dayOf(postedAt) + index * lastDay * 1e-4,
    change: amount,
  }));
  const dates = [
    { day: 0, label: formatDate(first.postedAt) },
    { day: lastDay, label: formatDate(last.postedAt) },
  ];
  return (
    <Drawing
      chart={(layout) => (
        <LedgerChart
          layout={layout}
          opening={first.balanceAfter - first.amount}
          entries={entries}
          dates={dates}
          change={(amount) => creditText(amount, true)}
        />
      )}
    />
  );
}

const columns: readonly TableColumn<UserTransaction>[] = [
  {
    title: 'Entry',
    isRowHeader: true,
    cell: ({ description, caseName }) => <span className="wrap-anywhere">{caseName ?? description}</span>,
  },
  { title: 'Date', cell: ({ postedAt }) => <time dateTime={postedAt}>{formatDate(postedAt)}</time> },
  {
    title: 'Kind',
    cell: ({ type }) => <Badge tone={type === 'purchase' ? 'accent' : 'neutral'}>{TYPES[type]}</Badge>,
  },
  { title: 'Credits', align: 'right', cell: ({ amount }) => <CreditAmount credits={amount} isChange /> },
  {
    title: 'Balance',
    align: 'right',
    cell: ({ balanceAfter }) => <span className="font-semibold">{creditText(balanceAfter)}</span>,
  },
];
