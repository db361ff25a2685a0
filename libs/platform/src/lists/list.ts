import { InvalidRequest } from '../http/request-validation';
import { type Prepared, prepared } from '../persistence/sql-reader';

/** A column that rows are sorted by, with its type, so that a cursor can be compared with it. */
export interface SortKey {
  readonly column: string;
  readonly type: 'bigint' | 'timestamptz' | 'uuid' | 'text';
}

export type SortKeys = readonly [SortKey, ...SortKey[]];

export interface ListRule {
  /** `<context>.<list>`: names statements and signs cursors. */
  readonly name: string;
  readonly select: string;
  readonly from: string;
  /** Always true of its rows. Its parameters are `$1` and so on. */
  readonly where: string;
  readonly parameters: number;
  /** The newest first; the last key is unique, so that rows which tie come once. */
  readonly newestFirst: SortKeys;
  /** Orders that a request may ask for instead, by name; with a minus before it, descending. The last key is unique. */
  readonly sorts?: Readonly<Record<string, SortKeys>>;
  /** Conditions that a request may add, each with one parameter written `?`. */
  readonly filters?: Readonly<Record<string, string>>;
  /** Those filters that search texts: the best plan depends on how often a text is found. */
  readonly searches?: readonly string[];
  readonly pageSize: number;
  /** Whether the best plan depends on what is asked for. */
  readonly isPlannedEachTime?: boolean;
}

export type FilterValues = Readonly<Record<string, unknown>>;

interface Keyed {
  readonly cursorKeys: readonly string[];
  /** How many are found from here on, where they are few. */
  readonly foundCount?: number;
}

interface Counted {
  readonly total: number;
}

interface Nearby extends Counted {
  /** Whether there are rows beyond those that were looked at. */
  readonly isCutOff: boolean;
}

/** Which rows of a list to read, and in which order. */
export interface Selection {
  readonly filters?: FilterValues | undefined;
  readonly sort?: string | undefined;
}

interface PageWindow {
  readonly hasCursor: boolean;
  /** So few rows match that sorting them is faster than walking the index of their order. */
  readonly isFew: boolean;
}

/** A list as its statements. Each combination of filters and order is prepared once. */
export class List<Row extends object> {
  private readonly statements = new Map<string, Prepared<object>>();

  constructor(readonly rule: ListRule) {}

  /** What a request may ask to sort by. */
  get sorts(): readonly string[] {
    return Object.keys(this.rule.sorts ?? {}).flatMap((name) => [name, `-${name}`]);
  }

  /** Values are those of the list, of its filters in the order of the rule, and of the cursor. */
  page(selection: Selection, { hasCursor, isFew }: PageWindow): Prepared<Row & Keyed> {
    const parts = [...(hasCursor ? ['cursor'] : []), ...(isFew ? ['few'] : [])];
    return this.statement<Row & Keyed>(['page', ...parts], selection, () => {
      const { select, pageSize } = this.rule;
      const { keys, direction } = this.orderOf(selection.sort);
      const rows = `select ${select}, array[${keys.map(({ column }) => `${column}::text`).join(', ')}] as "cursorKeys"
        ${this.source(selection.filters)} ${hasCursor ? this.beyondCursor(selection) : ''}`;
      const found = isFew ? `select *, (count(*) over ())::int as "foundCount" from (${rows} offset 0) as found` : rows;
      const order = keys.map(({ column, type }, index) =>
        isFew ? `"cursorKeys"[${index + 1}]::${type} ${direction}` : `${column} ${direction}`,
      );
      return `${found} order by ${order.join(', ')} limit ${pageSize + 1}`;
    });
  }

  all(selection: Selection): Prepared<Row> {
    return this.statement<Row>(['all'], selection, () => {
      const { keys, direction } = this.orderOf(selection.sort);
      const order = keys.map(({ column }) => `${column} ${direction}`).join(', ');
      return `select ${this.rule.select} ${this.source(selection.filters)} order by ${order}`;
    });
  }

  /** Its last value is the number to stop at. */
  count({ filters }: Selection): Prepared<Counted> {
    return this.statement<Counted>(['count'], { filters }, () => {
      const limit = this.rule.parameters + this.used(filters).length + 1;
      // In their order, which an index has, rather than in that of the table.
      const order = this.rule.newestFirst.map(({ column }) => `${column} desc`).join(', ');
      return `select count(*)::int as total
        from (select 1 ${this.source(filters)} order by ${order} limit $${limit}) as counted`;
    });
  }

