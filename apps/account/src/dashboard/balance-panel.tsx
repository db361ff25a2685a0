import { creditText, Panel, Skeleton } from '@casewright/ui';
import { formatDate, paths, useBalanceReading } from '@casewright/web';
import { Link } from '@casewright/web/router';
import { Coins } from 'lucide-react';
import { useTransactions } from '../transactions/use-transactions';

/** What is not known stays open: a balance that cannot be read is no reason for an alarm here (S1 §8). */
export function BalancePanel() {
  const { balance, isUnreadable } = useBalanceReading();
  const { data, isPending } = useTransactions();
  const last = data?.pages[0]?.rows[0];
  return (
    <Panel title="Account Funding Balance" aside={<Coins aria-hidden className="size-4.5" />}>
      <div className="flex h-15 items-baseline gap-2.5">
        {balance === undefined && !isUnreadable ? (
          <Skeleton className="h-12 w-28 self-center" />
        ) : (
          <>
            <span className="font-serif text-stat font-semibold tracking-display tabular-nums">
              {balance === undefined ? '—' : creditText(balance)}
            </span>
            <span className="text-body text-ink-faint">credits</span>
          </>
        )}
      </div>
      <div className="mt-4.5 flex items-center justify-between gap-3 border-t border-line pt-4 text-label text-ink-muted">
        {isPending ? (
          <Skeleton className="h-5 w-36" />
        ) : (
          <span>{data ? (last ? lastText(last) : 'Nothing moved yet') : '—'}</span>
        )}
        <Link
          to={paths.transactionHistory}
          className="rounded-box text-small font-medium text-accent hover:text-accent-strong"
        >
          History
        </Link>
      </div>
    </Panel>
  );
}

const lastText = ({ amount, postedAt }: { amount: number; postedAt: string }): string =>
  `Last: ${creditText(amount, true)}, ${formatDate(postedAt)}`;
