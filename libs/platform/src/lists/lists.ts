import { Injectable } from '@nestjs/common';
import { Readable } from 'node:stream';
import { Config } from '../config/config';
import { SqlReader } from '../persistence/sql-reader';
import { type CsvColumns, csvFile } from './csv-file';
import { Cursors } from './cursors';
import type { List, Selection } from './list';

export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly next: string | null;
}

export interface Counted {
  readonly total: number;
  /** False if counting stopped at the limit. */
  readonly isTotalExact: boolean;
}

export interface CountedPage<Row> extends Page<Row>, Counted {}

/** Rows are counted up to this number, so that the size of the list does not matter. */
export const MAX_COUNTED = 10_000;
/** Limit for filtered rows, which the list's index cannot count. */
export const MAX_FILTERED = 1_000;
/** Limit for search matches, since each row's text must be read. */
export const MAX_FOUND = 100;
/** Geometric mean of filtered and searched matches per 1,000 sampled rows at which both plans cost the same. */
const COMMON = 5;

interface RowsRequest extends Selection {
  readonly values: readonly unknown[];
}

interface PageRequest extends RowsRequest {
  readonly before?: string | undefined;
}

export type CsvFile = Readable;

@Injectable()
export class Lists {
  private readonly cursors: Cursors;

  constructor(
    private readonly sql: SqlReader,
    config: Config,
  ) {
    this.cursors = new Cursors(config.deriveKeys('list-cursors'));
  }

  async page<Row extends object>(list: List<Row>, request: PageRequest): Promise<Page<Row>> {
    const { rows, next } = await this.read(list, request, false);
    return { rows, next };
  }

  async countedPage<Row extends object>(list: List<Row>, request: PageRequest): Promise<CountedPage<Row>> {
    const { filters } = request;
    if (list.isSearch(filters)) return this.foundPage(list, request);
    const counted = await this.count(list, request);
    // The planner cannot tell that few matches are found faster by filter, and many by order.
    const isFew = counted.isTotalExact && list.used(filters).length > 0;
    const { rows, next } = await this.read(list, request, isFew);
    return { rows, next, ...counted };
  }

  /** Does not support searches. */
  async count<Row extends object>(list: List<Row>, request: RowsRequest): Promise<Counted> {
    const most = list.used(request.filters).length > 0 ? MAX_FILTERED : MAX_COUNTED;
    const [counted] = await this.sql.read(list.count(request), [...valuesOf(list, request), most]);
    const total = counted?.total ?? 0;
    return { total, isTotalExact: total < most };
  }

  /** Reads common matches in the list's order, rare ones by the search index. */
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

  csv<Row extends object>(list: List<Row>, request: RowsRequest, columns: CsvColumns<Row>): CsvFile;
  /** @param complete adds another context's data to a batch of rows */
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
