import { prepared, SqlReader } from '@casewright/platform';
import {
  cellOf,
  comparePriceLines,
  PRICE_COLUMNS,
  type PriceFault,
  type PriceLine,
  readPriceLines,
} from '@casewright/rules';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { PriceBookVersionNotFound } from '../domain/price-book.errors';
import { lineOf, type LineRow, SELECTED_LINE_COLUMNS } from './line-columns';

/** One line of a comparison. Cells as in the CSV file: all of an added or removed line, those that differ otherwise. */
export interface PriceLineChange {
  readonly kind: 'added' | 'changed' | 'removed';
  /** Kind, provider, region, and name. */
  readonly line: string;
  readonly cells: readonly PriceCellChange[];
}

export interface PriceCellChange {
  readonly column: string;
  readonly before: string | null;
  readonly after: string | null;
}

export interface PriceChanges {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  readonly unchanged: number;
  readonly changes: readonly PriceLineChange[];
}

export interface PriceImportTrial extends PriceChanges {
  readonly faultCount: number;
  /** The first of them. */
  readonly faults: readonly PriceFault[];
}

/** With the version published before it. Everything is added if there is none. */
export class ComparePriceBookVersion extends Query<PriceChanges> {
  constructor(readonly versionId: string) {
    super();
  }
}

/** What an import of the file would change in the draft. Changes nothing. */
export class TryPriceImport extends Query<PriceImportTrial> {
  constructor(
    readonly versionId: string,
    readonly rows: readonly (readonly string[])[],
  ) {
    super();
  }
}

const MAX_FAULTS = 200;

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

  async execute({ versionId }: ComparePriceBookVersion): Promise<PriceChanges> {
    const [version] = await this.sql.read(neighbors, [versionId]);
    if (!version) throw new PriceBookVersionNotFound();
    const { previousId } = version;
    const [before, after] = await Promise.all([
      previousId ? linesIn(this.sql, previousId) : [],
      linesIn(this.sql, versionId),
    ]);
    return changesOf(before, after);
  }
}

@QueryHandler(TryPriceImport)
export class TryPriceImportHandler implements IQueryHandler<TryPriceImport> {
  constructor(private readonly sql: SqlReader) {}

  async execute({ versionId, rows }: TryPriceImport): Promise<PriceImportTrial> {
    const [version] = await this.sql.read(neighbors, [versionId]);
    if (!version) throw new PriceBookVersionNotFound();
    const { lines: next, faults } = readPriceLines(rows);
    const before = await linesIn(this.sql, versionId);
    // A file with faults changes nothing.
    const changes = faults.length > 0 ? changesOf(before, before) : changesOf(before, next);
    return { ...changes, faultCount: faults.length, faults: faults.slice(0, MAX_FAULTS) };
  }
}

const linesIn = async (sql: SqlReader, versionId: string): Promise<readonly PriceLine[]> =>
  (await sql.read(lines, [versionId])).map(lineOf);

function changesOf(before: readonly PriceLine[], after: readonly PriceLine[]): PriceChanges {
  const { added, changed, removed, unchangedCount } = comparePriceLines(before, after);
  return {
    ...{ added: added.length, changed: changed.length, removed: removed.length, unchanged: unchangedCount },
    changes: [
      ...changed.map(({ line, cells }) => ({ kind: 'changed' as const, line: lineText(line), cells })),
      ...added.map((line) => ({
        kind: 'added' as const,
        line: lineText(line),
        cells: cellsOf(line).map(([column, after]) => ({ column, before: null, after })),
      })),
      ...removed.map((line) => ({
        kind: 'removed' as const,
        line: lineText(line),
        cells: cellsOf(line).map(([column, before]) => ({ column, before, after: null })),
      })),
    ],
  };
}

const lineText = ({ kind, provider, region, name }: PriceLine): string =>
  [name, kind, provider, ...(region === '' ? [] : [region])].join(' · ');

/** Sizes and prices. */
const cellsOf = (line: PriceLine): readonly (readonly [column: string, cell: string])[] =>
  PRICE_COLUMNS.slice(PRICE_COLUMNS.findIndex(({ header }) => header === 'vCPU')).flatMap((column) => {
    const cell = cellOf(column, line);
    return cell === '' ? [] : [[column.header, cell] as const];
  });
