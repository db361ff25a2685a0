import {
  BackLink,
  Button,
  buttonLook,
  EmptyState,
  FailedState,
  LinkTabs,
  PageHeader,
  Panel,
  ShowOlder,
  SkeletonRows,
  StatementPicture,
} from '@casewright/ui';
import { creditsMoved, notify, paths } from '@casewright/web';
import { AccountPage } from '@casewright/web/account';
import { Link, useSearchParams } from '@casewright/web/router';
import { Download, Plus, RotateCw } from 'lucide-react';
import { useEffect } from 'react';
import { CurrentBalance } from '../credits/current-balance';
import { TransactionList } from './transaction-list';
import { type TransactionType, useTransactions } from './use-transactions';

const FAILED = 'Failed to load transaction history.';

export function HistoryPage() {
  const [query] = useSearchParams();
  const type = TYPES.find((one) => one === query.get('type'));
  return (
    <AccountPage>
      <PageHeader
        title="Transaction History"
        lead="Every credit that came and went, newest first."
        back={
          <BackLink to={paths.profile} link={Link}>
            Back to Profile
          </BackLink>
        }
        actions={
          <>
            <a href="/api/credits/transactions/csv" download className={buttonLook()}>
              <Download aria-hidden className="size-4" />
              Download CSV
            </a>
            <Button onClick={creditsMoved}>
              <RotateCw aria-hidden className="size-4" />
              Refresh History
            </Button>
            <Link to={paths.purchaseCredits} className={buttonLook('primary')}>
              <Plus aria-hidden className="size-4" />
              Purchase More Credits
            </Link>
          </>
        }
      />
      <Panel className="mb-5">
        <CurrentBalance />
      </Panel>
      <Panel title="Transactions">
        <LinkTabs label="Show" tabs={filters} current={addressOf(type)} link={Link} />
        <Transactions type={type} />
      </Panel>
    </AccountPage>
  );
}

const TYPES: readonly TransactionType[] = ['purchase', 'usage', 'other'];

const addressOf = (type?: TransactionType): string =>
  type ? `${paths.transactionHistory}?type=${type}` : paths.transactionHistory;

const filters = [
  { name: 'All', path: addressOf() },
  { name: 'Purchases', path: addressOf('purchase') },
  { name: 'Usage', path: addressOf('usage') },
  { name: 'Other', path: addressOf('other') },
];

function Transactions({ type }: { readonly type: TransactionType | undefined }) {
  const list = useTransactions(type);
  const { data, isPending, isError, errorUpdatedAt, isFetching, refetch } = list;
  useEffect(() => {
    if (isError) notify({ kind: 'error', title: 'Error', message: FAILED });
  }, [isError, errorUpdatedAt]);

  if (isPending) return <SkeletonRows label="Loading transactions" rows={5} />;
  const transactions = data?.pages.flatMap(({ rows }) => rows) ?? [];
  if (isError && transactions.length === 0) {
    return <FailedState title={FAILED} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  if (transactions.length === 0 && type) {
    return <p className="py-10 text-center text-small text-ink-muted">There are no transactions of this type.</p>;
  }
  if (transactions.length === 0) {
    return (
      <EmptyState
        picture={<StatementPicture />}
        title="No Transactions Yet"
        action={
          <Link to={paths.purchaseCredits} className={buttonLook('primary')}>
            Purchase Credits
          </Link>
        }
      >
        What you buy and what your cases use is listed here.
      </EmptyState>
    );
  }
  return (
    <>
      <TransactionList transactions={transactions} />
      <ShowOlder {...list} />
    </>
  );
}
