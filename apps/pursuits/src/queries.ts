import { BOARD_SHOWN } from '@casewright/rules';
import { api, queryClient, type Answer } from '@casewright/web';
import { choiceIn, readAddress, textIn } from '@casewright/web/address';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@casewright/web/query';

const key = ['pursuits'] as const;

export type ListedPursuit = Answer<'get', '/api/pursuits'>['rows'][number];
export type BoardColumnData = Answer<'get', '/api/pursuits/board'>['columns'][number];
export type CaseProgress = NonNullable<Answer<'get', '/api/pursuits/{id}/case'>['case']>;
export type DeliverableVersion = Answer<'get', '/api/cases/{id}/deliverables'>['versions'][number];
export type CaseReview = Answer<'get', '/api/cases/{id}/reviews'>['reviews'][number];
export type PursuitDetails = Answer<'get', '/api/pursuits/{id}'>;

export const pursuitsChanged = (): Promise<void> => queryClient.invalidateQueries({ queryKey: key });

export const VIEWS = ['board', 'table'] as const;
export const CLOSES = ['overdue', 'this-quarter', 'next-quarter', 'later'] as const;
export const STAGES = ['registered', 'active', 'presented', 'decided', 'withdrawn'] as const;
export const SORTS = ['close', '-registered', 'prospect', '-acv'] as const;
export const [FIRST_SORT] = SORTS;

export const tabInAddress = choiceIn('tab', ['case', 'files', 'messages']);
export const viewInAddress = choiceIn('view', VIEWS);
export const searchInAddress = textIn('search');
export const closesInAddress = choiceIn('closes', CLOSES);
export const solutionInAddress = textIn('solution');
export const stageInAddress = choiceIn('stage', STAGES);
export const sortInAddress = choiceIn('sort', SORTS);

export const waitsInAddress = choiceIn('waits', ['for-me']);

export interface Filters {
  readonly search?: string | undefined;
  readonly closes?: (typeof CLOSES)[number] | undefined;
  readonly solution?: string | undefined;
  readonly waits?: 'for-me' | undefined;
}

const GROWTH = 4;

/** The whole board as its one page: the next is the same board with more of each column. */
export const boardQuery = (filters: Filters) =>
  infiniteQueryOptions({
    queryKey: [...key, 'board', filters],
    queryFn: ({ pageParam: shown, signal }) =>
      api.get('/api/pursuits/board', { signal, query: { ...given(filters), shown } }),
    initialPageParam: BOARD_SHOWN.atFirst,
    getNextPageParam: ({ columns }, _, shown) =>
      shown < BOARD_SHOWN.most && columns.some(({ rows, total }) => rows.length === shown && total > shown)
        ? Math.min(shown * GROWTH, BOARD_SHOWN.most)
        : undefined,
    getPreviousPageParam: () => undefined,
    maxPages: 1,
    placeholderData: keepPreviousData,
    select: ({ pages }) => pages.flatMap(({ columns }) => columns),
  });

/** Prefetches the list in the URL while the code of the page loads. */
export function openList({ request: { url } }: { readonly request: Request }): void {
  void queryClient.prefetchQuery(summaryQuery);
  const filters = {
    search: readAddress(searchInAddress, url),
    closes: readAddress(closesInAddress, url),
    solution: readAddress(solutionInAddress, url),
    waits: readAddress(waitsInAddress, url),
  };
  if (readAddress(viewInAddress, url) !== 'table')
    return void queryClient.prefetchInfiniteQuery({ ...boardQuery(filters), staleTime: 0 });
  const stage = readAddress(stageInAddress, url) ?? 'open';
  const sort = readAddress(sortInAddress, url) ?? FIRST_SORT;
  void queryClient.prefetchInfiniteQuery(tableQuery({ ...filters, stage, sort }));
}

interface TableFilters extends Filters {
  readonly stage: (typeof STAGES)[number] | 'open';
  readonly sort: (typeof SORTS)[number];
}

export const tableQuery = (filters: TableFilters) =>
  infiniteQueryOptions({
    queryKey: [...key, 'table', filters],
    queryFn: ({ pageParam, signal }) =>
      api.get('/api/pursuits', { signal, query: { ...given(filters), ...(pageParam && { before: pageParam }) } }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    select: ({ pages }) => pages.flatMap(({ rows }) => rows),
  });

/** Cases that wait for the seller. */
export const approvalsQuery = tableQuery({ waits: 'for-me', stage: 'open', sort: 'close' });

export const summaryQuery = queryOptions({
  queryKey: [...key, 'summary'],
  queryFn: ({ signal }) => api.get('/api/pursuits/summary', { signal }),
});

export const pursuitQuery = (id: string) =>
  queryOptions({
    queryKey: [...key, 'by-id', id],
    queryFn: ({ signal }) => api.get('/api/pursuits/{id}', { path: { id }, signal }),
  });

export const caseQuery = (pursuitId: string) =>
  queryOptions({
    queryKey: [...key, 'case', pursuitId],
    queryFn: async ({ signal }) => (await api.get('/api/pursuits/{id}/case', { path: { id: pursuitId }, signal })).case,
  });

export const deliverablesQuery = (caseId: string) =>
  queryOptions({
    queryKey: [...key, 'deliverables', caseId],
    queryFn: async ({ signal }) =>
      (await api.get('/api/cases/{id}/deliverables', { path: { id: caseId }, signal })).versions,
  });

export const reviewsQuery = (caseId: string) =>
  queryOptions({
    queryKey: [...key, 'reviews', caseId],
    queryFn: async ({ signal }) => (await api.get('/api/cases/{id}/reviews', { path: { id: caseId }, signal })).reviews,
  });

export const advocateLinksQuery = (caseId: string) =>
  queryOptions({
    queryKey: [...key, 'advocate-links', caseId],
    queryFn: async ({ signal }) =>
      (await api.get('/api/cases/{id}/advocate-links', { path: { id: caseId }, signal })).links,
  });

export const reviewsToAnswerQuery = queryOptions({
  queryKey: [...key, 'reviews-to-answer'],
  queryFn: async ({ signal }) => (await api.get('/api/reviews-to-answer', { signal })).reviews,
  refetchOnMount: 'always',
});

const draftKey = [...key, 'draft'] as const;

export const draftQuery = queryOptions({
  queryKey: draftKey,
  queryFn: ({ signal }) => api.get('/api/pursuit-draft', { signal }),
  // Text typed meanwhile is newer.
  staleTime: Infinity,
  gcTime: 0,
});

type Given<Of> = { [Name in keyof Of]-?: Exclude<Of[Name], undefined> };

const given = <Of extends object>(values: Of): Partial<Given<Of>> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<Given<Of>>;
