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
  /** How many of them its search finds, whatever the other filters say. */
  readonly searched: number;
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
      const { select, from, where, pageSize } = this.rule;
      const { keys, direction } = this.orderOf(selection.sort);
      const columns = `${select}, array[${keys.map(({ column }) => `${column}::text`).join(', ')}] as "cursorKeys"`;
      const source = `${this.source(selection.filters)} ${hasCursor ? this.beyondCursor(selection) : ''}`;
      const order = orderBy(keys, direction);
      if (!isFew) return `select ${columns} ${source} ${order} limit ${pageSize + 1}`;
      const names = keys.map((_, index) => ({ column: `key${index}` }));
      // All that match, by the index of the filter and as keys alone; then the rows of the page, by the key that is unique.
      return `with found as materialized (
          select ${keys.map(({ column }, index) => `${column} as key${index}`).join(', ')} ${source})
        select ${columns}, (select count(*)::int from found) as "foundCount" from ${from}
        where ${where} and ${keys.at(-1)?.column} = any(array(
          select ${names.at(-1)?.column} from found ${orderBy(names, direction)} limit ${pageSize + 1}))
        ${order}`;
    });
  }

  all(selection: Selection): Prepared<Row> {
    return this.statement<Row>(['all'], selection, () => {
      const { keys, direction } = this.orderOf(selection.sort);
      return `select ${this.rule.select} ${this.source(selection.filters)} ${orderBy(keys, direction)}`;
    });
  }

  /** Its last value is the number to stop at. */
  count({ filters }: Selection): Prepared<Counted> {
    return this.statement<Counted>(['count'], { filters }, () => {
      const limit = this.rule.parameters + this.used(filters).length + 1;
      // In their order, which an index has, rather than in that of the table.
      const order = orderBy(this.rule.newestFirst, 'desc');
      return `select count(*)::int as total
        from (select 1 ${this.source(filters)} ${order} limit $${limit}) as counted`;
    });
  }

  /** How many of the next `LOOKED_AT` rows are found, which are read in their order whatever is searched for. */
  nearby(selection: Selection, { hasCursor }: Pick<PageWindow, 'hasCursor'>): Prepared<Nearby> {
    return this.statement<Nearby>(['nearby', ...(hasCursor ? ['cursor'] : [])], selection, () => {
      const { from, where, searches = [] } = this.rule;
      const { keys, direction } = this.orderOf(selection.sort);
      const search = this.conditions(selection.filters, (name) => searches.includes(name));
      const others = this.conditions(selection.filters, (name) => !searches.includes(name));
      return `select (count(*) filter (where "isSearched" and "isChosen"))::int as total,
          (count(*) filter (where "isSearched"))::int as searched, count(*) > ${LOOKED_AT} as "isCutOff"
        from (select ${search.join(' and ')} as "isSearched", ${['true', ...others].join(' and ')} as "isChosen"
          from ${from}
          where ${where} ${hasCursor ? this.beyondCursor(selection) : ''}
          ${orderBy(keys, direction)} limit ${LOOKED_AT + 1}) as near`;
    });
  }

  isSearch(filters: FilterValues = {}): boolean {
    return this.used(filters).some((name) => this.rule.searches?.includes(name));
  }

  /** The filters that have a value, by the allow-list of the rule. */
  used(filters: FilterValues = {}): readonly string[] {
    return Object.keys(this.rule.filters ?? {}).filter((name) => filters[name] !== undefined);
  }

  private orderOf(sort: string | undefined): { keys: SortKeys; direction: Direction } {
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

  private source(filters: FilterValues = {}): string {
    const { from, where } = this.rule;
    return `from ${from} where ${[where, ...this.conditions(filters)].join(' and ')}`;
  }

  private conditions(given: FilterValues = {}, isWanted: (name: string) => boolean = () => true): readonly string[] {
    const { filters = {}, parameters } = this.rule;
    return this.used(given).flatMap((name, index) =>
      isWanted(name) ? (filters[name]?.replaceAll('?', `$${parameters + index + 1}`) ?? []) : [],
    );
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

/** In the order of a list, to learn how common a search is. As many of a thousand rows as of a million. */
const LOOKED_AT = 1_000;

type Direction = 'asc' | 'desc';

const orderBy = (keys: readonly Pick<SortKey, 'column'>[], direction: Direction): string =>
  `order by ${keys.map(({ column }) => `${column} ${direction}`).join(', ')}`;

const columnsOf = (keys: SortKeys): string => keys.map(({ column }) => column).join(', ');
