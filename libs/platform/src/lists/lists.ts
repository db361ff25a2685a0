import { Injectable } from '@nestjs/common';
import { stringify } from 'csv-stringify';
import { pipeline, Readable } from 'node:stream';
import { Config } from '../config/config';
import { SqlReader } from '../persistence/sql-reader';
import { Cursors } from './cursors';
import type { List, Selection } from './list';

export interface Page<Row> {
  readonly rows: readonly Row[];
  /** The `before` of the next page; null on the last. */
  readonly next: string | null;
}

export interface CountedPage<Row> extends Page<Row> {
  /** Of all pages, as far as they are counted. */
  readonly total: number;
}

interface RowsRequest extends Selection {
  /** The parameters of the list. */
  readonly values: readonly unknown[];
}

interface PageRequest extends RowsRequest {
  readonly before?: string | undefined;
}

export type CsvFile = Readable;

/** The cell of each column, by its title. */
export type CsvColumns<Row> = Readonly<Record<string, (row: Row) => string | number | null>>;

/** Keyset pages and CSV files of the lists that contexts declare. */
@Injectable()
export class Lists {
  private readonly cursors: Cursors;

  constructor(
    private readonly sql: SqlReader,
    config: Config,
  ) {
    this.cursors = new Cursors(config.deriveKey('list-cursors'));
  }

  /** Every page costs the same. */
  page<Row extends object>(list: List<Row>, request: PageRequest): Promise<Page<Row>> {
    return this.read(list, request, false);
  }

  /** A page, and the number of rows counted up to `upTo`. */
  async countedPage<Row extends object>(
    list: List<Row>,
    request: PageRequest,
    upTo: number,
  ): Promise<CountedPage<Row>> {
    const [counted] = await this.sql.read(list.count(request), [...valuesOf(list, request), upTo]);
    const total = counted?.total ?? 0;
    // Few matches are found fastest by their filter, many by their order. The planner cannot tell which.
    return { ...(await this.read(list, request, total < upTo)), total };
  }

  /** Read from a database cursor while it is sent. */
  csv<Row extends object>(list: List<Row>, request: RowsRequest, columns: CsvColumns<Row>): CsvFile;
  /** With what another context adds to each row, asked for many rows at once. */
  csv<Row extends object, Whole extends Row>(
    list: List<Row>,
    request: RowsRequest,
    columns: CsvColumns<Whole>,
    complete: (rows: readonly Row[]) => Promise<readonly Whole[]>,
  ): CsvFile;
  csv<Row extends object>(
    list: List<Row>,
    request: RowsRequest,
    columns: CsvColumns<Row>,
    complete?: (rows: readonly Row[]) => Promise<readonly Row[]>,
  ): CsvFile {
    const rows = this.sql.stream(list.all(request), valuesOf(list, request));
    const file = stringify({
      header: true,
      columns: Object.keys(columns),
      // Without it, spreadsheet programs guess a local encoding.
      bom: true,
      escape_formulas: true,
      record_delimiter: 'windows',
      quoted_match: /[\r\n]/,
    });
    const whole = complete ? completed<Row>(rows, complete) : rows;
    pipeline(Readable.from(cellsOf<Row>(whole, columns)), file, () => undefined);
    return file;
  }

  private async read<Row extends object>(list: List<Row>, request: PageRequest, isFew: boolean): Promise<Page<Row>> {
    const { before, sort = '' } = request;
    const { name, pageSize } = list.rule;
    const statement = list.page(request, { hasCursor: before !== undefined, isFew });
    const order = `${name} ${sort}`;
    const after = before === undefined ? [] : this.cursors.read(order, before);
    const found = await this.sql.read(statement, [...valuesOf(list, request), ...after]);
    const page = found.slice(0, pageSize);
    const last = found.length > pageSize ? page.at(-1) : undefined;
    return {
      rows: page.map((row) => withoutKeys<Row>(row)),
      next: last ? this.cursors.write(order, last.cursorKeys) : null,
    };
  }
}

const valuesOf = <Row extends object>(list: List<Row>, { values, filters }: RowsRequest): readonly unknown[] => [
  ...values,
  ...list.used(filters).map((name) => filters?.[name]),
];

const withoutKeys = <Row extends object>(row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => name !== 'cursorKeys')) as Row;

const COMPLETED_AT_ONCE = 500;

async function* completed<Row>(rows: AsyncIterable<Row>, complete: (rows: readonly Row[]) => Promise<readonly Row[]>) {
  let batch: Row[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < COMPLETED_AT_ONCE) continue;
    yield* await complete(batch);
    batch = [];
  }
  yield* await complete(batch);
}

async function* cellsOf<Row>(rows: AsyncIterable<Row>, columns: CsvColumns<Row>) {
  for await (const row of rows) yield Object.values(columns).map((cellOf) => cellOf(row));
}
