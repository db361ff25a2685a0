import { type Prepared, prepared } from '../persistence/sql-reader';

/** A column that rows are sorted by, with its type, so that a cursor can be compared with it. */
export interface SortKey {
  readonly column: string;
  readonly type: 'bigint' | 'timestamptz' | 'uuid' | 'text';
}

export interface ListRule {
  /** `<context>.<list>`: names statements and signs cursors. */
  readonly name: string;
  readonly select: string;
  readonly from: string;
  /** Always true of its rows. Its parameters are `$1` and so on. */
  readonly where: string;
  readonly parameters: number;
  /** The newest first; the last key is unique, so that rows which tie come once. */
  readonly newestFirst: readonly [SortKey, ...SortKey[]];
  /** Conditions that a request may add, each with one parameter written `?`. */
  readonly filters?: Readonly<Record<string, string>>;
  readonly pageSize: number;
}

export type FilterValues = Readonly<Record<string, unknown>>;

interface Keyed {
  readonly cursorKeys: readonly string[];
}

/** A list as its statements. Each combination of filters is prepared once. */
export class List<Row extends object> {
  private readonly statements = new Map<string, Prepared<Row & Keyed>>();

  constructor(readonly rule: ListRule) {}

  /** Values are those of the list, of its filters in the order of the rule, and of the cursor. */
  page(filters: FilterValues, hasCursor: boolean): Prepared<Row & Keyed> {
    const names = this.used(filters);
    return this.statement(['page', ...names, ...(hasCursor ? ['cursor'] : [])], () => {
      const { newestFirst, parameters, pageSize } = this.rule;
      const keys = newestFirst.map(({ column }) => column).join(', ');
      const first = parameters + names.length + 1;
      const after = newestFirst.map(({ type }, index) => `$${first + index}::${type}`).join(', ');
      return `${this.body(names, hasCursor ? `and (${keys}) < (${after})` : '')} limit ${pageSize + 1}`;
    });
  }

  all(filters: FilterValues): Prepared<Row & Keyed> {
    const names = this.used(filters);
    return this.statement(['all', ...names], () => this.body(names));
  }

  /** The filters that have a value, by the allow-list of the rule. */
  used(filters: FilterValues): readonly string[] {
    return Object.keys(this.rule.filters ?? {}).filter((name) => filters[name] !== undefined);
  }

  private body(names: readonly string[], condition = ''): string {
    const { select, from, where, newestFirst, filters = {}, parameters } = this.rule;
    const keys = newestFirst.map(({ column }) => `${column}::text`).join(', ');
    const order = newestFirst.map(({ column }) => `${column} desc`).join(', ');
    const filtered = names.map((name, index) => `and ${filters[name]?.replaceAll('?', `$${parameters + index + 1}`)}`);
    return `select ${select}, array[${keys}] as "cursorKeys" from ${from}
      where ${where} ${filtered.join(' ')} ${condition} order by ${order}`;
  }

  private statement(parts: readonly string[], text: () => string): Prepared<Row & Keyed> {
    const name = [this.rule.name, ...parts].join('.');
    const known = this.statements.get(name);
    if (known) return known;
    const made = prepared<Row & Keyed>(name, text()) as Prepared<Row & Keyed>;
    this.statements.set(name, made);
    return made;
  }
}
