import { Injectable } from '@nestjs/common';
import { Readable } from 'node:stream';
import { Config } from '../config/config';
import { SqlReader } from '../persistence/sql-reader';
import { type CsvColumns, csvFile } from './csv-file';
import { Cursors } from './cursors';
import type { List, Selection } from './list';

export interface Page<Row> {
  readonly rows: readonly Row[];
  /** The `before` of the next page; null on the last. */
  readonly next: string | null;
}

export interface Counted {
  /** Of all pages, as far as they are counted. */
  readonly total: number;
  /** Whether there are no more than that. */
  readonly isTotalExact: boolean;
}

export interface CountedPage<Row> extends Page<Row>, Counted {}

/** Rows are counted no further, so that a million are listed as fast as a thousand. */
export const MAX_COUNTED = 10_000;
/** Those that a filter leaves: an index of the whole list does not count them. */
export const MAX_FILTERED = 1_000;
/** Those that a search finds: the text of each has to be read. */
export const MAX_FOUND = 100;
/**
 * Of a thousand rows that are looked at for a search. The fewer are found, the more of the list's order is walked for a
 * page; the more the search finds, the more its index answers for the other filters to drop: in a million rows, both
 * are as many where this is the mean of the two.
 */
const COMMON = 5;

interface RowsRequest extends Selection {
  /** The parameters of the list. */
  readonly values: readonly unknown[];
}

interface PageRequest extends RowsRequest {
  readonly before?: string | undefined;
}

export type CsvFile = Readable;

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
  async page<Row extends object>(list: List<Row>, request: PageRequest): Promise<Page<Row>> {
    const { rows, next } = await this.read(list, request, false);
    return { rows, next };
  }

  /** A page, and the number of rows on all of them. */
  async countedPage<Row extends object>(list: List<Row>, request: PageRequest): Promise<CountedPage<Row>> {
    const { filters } = request;
    if (list.isSearch(filters)) return this.foundPage(list, request);
    const counted = await this.count(list, request);
    // Few matches are found fastest by their filter, many by their order. The planner cannot tell which.
    const isFew = counted.isTotalExact && list.used(filters).length > 0;
    const { rows, next } = await this.read(list, request, isFew);
    return { rows, next, ...counted };
  }

  /** The rows that no search is made for. */
  async count<Row extends object>(list: List<Row>, request: RowsRequest): Promise<Counted> {
    const most = list.used(request.filters).length > 0 ? MAX_FILTERED : MAX_COUNTED;
    const [counted] = await this.sql.read(list.count(request), [...valuesOf(list, request), most]);
    const total = counted?.total ?? 0;
    return { total, isTotalExact: total < most };
  }

  /** What is common is read in the order of the list, and what is rare by its index. */
  private async foundPage<Row extends object>(list: List<Row>, request: PageRequest): Promise<CountedPage<Row>> {
    const after = this.cursorOf(list, request);
    const values = valuesOf(list, request);
    const statement = list.nearby(request, { hasCursor: after.length > 0 });
    const [near] = await this.sql.read(statement, [...values, ...after]);
    const isFew = !near || near.total * near.searched < COMMON ** 2;
    const { count, ...page } = await this.read(list, request, isFew);
    const total = Math.max(isFew ? count : Math.min(near.total, MAX_FOUND), page.rows.length);
    const isAll = page.next === null || isFew || (!near.isCutOff && near.total <= MAX_FOUND);
    return { ...page, total, isTotalExact: after.length === 0 && isAll };
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
    const rows = this.sql.batches(list.all(request), valuesOf(list, request));
    const whole = complete ? completed<Row>(rows, complete) : rows;
    return Readable.from(csvFile<Row>(whole, columns), { objectMode: false });
  }

  /** `count` is that of all from here on, where they are few. */
  private async read<Row extends object>(
    list: List<Row>,
    request: PageRequest,
    isFew: boolean,
  ): Promise<Page<Row> & { readonly count: number }> {
    const { pageSize } = list.rule;
    const after = this.cursorOf(list, request);
    const statement = list.page(request, { hasCursor: after.length > 0, isFew });
    const found = await this.sql.read(statement, [...valuesOf(list, request), ...after]);
    const page = found.slice(0, pageSize);
    const last = found.length > pageSize ? page.at(-1) : undefined;
    return {
      rows: page.map((row) => withoutKeys<Row>(row)),
      count: found[0]?.foundCount ?? 0,
      next: last ? this.cursors.write(orderOf(list, request), last.cursorKeys) : null,
    };
  }

  /** The keys that the page before ended with; none of the first. */
  private cursorOf<Row extends object>(list: List<Row>, request: PageRequest): readonly string[] {
    return request.before === undefined ? [] : this.cursors.read(orderOf(list, request), request.before);
  }
}

const orderOf = <Row extends object>({ rule }: List<Row>, { sort = '' }: Selection): string => `${rule.name} ${sort}`;

const valuesOf = <Row extends object>(list: List<Row>, { values, filters }: RowsRequest): readonly unknown[] => [
  ...values,
  ...list.used(filters).map((name) => filters?.[name]),
];

const withoutKeys = <Row extends object>(row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => name !== 'cursorKeys' && name !== 'foundCount')) as Row;

async function* completed<Row>(
  batches: AsyncIterable<readonly Row[]>,
  complete: (rows: readonly Row[]) => Promise<readonly Row[]>,
) {
  for await (const rows of batches) yield await complete(rows);
}
