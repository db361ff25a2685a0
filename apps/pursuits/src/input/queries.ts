import type { BinnedAmount, LeftOutReason, OsFamily } from '@casewright/rules/intake';
import { LEFT_OUT_REASONS, OS_FAMILIES } from '@casewright/rules/intake';
import { api, type Answer } from '@casewright/web';
import { choiceIn, textIn } from '@casewright/web/address';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@casewright/web/query';

export type InputRow = Answer<'get', '/api/cases/{id}/inputs/{key}/rows'>['rows'][number];
export type InputFigures = Answer<'get', '/api/cases/{id}/inputs/{key}/figures'>;
export type Difference = Answer<'get', '/api/cases/{id}/inputs/{key}/replacement'>;
export type Correction = InputFigures['corrections'][number];

/** The item, and whether the reader is the provider, who reads it by addresses of their own. */
export interface ReadItem {
  readonly caseId: string;
  readonly key: string;
  readonly isProvider: boolean;
}

export const VIEWS = ['counted', 'left-out', 'faults', 'corrected', 'repeated'] as const;
export type View = (typeof VIEWS)[number];
export const ORDERS = ['position', 'name', 'os', 'cpus', 'memory', 'provisioned', 'inUse'] as const;
type Order = (typeof ORDERS)[number] | `-${(typeof ORDERS)[number]}`;

/** Bins of `binLimits`, from 0. */
const BINS = ['0', '1', '2', '3', '4', '5', '6', '7'] as const;
const MEMORY_BINS = [...BINS, '8'] as const;

export const inAddress = {
  search: textIn('search'),
  sort: choiceIn<Order>('sort', [...ORDERS, ...ORDERS.map((order): Order => `-${order}`)]),
  show: choiceIn('show', VIEWS),
  reason: choiceIn('reason', LEFT_OUT_REASONS),
  os: choiceIn('os', OS_FAMILIES),
  cpus: choiceIn('cpus', BINS),
  memory: choiceIn('memory', MEMORY_BINS),
  storage: choiceIn('storage', BINS),
} as const;

export interface RowsChoice {
  readonly search?: string | undefined;
  readonly sort?: Order | undefined;
  readonly show?: View | undefined;
  readonly reason?: LeftOutReason | undefined;
  readonly os?: OsFamily | undefined;
  readonly cpus?: (typeof BINS)[number] | undefined;
  readonly memory?: (typeof MEMORY_BINS)[number] | undefined;
  readonly storage?: (typeof BINS)[number] | undefined;
}

/** As in the address. */
export type ChosenRows = Readonly<Partial<Record<keyof RowsChoice, string>>>;

export const ROWS_ANCHOR = 'rows';

/** A link within the page that shows the chosen rows. */
export const rowsAt = (choice: ChosenRows): { readonly search: string; readonly hash: string } => ({
  search: `?${new URLSearchParams(choice)}`,
  hash: `#${ROWS_ANCHOR}`,
});

/** Rows of one bin of a distribution. */
export const binAt = (amount: BinnedAmount, bin: number) => rowsAt({ show: 'counted', [amount]: String(bin) });

const key = ['pursuits', 'input-rows'] as const;

export const inputOfCaseQuery = ({ caseId, key: item, isProvider }: ReadItem) =>
  queryOptions({
    queryKey: ['pursuits', 'inputs', caseId, isProvider],
    queryFn: async ({ signal }) =>
      (isProvider
        ? await api.get('/api/admin/cases/{id}/inputs', { path: { id: caseId }, signal })
        : await api.get('/api/cases/{id}/inputs', { path: { id: caseId }, signal })
      ).inputs,
    select: (inputs) => inputs.find((input) => input.key === item) ?? null,
    refetchInterval: ({ state: { data = [] } }) =>
      data.some(({ state, replacement }) => [state, replacement?.state].includes('reading')) && READ_AGAIN_MS,
  });

const READ_AGAIN_MS = 2_000;

/** @param fileId the figures of a replaced file are of no use */
export const figuresQuery = ({ caseId, key: item, isProvider }: ReadItem, fileId: string) =>
  queryOptions({
    queryKey: [...key, caseId, item, 'figures', fileId],
    queryFn: ({ signal }) =>
      isProvider
        ? api.get('/api/admin/cases/{id}/inputs/{key}/figures', { path: { id: caseId, key: item }, signal })
        : api.get('/api/cases/{id}/inputs/{key}/figures', { path: { id: caseId, key: item }, signal }),
  });

export const rowsQuery = ({ caseId, key: item, isProvider }: ReadItem, fileId: string, choice: RowsChoice) =>
  infiniteQueryOptions({
    queryKey: [...key, caseId, item, 'rows', fileId, choice],
    queryFn: ({ pageParam, signal }) => {
      const asked = {
        path: { id: caseId, key: item },
        query: { ...given(choice), ...(pageParam && { before: pageParam }) },
      };
      return isProvider
        ? api.get('/api/admin/cases/{id}/inputs/{key}/rows', { ...asked, signal })
        : api.get('/api/cases/{id}/inputs/{key}/rows', { ...asked, signal });
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    select: ({ pages }) => ({
      rows: pages.flatMap(({ rows }) => rows),
      total: pages[0]?.total ?? 0,
      isTotalExact: pages[0]?.isTotalExact ?? true,
    }),
  });

/** What the new file changes. */
export const differenceQuery = ({ caseId, key: item }: ReadItem, fileId: string) =>
  queryOptions({
    queryKey: [...key, caseId, item, 'difference', fileId],
    queryFn: ({ signal }) =>
      api.get('/api/cases/{id}/inputs/{key}/replacement', { path: { id: caseId, key: item }, signal }),
  });

export const rowsCsv = ({ caseId, key: item, isProvider }: ReadItem, choice: RowsChoice): string =>
  `/api/${isProvider ? 'admin/' : ''}cases/${caseId}/inputs/${item}/rows/csv?${new URLSearchParams(Object.entries(given(choice)))}`;

type Given<Of> = { [Name in keyof Of]?: Exclude<Of[Name], undefined> };

export const given = <Of extends object>(values: Of): Given<Of> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Given<Of>;
