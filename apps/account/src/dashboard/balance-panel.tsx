import { creditUnit } from '@casewright/rules';
import { creditText, Panel, Skeleton } from '@casewright/ui';
import { formatDate, useBalanceReading } from '@casewright/web';
import { paths } from '@casewright/web/paths';
import { useInfiniteQuery } from '@casewright/web/query';
import { Link } from '@casewright/web/router';
import { Coins } from 'lucide-react';
import { transactionsQuery } from '../transactions/queries';
import { BalanceChart } from './balance-chart';

/** An unknown balance shows as a dash, without an error (S1 §8). */
export function BalancePanel() {
  const { balance, isUnreadable } = useBalanceReading();
  const { data, isPending } = useInfiniteQuery(transactionsQuery());
  const last = data?.[0];
  return (
    <Panel title="Account Funding Balance" aside={<Coins aria-hidden className="size-4.5" />}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="flex h-15 shrink-0 items-baseline gap-2.5">
          {balance === undefined && !isUnreadable ? (
            <Skeleton className="h-12 w-28 self-center" />
          ) : (
            <>
              <span className="font-serif text-stat font-semibold tracking-display tabular-nums">
                {balance === undefined ? '—' : creditText(balance)}
              </span>
              <span className="text-body text-ink-faint">{creditUnit(balance ?? 0)}</span>
            </>
          )}
        </div>
        {balance !== undefined && data && <BalanceChart balance={balance} movements={data} />}
      </div>
      <div className="mt-4.5 flex items-center justify-between gap-3 border-t border-line pt-4 text-label text-ink-muted">
        {isPending ? (
          <Skeleton className="h-5 w-36" />
        ) : (
          <span>{data ? (last ? lastText(last) : 'No activity yet') : '—'}</span>
        )}
        <Link
          to={paths.transactionHistory}
          className="inline-flex items-center rounded-box text-small font-medium text-accent hover:text-accent-strong max-md:min-h-11"
        >
          History
        </Link>
      </div>
    </Panel>
  );
}

const lastText = ({ amount, postedAt }: { amount: number; postedAt: string }): string =>
  `Last: ${creditText(amount, true)}, ${formatDate(postedAt)}`;
