import {
  containsFolded,
  type CountedPage,
  type CsvColumns,
  type CsvFile,
  List,
  Lists,
  readSearch,
} from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { PriceBook } from '../domain/price-book';
import { PRICE_BOOK_COLUMNS } from './price-book-columns';

export interface ListedPriceBook extends PriceBook {
  /** Newest published version. */
  readonly publishedNumber: number | null;
  /** ISO date. */
  readonly pricesAsOf: string | null;
  readonly lineCount: number | null;
  readonly hasDraft: boolean;
}

export interface PriceBookSelection {
  /** Part of the name, source, or region, or the ID. */
  readonly search?: string | undefined;
  readonly sort?: string | undefined;
}

export class ListPriceBooks extends Query<CountedPage<ListedPriceBook>> {
  constructor(
    readonly selection: PriceBookSelection,
    readonly before?: string | undefined,
  ) {
    super();
  }
}

export class ExportPriceBooks extends Query<CsvFile> {
  constructor(readonly selection: PriceBookSelection) {
    super();
  }
}

const WITH_VERSIONS = `(
  select b.*, v.number as published_number, v.prices_as_of, v.line_count,
    exists (select 1 from price_books.versions d where d.price_book_id = b.id and d.published_at is null) as has_draft
  from price_books.price_books b
  left join lateral (
    select number, prices_as_of, line_count from price_books.versions
    where price_book_id = b.id and published_at is not null order by number desc limit 1) v on true) books`;

const NEWEST_FIRST = [
  { column: 'created_at', type: 'timestamptz' },
  { column: 'id', type: 'uuid' },
] as const;

export const PRICE_BOOK_LIST = new List<ListedPriceBook>({
  name: 'price-books.books',
  select: `${PRICE_BOOK_COLUMNS}, published_number as "publishedNumber", prices_as_of::text as "pricesAsOf",
    line_count as "lineCount", has_draft as "hasDraft"`,
  from: WITH_VERSIONS,
  where: 'true',
  parameters: 0,
  newestFirst: NEWEST_FIRST,
  sorts: {
    created: NEWEST_FIRST,
    name: [
      { column: 'lower(name)', type: 'text' },
      { column: 'id', type: 'uuid' },
    ],
  },
  filters: { id: 'id = ?::uuid', words: containsFolded("name || ' ' || source || ' ' || region") },
  pageSize: 25,
});

@QueryHandler(ListPriceBooks)
export class ListPriceBooksHandler implements IQueryHandler<ListPriceBooks> {
  constructor(private readonly lists: Lists) {}

  execute({ selection, before }: ListPriceBooks): Promise<CountedPage<ListedPriceBook>> {
    const request = { values: [], filters: filtersOf(selection), sort: selection.sort, before };
    return this.lists.countedPage(PRICE_BOOK_LIST, request);
  }
}

const columns: CsvColumns<ListedPriceBook> = {
  Name: ({ name }) => name,
  Source: ({ source }) => source,
  Region: ({ region }) => region,
  Currency: ({ currency }) => currency,
  'Invented prices': ({ isSample }) => (isSample ? 'Yes' : 'No'),
  'Published version': ({ publishedNumber }) => publishedNumber,
  'Prices as of': ({ pricesAsOf }) => pricesAsOf,
  Lines: ({ lineCount }) => lineCount,
};

@QueryHandler(ExportPriceBooks)
export class ExportPriceBooksHandler implements IQueryHandler<ExportPriceBooks> {
  constructor(private readonly lists: Lists) {}

  async execute({ selection }: ExportPriceBooks): Promise<CsvFile> {
    const request = { values: [], filters: filtersOf(selection), sort: selection.sort };
    return this.lists.csv(PRICE_BOOK_LIST, request, columns);
  }
}

function filtersOf({ search }: PriceBookSelection) {
  const { id } = readSearch(search);
  return { id, words: id === undefined ? search?.trim() || undefined : undefined };
}
