import { InvalidRequest } from '../http/request-validation';
import { type Prepared, prepared } from '../persistence/sql-reader';

/** The type lets a cursor be compared with the column. */
export interface SortKey {
  readonly column: string;
  readonly type: 'bigint' | 'timestamptz' | 'uuid' | 'text';
}

export type SortKeys = readonly [SortKey, ...SortKey[]];

export interface ListRule {
  /** `<context>.<list>`. Names statements and signs cursors. */
  readonly name: string;
  readonly select: string;
  readonly from: string;
  /** Condition on all rows. Its parameters start at `$1`. */
  readonly where: string;
  readonly parameters: number;
  /** Default order. The last key must be unique. */
  readonly newestFirst: SortKeys;
  /** Orders by name that a request may choose, descending with a `-` prefix. The last key must be unique. */
  readonly sorts?: Readonly<Record<string, SortKeys>>;
  /** Optional conditions by name, each with one parameter written `?`. */
  readonly filters?: Readonly<Record<string, string>>;
  /** Filters that search text. Their best plan depends on how common the text is. */
  readonly searches?: readonly string[];
  readonly pageSize: number;
  readonly isPlannedEachTime?: boolean;
}

export type FilterValues = Readonly<Record<string, unknown>>;

interface Keyed {
  readonly cursorKeys: readonly string[];
  /** Number of matches from this page on, if few. */
  readonly foundCount?: number;
}

interface Counted {
  readonly total: number;
}

interface Nearby extends Counted {
  /** Matches of the search alone, ignoring other filters. */
  readonly searched: number;
  readonly isCutOff: boolean;
}

export interface Selection {
  readonly filters?: FilterValues | undefined;
  readonly sort?: string | undefined;
}

interface PageWindow {
  readonly hasCursor: boolean;
  /** So few rows match that sorting them beats walking the index of the order. */
  readonly isFew: boolean;
}

export class List<Row extends object> {
  private readonly statements = new Map<string, Prepared<object>>();

  constructor(readonly rule: ListRule) {}

  get sorts(): readonly string[] {
    return Object.keys(this.rule.sorts ?? {}).flatMap((name) => [name, `-${name}`]);
  }

  /** Parameters: the list's, the filters' in the rule's order, then the cursor's. */
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
      // Find all matches as keys by the filter's index, then load the page's rows by unique key.
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

  /** The last parameter is the number to stop at. */
  count({ filters }: Selection): Prepared<Counted> {
    return this.statement<Counted>(['count'], { filters }, () => {
      const limit = this.rule.parameters + this.used(filters).length + 1;
      // Sort so that the list's index is used.
      const order = orderBy(this.rule.newestFirst, 'desc');
      return `select count(*)::int as total
        from (select 1 ${this.source(filters)} ${order} limit $${limit}) as counted`;
    });
  }

  /** Counts matches in the next `SAMPLE_SIZE` rows of the list's order, which costs the same for every search. */
  nearby(selection: Selection, { hasCursor }: Pick<PageWindow, 'hasCursor'>): Prepared<Nearby> {
    return this.statement<Nearby>(['nearby', ...(hasCursor ? ['cursor'] : [])], selection, () => {
      const { from, where, searches = [] } = this.rule;
      const { keys, direction } = this.orderOf(selection.sort);
      const search = this.conditions(selection.filters, (name) => searches.includes(name));
      const others = this.conditions(selection.filters, (name) => !searches.includes(name));
      return `select (count(*) filter (where "isSearched" and "isChosen"))::int as total,
          (count(*) filter (where "isSearched"))::int as searched, count(*) > ${SAMPLE_SIZE} as "isCutOff"
        from (select ${search.join(' and ')} as "isSearched", ${['true', ...others].join(' and ')} as "isChosen"
          from ${from}
          where ${where} ${hasCursor ? this.beyondCursor(selection) : ''}
          ${orderBy(keys, direction)} limit ${SAMPLE_SIZE + 1}) as near`;
    });
  }

  isSearch(filters: FilterValues = {}): boolean {
    return this.used(filters).some((name) => this.rule.searches?.includes(name));
  }

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
    // Numbered, since PostgreSQL truncates names to 63 characters.
    const { name, isPlannedEachTime = this.isSearch(filters) } = this.rule;
    const known = this.statements.get(key) ?? {
      ...prepared<Read>(`${name}.${this.statements.size}`, text()),
      isPlannedEachTime,
    };
    this.statements.set(key, known);
    return known as Prepared<Read>;
  }
}

/** Rows sampled to learn how common a search is. */
const SAMPLE_SIZE = 1_000;

type Direction = 'asc' | 'desc';

const orderBy = (keys: readonly Pick<SortKey, 'column'>[], direction: Direction): string =>
  `order by ${keys.map(({ column }) => `${column} ${direction}`).join(', ')}`;

const columnsOf = (keys: SortKeys): string => keys.map(({ column }) => column).join(', ');
