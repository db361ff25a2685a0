import {
  Button,
  buttonLook,
  EmptyState,
  isEmptyList,
  Loaded,
  PageHeader,
  Panel,
  ShowOlder,
  StatementPicture,
} from '@casewright/ui';
import { creditsMoved } from '@casewright/web';
import { BackLink, LinkTabs } from '@casewright/web/links';
import { paths } from '@casewright/web/paths';
import { addressWith, useAddress } from '@casewright/web/address';
import { useInfiniteQuery } from '@casewright/web/query';
import { Link } from '@casewright/web/router';
import { Download, Plus, RotateCw } from 'lucide-react';
import { CurrentBalance } from '../credits/current-balance';
import { TransactionList } from './transaction-list';
import { transactionsQuery, typeInAddress, type TransactionType } from './queries';

export function HistoryPage() {
  const [type] = useAddress(typeInAddress);
  return (
    <>
      <PageHeader
        title="Transaction History"
        lead="All credit activity, newest first."
        back={<BackLink to={paths.profile}>Back to Dashboard</BackLink>}
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
        <LinkTabs label="Show" tabs={filters} current={addressOf(type)} />
        <Transactions type={type} />
      </Panel>
    </>
  );
}

const addressOf = (type?: TransactionType): string => addressWith(paths.transactionHistory, typeInAddress, type);

const filters = [
  { name: 'All', path: addressOf() },
  { name: 'Purchases', path: addressOf('purchase') },
  { name: 'Usage', path: addressOf('usage') },
  { name: 'Other', path: addressOf('other') },
];

function Transactions({ type }: { readonly type: TransactionType | undefined }) {
  const list = useInfiniteQuery(transactionsQuery(type));
  return (
    <Loaded
      query={list}
      what="transaction history"
      rows={5}
      isEmpty={isEmptyList}
      empty={type ? <NoneOfType /> : <NoTransactions />}
    >
      {(transactions) => (
        <>
          <TransactionList transactions={transactions} />
          <ShowOlder {...list} />
        </>
      )}
    </Loaded>
  );
}

function NoneOfType() {
  return <p className="py-10 text-center text-small text-ink-muted">No transactions of this type.</p>;
}

function NoTransactions() {
  return (
    <EmptyState
      picture={<StatementPicture />}
      title="No Transactions Yet"
      action={
        <Link to={paths.purchaseCredits} className={buttonLook()}>
          Purchase Credits
        </Link>
      }
    >
      Credits you buy and credits your cases use appear here.
    </EmptyState>
  );
}
