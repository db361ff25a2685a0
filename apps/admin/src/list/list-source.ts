import { infiniteQueryOptions, keepPreviousData } from '@casewright/web/query';

export interface CountedPage<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  /** Whether there are no more than that. */
  readonly isTotalExact: boolean;
  readonly next: string | null;
}

/** A list of the server: what it may be narrowed to and sorted by, and how it is asked for. */
export interface ListSource<Row extends { readonly id: string }> {
  /** 'users': read as 'Failed to load users.', and the name under which the browser remembers its columns. */
  readonly what: string;
  readonly sorts: readonly string[];
  /** The values of each filter, by its name in the address and at the server. Undefined where the server knows them. */
  readonly filters: Readonly<Record<string, readonly string[] | undefined>>;
  /** Where all its pages are one CSV file. */
  readonly csv: string;
  readonly ask: (query: object, signal: AbortSignal) => Promise<CountedPage<Row>>;
}

/** What a list is narrowed to, and its order: what was chosen, and nothing of the rest. */
export type ListChoice = Readonly<Record<string, string>>;

/** Of an address; what the list does not know is left out. */
export function choiceIn<Row extends { readonly id: string }>(
  { sorts, filters }: ListSource<Row>,
  query: URLSearchParams,
): ListChoice {
  const known = { search: undefined, sort: sorts, ...filters };
  return Object.fromEntries(
    Object.entries(known).flatMap(([name, values]) => {
      const value = query.get(name);
      return value && (values?.includes(value) ?? true) ? [[name, value]] : [];
    }),
  );
}

/** Rows of the previous search stay visible while the next ones load. */
export const listQuery = <Row extends { readonly id: string }>(list: ListSource<Row>, choice: ListChoice) =>
  infiniteQueryOptions({
    queryKey: ['admin', list.what, choice],
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
