import { Button, buttonLook, Facts } from '@casewright/ui';
import type { GridColumn } from '@casewright/ui/data-grid';
import { Link } from '@casewright/web/router';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { AdminList } from '../list/admin-list';
import { Moment, NOTHING } from '../list/cells';
import { linesText } from '../versioned-list/version-state';
import { type ListedPriceBook, priceBooksList } from './queries';
import { priceBookPath } from './tab';
import { asOfText, SampleBadge } from './price-texts';

const NewPriceBookDialog = lazy(async () => ({
  default: (await import('./new-price-book-dialog')).NewPriceBookDialog,
}));

export function PriceBooksTab() {
  const [isAdding, setAdding] = useState(false);
  return (
    <AdminList
      list={priceBooksList}
      title="Price Books"
      searchFor="Name, source, region"
      columns={columns}
      details={details}
      emptyTitle="No price books found"
      empty="Add a price book, then import its prices from a CSV file."
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-small text-ink-muted">
          Prices of instances, hosts, licenses, and storage that machines are sized to.
        </p>
        <Button kind="primary" onClick={() => setAdding(true)}>
          <Plus aria-hidden className="size-4" />
          New price book
        </Button>
      </div>
      {isAdding && (
        <Suspense>
          <NewPriceBookDialog onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </AdminList>
  );
}

const columns: readonly GridColumn<ListedPriceBook>[] = [
  {
    ...{ title: 'Name', isRowHeader: true, order: 'name' },
    cell: ({ name, isSample }) => (
      <span className="flex flex-wrap items-center gap-2">
        <span className="wrap-anywhere">{name}</span>
        {isSample && <SampleBadge />}
      </span>
    ),
  },
  { title: 'Region', cell: ({ region }) => region },
  { title: 'Currency', cell: ({ currency }) => currency },
  { title: 'Published', cell: (found) => <span className="whitespace-nowrap">{publishedText(found)}</span> },
  { title: 'Draft', cell: ({ hasDraft }) => (hasDraft ? 'Yes' : NOTHING) },
  { title: 'Added', order: 'created', cell: ({ createdAt }) => <Moment at={createdAt} /> },
];

const publishedText = ({ publishedNumber }: ListedPriceBook): string =>
  publishedNumber === null ? 'Not yet' : `Version ${publishedNumber}`;

const details = (found: ListedPriceBook) => ({
  title: found.name,
  lead: found.isSample ? <SampleBadge /> : undefined,
  body: (
    <Facts
      facts={[
        { label: 'Source', value: found.source },
        { label: 'Region', value: found.region },
        { label: 'Currency', value: found.currency },
        { label: 'Published', value: publishedText(found) },
        ...(found.publishedNumber === null
          ? []
          : [
              { label: 'Prices', value: asOfText(found.pricesAsOf) },
              { label: 'Size', value: linesText(found.lineCount ?? 0) },
            ]),
      ]}
    />
  ),
  actions: (
    <Link to={priceBookPath(found.id)} className={buttonLook('primary')}>
      Open
    </Link>
  ),
});
