import {
  BackLink,
  Button,
  buttonLook,
  EmptyState,
  FailedState,
  PageHeader,
  Panel,
  SkeletonRows,
  StatementPicture,
} from '@casewright/ui';
import { creditsMoved, notify, paths } from '@casewright/web';
import { AccountPage } from '@casewright/web/account';
import { Link } from '@casewright/web/router';
import { Plus, RotateCw } from 'lucide-react';
import { useEffect } from 'react';
import { CurrentBalance } from '../credits/current-balance';
import { TransactionList } from './transaction-list';
import { useTransactions } from './use-transactions';

const FAILED = 'Failed to load transaction history.';

export function HistoryPage() {
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
        <Transactions />
      </Panel>
    </AccountPage>
  );
}

function Transactions() {
  const { data, isPending, isError, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useTransactions();
  useEffect(() => {
    if (isError) notify({ kind: 'error', title: 'Error', message: FAILED });
  }, [isError]);

  if (isPending) return <SkeletonRows label="Loading transactions" rows={5} />;
  const transactions = data?.pages.flatMap(({ rows }) => rows) ?? [];
  if (isError && transactions.length === 0) {
    return <FailedState title={FAILED} isRetrying={isFetching} onRetry={() => void refetch()} />;
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
      {hasNextPage && (
        <div className="flex justify-center border-t border-line pt-5">
          <Button size="small" disabled={isFetchingNextPage} onClick={() => fetchNextPage()}>
            {isFetchingNextPage ? 'Loading...' : 'Show older'}
          </Button>
        </div>
      )}
    </>
  );
}
