import { Injectable } from '@nestjs/common';
import { stringify } from 'csv-stringify';
import { pipeline, Readable } from 'node:stream';
import { Config } from '../config/config';
import { SqlReader } from '../persistence/sql-reader';
import { Cursors } from './cursors';
import type { FilterValues, List } from './list';

export interface Page<Row> {
  readonly rows: readonly Row[];
  /** The `before` of the next page; null on the last. */
  readonly next: string | null;
}

export interface PageRequest {
  /** The parameters of the list. */
  readonly values: readonly unknown[];
  readonly filters?: FilterValues;
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
  async page<Row extends object>(list: List<Row>, { values, filters = {}, before }: PageRequest): Promise<Page<Row>> {
    const { name, pageSize } = list.rule;
    const after = before === undefined ? [] : this.cursors.read(name, before);
    const statement = list.page(filters, before !== undefined);
    const found = await this.sql.read(statement, [...values, ...valuesOf(list, filters), ...after]);
    const page = found.slice(0, pageSize);
    const last = found.length > pageSize ? page.at(-1) : undefined;
    return {
      rows: page.map((row) => withoutKeys<Row>(row)),
      next: last ? this.cursors.write(name, last.cursorKeys) : null,
    };
  }

  /** Read from a database cursor while it is sent. */
  csv<Row extends object>(list: List<Row>, { values, filters = {} }: PageRequest, columns: CsvColumns<Row>): CsvFile {
    const rows = this.sql.stream(list.all(filters), [...values, ...valuesOf(list, filters)]);
    const file = stringify({
      header: true,
      columns: Object.keys(columns),
      // Without it, spreadsheet programs guess a local encoding.
      bom: true,
      escape_formulas: true,
      record_delimiter: 'windows',
      quoted_match: /[\r\n]/,
    });
    pipeline(Readable.from(cellsOf<Row>(rows, columns)), file, () => undefined);
    return file;
  }
}

const valuesOf = <Row extends object>(list: List<Row>, filters: FilterValues): readonly unknown[] =>
  list.used(filters).map((name) => filters[name]);

const withoutKeys = <Row extends object>(row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => name !== 'cursorKeys')) as Row;

async function* cellsOf<Row>(rows: AsyncIterable<Row>, columns: CsvColumns<Row>) {
  for await (const row of rows) yield Object.values(columns).map((cellOf) => cellOf(row));
}
