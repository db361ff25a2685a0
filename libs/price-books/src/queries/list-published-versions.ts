import { prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

/** A version that machines can be priced with. */
export interface PublishedVersion {
  readonly id: string;
  readonly priceBookId: string;
  readonly name: string;
  readonly source: string;
  readonly region: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly isSample: boolean;
  readonly number: number;
  /** ISO date. */
  readonly pricesAsOf: string;
  /** Whether no later version of the book is published. */
  readonly isNewest: boolean;
}

/** By name of the book, newest version first. */
export class ListPublishedVersions extends Query<readonly PublishedVersion[]> {}

/** What a published version is called, and its book's newest one. */
export const PUBLISHED_VERSION = `select v.id, v.price_book_id as "priceBookId", b.name, b.source, b.region, b.currency,
    b.is_sample as "isSample", v.number, v.prices_as_of::text as "pricesAsOf",
    not exists (select 1 from price_books.versions later where later.price_book_id = b.id
      and later.number > v.number and later.published_at is not null) as "isNewest"
  from price_books.versions v join price_books.price_books b on b.id = v.price_book_id
  where v.published_at is not null`;

const MAX_VERSIONS = 500;

const all = prepared<PublishedVersion>(
  'price-books.published-versions',
  `${PUBLISHED_VERSION} order by lower(b.name), v.number desc limit ${MAX_VERSIONS}`,
);

@QueryHandler(ListPublishedVersions)
export class ListPublishedVersionsHandler implements IQueryHandler<ListPublishedVersions> {
  constructor(private readonly sql: SqlReader) {}

  execute(): Promise<readonly PublishedVersion[]> {
    return this.sql.read(all, []);
  }
}