  /**
   * How many of the next `LOOKED_AT` rows a search finds. Its last value is the number to stop at. Only where there are
   * some is the index of their order walked: rows that match may all be at its other end.
   */
  nearby(selection: Selection, { hasCursor }: Pick<PageWindow, 'hasCursor'>): Prepared<Nearby> {
    return this.statement<Nearby>(['nearby', ...(hasCursor ? ['cursor'] : [])], selection, () => {
      const { from, where } = this.rule;
      const { keys, direction } = this.orderOf(selection.sort);
      const [towards, back] = direction === 'desc' ? ['<', 'asc'] : ['>', 'desc'];
      const beyond = hasCursor ? this.beyondCursor(selection) : '';
      const order = keys.map(({ column }) => `${column} ${direction}`).join(', ');
      const names = keys.map((_, index) => `key${index}`);
      const limit = this.rule.parameters + this.used(selection.filters).length + (hasCursor ? keys.length : 0) + 1;
      return `with last as materialized (
          select ${names.join(', ')} from (
            select ${keys.map(({ column }, index) => `${column} as key${index}`).join(', ')}
            from ${from} where ${where} ${beyond} order by ${order} limit ${LOOKED_AT}) as near
          order by ${names.map((name) => `${name} ${back}`).join(', ')} limit 1)
        select (select count(*)::int from (
            select 1 ${this.source(selection.filters)} ${beyond}
              and (${columnsOf(keys)}) ${towards === '<' ? '>=' : '<='} (select ${names.join(', ')} from last)
            order by ${order} limit $${limit}) as counted) as total,
          exists (select from ${from} where ${where}
            and (${columnsOf(keys)}) ${towards} (select ${names.join(', ')} from last)) as "isCutOff"`;
    });
  }

  isSearch(filters: FilterValues = {}): boolean {
    return this.used(filters).some((name) => this.rule.searches?.includes(name));
  }

  /** The filters that have a value, by the allow-list of the rule. */
  used(filters: FilterValues = {}): readonly string[] {
    return Object.keys(this.rule.filters ?? {}).filter((name) => filters[name] !== undefined);
  }

  private orderOf(sort: string | undefined): { keys: SortKeys; direction: 'asc' | 'desc' } {
    if (sort === undefined) return { keys: this.rule.newestFirst, direction: 'desc' };
    const keys = this.sorts.includes(sort) && this.rule.sorts?.[sort.replace(/^-/, '')];
    if (!keys) throw new InvalidRequest({ sort: [`sort must be one of ${this.sorts.join(', ')}`] });
    return { keys, direction: sort.startsWith('-') ? 'desc' : 'asc' };
  }

  private beyondCursor({ filters, sort }: Selection): string {
    const { keys, direction } = this.orderOf(sort);
    const first = this.rule.parameters + this.used(filters).length + 1;
    const after = keys.map(({ type }, index) => `$${first + index}::${type}`).join(', ');
    return `and (${columnsOf(keys)}) ${direction === 'desc' ? '<' : '>'} (${after})`;
  }

  private source(given: FilterValues = {}): string {
    const { from, where, filters = {}, parameters } = this.rule;
    const conditions = this.used(given).map(
      (name, index) => `and ${filters[name]?.replaceAll('?', `$${parameters + index + 1}`)}`,
    );
    return `from ${from} where ${where} ${conditions.join(' ')}`;
  }

  private statement<Read extends object>(
    parts: readonly string[],
    { filters, sort }: Selection,
    text: () => string,
  ): Prepared<Read> {
    const key = [...parts, ...this.used(filters), ...(sort ? [`by ${sort}`] : [])].join('.');
    // A number, since PostgreSQL cuts names after 63 characters.
    const { name, isPlannedEachTime = this.isSearch(filters) } = this.rule;
    const known = this.statements.get(key) ?? {
      ...prepared<Read>(`${name}.${this.statements.size}`, text()),
      isPlannedEachTime,
    };
    this.statements.set(key, known);
    return known as Prepared<Read>;
  }
}

/** In the order of a list, to learn how common a search is. */
const LOOKED_AT = 5_000;

const columnsOf = (keys: SortKeys): string => keys.map(({ column }) => column).join(', ');
