import { VersionNotFound } from '@casewright/kernel';
import { prepared, SqlReader } from '@casewright/platform';
import {
  compareLines,
  type ImportTrial,
  importTrial,
  type LineChanges,
  PRICE_FORMAT,
  type PriceLine,
} from '@casewright/rules';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { lineOf, type LineRow, SELECTED_LINE_COLUMNS } from './line-columns';

/** With the version published before it. Everything is added if there is none. */
export class ComparePriceBookVersion extends Query<LineChanges> {
  constructor(readonly versionId: string) {
    super();
  }
}

/** What an import of the file would change in the draft. Changes nothing. */
export class TryPriceImport extends Query<ImportTrial> {
  constructor(
    readonly versionId: string,
    readonly rows: readonly (readonly string[])[],
  ) {
    super();
  }
}

interface Neighbors {
  readonly previousId: string | null;
}

const neighbors = prepared<Neighbors>(
  'price-books.previous-version',
  `select (select p.id from price_books.versions p
     where p.price_book_id = v.price_book_id and p.number < v.number and p.published_at is not null
     order by p.number desc limit 1) as "previousId"
   from price_books.versions v where v.id = $1`,
);
const lines = prepared<LineRow>(
  'price-books.lines-to-compare',
  `select ${SELECTED_LINE_COLUMNS} from price_books.lines where version_id = $1 order by position`,
);

@QueryHandler(ComparePriceBookVersion)
export class ComparePriceBookVersionHandler implements IQueryHandler<ComparePriceBookVersion> {
  constructor(private readonly sql: SqlReader) {}

  async execute({ versionId }: ComparePriceBookVersion): Promise<LineChanges> {
    const [version] = await this.sql.read(neighbors, [versionId]);
    if (!version) throw new VersionNotFound();
    const { previousId } = version;
    const [before, after] = await Promise.all([
      previousId ? linesIn(this.sql, previousId) : [],
      linesIn(this.sql, versionId),
    ]);
    return compareLines(PRICE_FORMAT, before, after);
  }
}

@QueryHandler(TryPriceImport)
export class TryPriceImportHandler implements IQueryHandler<TryPriceImport> {
  constructor(private readonly sql: SqlReader) {}

  async execute({ versionId, rows }: TryPriceImport): Promise<ImportTrial> {
    const [version] = await this.sql.read(neighbors, [versionId]);
    if (!version) throw new VersionNotFound();
    return importTrial(PRICE_FORMAT, await linesIn(this.sql, versionId), rows);
  }
}

const linesIn = async (sql: SqlReader, versionId: string): Promise<readonly PriceLine[]> =>
  (await sql.read(lines, [versionId])).map(lineOf);
