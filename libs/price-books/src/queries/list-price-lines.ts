import { VersionNotFound } from '@casewright/kernel';
import {
  containsFolded,
  type CountedPage,
  type CsvColumns,
  type CsvFile,
  List,
  Lists,
  prepared,
  SqlReader,
} from '@casewright/platform';
import { cellOf, type LineKind, PRICE_COLUMNS } from '@casewright/rules';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { lineOf, type LineRow, SELECTED_LINE_COLUMNS } from './line-columns';

export interface PriceLineSelection {
  readonly kind?: LineKind | undefined;
  /** Part of the name, family, provider, or region. */
  readonly search?: string | undefined;
  readonly sort?: string | undefined;
}

/** Cells as in the CSV file, by header. */
export interface ListedPriceLine {
  readonly id: string;
  readonly cells: Readonly<Record<string, string>>;
}

export class ListPriceLines extends Query<CountedPage<ListedPriceLine>> {
  constructor(
    readonly versionId: string,
    readonly selection: PriceLineSelection,
    readonly before?: string | undefined,
  ) {
    super();
  }
}

export class ExportPriceLines extends Query<CsvFile> {
  constructor(
    readonly versionId: string,
    readonly selection: PriceLineSelection,
  ) {
    super();
  }
}

const AS_IMPORTED = [{ column: '(-position)', type: 'bigint' }] as const;

export const PRICE_LINE_LIST = new List<LineRow>({
  name: 'price-books.lines',
  select: `position::text as id, ${SELECTED_LINE_COLUMNS}`,
  from: 'price_books.lines',
  where: 'version_id = $1',
  parameters: 1,
  newestFirst: AS_IMPORTED,
  sorts: { name: [{ column: 'name', type: 'text' }, ...AS_IMPORTED] },
  filters: {
    kind: 'kind = ?',
    words: containsFolded("name || ' ' || family || ' ' || provider || ' ' || region"),
  },
  pageSize: 50,
});

const exists = prepared<{ readonly id: string }>(
  'price-books.version-exists',
  'select id from price_books.versions where id = $1',
);

async function refuseUnknown(sql: SqlReader, versionId: string): Promise<void> {
  if ((await sql.read(exists, [versionId])).length === 0) throw new VersionNotFound();
}

@QueryHandler(ListPriceLines)
export class ListPriceLinesHandler implements IQueryHandler<ListPriceLines> {
  constructor(
    private readonly sql: SqlReader,
    private readonly lists: Lists,
  ) {}

  async execute({ versionId, selection, before }: ListPriceLines): Promise<CountedPage<ListedPriceLine>> {
    await refuseUnknown(this.sql, versionId);
    const request = { values: [versionId], filters: filtersOf(selection), sort: selection.sort, before };
    const page = await this.lists.countedPage(PRICE_LINE_LIST, request);
    return { ...page, rows: page.rows.map((row) => ({ id: String(row['id']), cells: cellsOf(row) })) };
  }
}

const cellsOf = (row: LineRow): Readonly<Record<string, string>> =>
  Object.fromEntries(PRICE_COLUMNS.map((column) => [column.header, cellOf(column, lineOf(row))]));

/** Can be imported again. */
const columns: CsvColumns<LineRow> = Object.fromEntries(
  PRICE_COLUMNS.map((column) => [column.header, (row: LineRow) => cellOf(column, lineOf(row))]),
);

@QueryHandler(ExportPriceLines)
export class ExportPriceLinesHandler implements IQueryHandler<ExportPriceLines> {
  constructor(
    private readonly sql: SqlReader,
    private readonly lists: Lists,
  ) {}

  async execute({ versionId, selection }: ExportPriceLines): Promise<CsvFile> {
    await refuseUnknown(this.sql, versionId);
    const request = { values: [versionId], filters: filtersOf(selection), sort: selection.sort };
    return this.lists.csv(PRICE_LINE_LIST, request, columns);
  }
}

const filtersOf = ({ kind, search }: PriceLineSelection) => ({ kind, words: search?.trim() || undefined });
