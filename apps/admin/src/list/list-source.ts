import { infiniteQueryOptions, keepPreviousData } from '@casewright/web/query';

export interface CountedPage<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  /** Whether `total` is exact, not a lower bound. */
  readonly isTotalExact: boolean;
  readonly next: string | null;
}

export interface ListSource<Row extends { readonly id: string }> {
  /** Plural name, as in 'Failed to load users.' Also the storage key of the chosen columns. */
  readonly what: string;
  /** Distinguishes lists of the same name, such as by what they belong to. */
  readonly scope?: string;
  readonly sorts: readonly string[];
  /** Of the sorts, the order that the server returns unasked. */
  readonly defaultSort: string;
  /** Allowed values by query parameter, as a list or a check. Undefined if only the server knows them. */
  readonly filters: Readonly<Record<string, readonly string[] | ((value: string) => boolean) | undefined>>;
  /** URL of the CSV export. */
  readonly csv: string;
  readonly ask: (query: object, signal: AbortSignal) => Promise<CountedPage<Row>>;
}

/** Chosen search, filters and sort by query parameter. */
export type ListChoice = Readonly<Record<string, string>>;

/** Ignores parameters and values unknown to the list. */
export function choiceIn<Row extends { readonly id: string }>(
  { sorts, filters }: ListSource<Row>,
  query: URLSearchParams,
): ListChoice {
  const known = { search: undefined, sort: sorts, ...filters };
  return Object.fromEntries(
    Object.entries(known).flatMap(([name, values]) => {
      const value = query.get(name);
      const isKnown = typeof values === 'function' ? values : (wanted: string) => values?.includes(wanted) ?? true;
      return value && isKnown(value) ? [[name, value]] : [];
    }),
  );
}

/** Keeps the previous rows while the next ones load. */
export const listQuery = <Row extends { readonly id: string }>(list: ListSource<Row>, choice: ListChoice) =>
  infiniteQueryOptions({
    queryKey: ['admin', list.what, ...(list.scope === undefined ? [] : [list.scope]), choice],
    meta: { loadFailure: `Failed to load ${list.what}.` },
    queryFn: ({ pageParam, signal }) => list.ask({ ...choice, ...(pageParam && { before: pageParam }) }, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    select: ({ pages }) => ({
      rows: pages.flatMap(({ rows }) => rows),
      total: pages[0]?.total ?? 0,
      isTotalExact: pages[0]?.isTotalExact ?? true,
    }),
  });

export function csvAddress<Row extends { readonly id: string }>({ csv }: ListSource<Row>, choice: ListChoice): string {
  const query = new URLSearchParams(choice);
  return query.size > 0 ? `${csv}?${query}` : csv;
}
