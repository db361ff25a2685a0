import { prepared, Sql } from '@casewright/platform';
import type { PriceLine } from '@casewright/rules';
import { Injectable } from '@nestjs/common';
import type { PriceBook, PriceBookVersion } from '../../domain/price-book';
import { PriceBooks, type PriceBookWithVersions } from '../../domain/price-book.repository';
import { PRICE_BOOK_COLUMNS, VERSION_COLUMNS } from '../../queries/price-book-columns';
import {
  LINE_COLUMNS,
  LINE_FIELDS,
  LINE_RECORD,
  lineOf,
  type LineRow,
  SELECTED_LINE_COLUMNS,
} from '../../queries/line-columns';

const lock = prepared<PriceBook>(
  'price-books.lock',
  `select ${PRICE_BOOK_COLUMNS} from price_books.price_books where id = $1 for update`,
);
const priceBookOfVersion = prepared<{ readonly priceBookId: string }>(
  'price-books.book-of-version',
  'select price_book_id as "priceBookId" from price_books.versions where id = $1',
);
const versions = prepared<PriceBookVersion>(
  'price-books.versions',
  `select ${VERSION_COLUMNS} from price_books.versions where price_book_id = $1 order by number desc`,
);
const add = prepared<{ readonly id: string }>(
  'price-books.add',
  `insert into price_books.price_books (id, name, source, region, currency, is_sample, created_by, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (lower(name)) do nothing returning id`,
);
const addVersion = prepared(
  'price-books.add-version',
  `insert into price_books.versions
     (id, prices_as_of, line_count, revision, changed_at, published_by, published_at, price_book_id, number, created_by, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
);
const saveVersion = prepared(
  'price-books.save-version',
  `update price_books.versions set prices_as_of = $2, line_count = $3, revision = $4, changed_at = $5,
     published_by = $6, published_at = $7 where id = $1`,
);
const removeVersion = prepared('price-books.remove-version', 'delete from price_books.versions where id = $1');
const remove = prepared('price-books.remove', 'delete from price_books.price_books where id = $1');
const lines = prepared<LineRow>(
  'price-books.lines',
  `select ${SELECTED_LINE_COLUMNS} from price_books.lines where version_id = $1 order by position`,
);
const removeLines = prepared('price-books.remove-lines', 'delete from price_books.lines where version_id = $1');
const addLines = prepared(
  'price-books.add-lines',
  `insert into price_books.lines (version_id, position, ${LINE_COLUMNS})
   select $1, ordinality, ${LINE_FIELDS}
   from rows from (jsonb_to_recordset($2::jsonb) as (${LINE_RECORD})) with ordinality`,
);

@Injectable()
export class SqlPriceBooks extends PriceBooks {
  constructor(private readonly sql: Sql) {
    super();
  }

  async lock(priceBookId: string): Promise<PriceBookWithVersions | undefined> {
    const [priceBook] = await this.sql.run(lock, [priceBookId]);
    const [newest, ...older] = priceBook ? await this.sql.run(versions, [priceBookId]) : [];
    return priceBook && newest && { priceBook, versions: [newest, ...older] };
  }

  async lockOfVersion(versionId: string): Promise<PriceBookWithVersions | undefined> {
    const [found] = await this.sql.run(priceBookOfVersion, [versionId]);
    return found && this.lock(found.priceBookId);
  }

  async add({ id, name, source, region, currency, isSample, createdBy, createdAt }: PriceBook): Promise<boolean> {
    const values = [id, name, source, region, currency, isSample, createdBy, createdAt];
    return (await this.sql.run(add, values)).length > 0;
  }

  async addVersion(version: PriceBookVersion): Promise<void> {
    const { priceBookId, number, createdBy, createdAt } = version;
    await this.sql.run(addVersion, [...changing(version), priceBookId, number, createdBy, createdAt]);
  }

  async saveVersion(version: PriceBookVersion): Promise<void> {
    await this.sql.run(saveVersion, changing(version));
  }

  async removeVersion(versionId: string): Promise<void> {
    await this.sql.run(removeVersion, [versionId]);
  }

  async remove(priceBookId: string): Promise<void> {
    await this.sql.run(remove, [priceBookId]);
  }

  async lines(versionId: string): Promise<readonly PriceLine[]> {
    return (await this.sql.run(lines, [versionId])).map(lineOf);
  }

  async replaceLines(versionId: string, next: readonly PriceLine[]): Promise<void> {
    await this.sql.run(removeLines, [versionId]);
    await this.sql.run(addLines, [versionId, JSON.stringify(next)]);
  }
}

const changing = (version: PriceBookVersion): readonly unknown[] => {
  const { id, pricesAsOf, lineCount, revision, changedAt, publishedBy, publishedAt } = version;
  return [id, pricesAsOf, lineCount, revision, changedAt, publishedBy, publishedAt];
};
