import { api, queryClient, type Answer } from '@casewright/web';
import { choiceIn, readAddress, textIn } from '@casewright/web/address';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@casewright/web/query';

export type CaseInput = Answer<'get', '/api/admin/cases/{id}/inputs'>['inputs'][number];
export type CaseFigures = Answer<'get', '/api/admin/cases/figures'>;
export type CaseToDo = Answer<'get', '/api/admin/cases'>['rows'][number];
export type DeliverableVersion = Answer<'get', '/api/cases/{id}/deliverables'>['versions'][number];
export type CaseReview = Answer<'get', '/api/cases/{id}/reviews'>['reviews'][number];
export type CaseProgress = NonNullable<Answer<'get', '/api/pursuits/{id}/case'>['case']>;

const key = ['cases', 'to-do'] as const;
/** Views of the queue. All cases if unset. */
export const VIEWS = ['overdue', 'waits-for-seller', 'mine'] as const;

export const viewInAddress = choiceIn('view', VIEWS);
export const searchInAddress = textIn('search');
/** The open section of the case panel. None for the overview. */
export const partInAddress = choiceIn('part', ['inputs', 'reviews', 'deliverables', 'notes']);
/** The pursuit whose case is open beside the list. */
export const openInAddress = textIn('pursuit');

interface Choice {
  readonly view?: (typeof VIEWS)[number] | undefined;
  readonly search?: string | undefined;
}

const chosen = ({ view, search }: Choice) => ({ ...(view && { view }), ...(search && { search }) });

export const casesIn = (url: string): Choice => ({
  view: readAddress(viewInAddress, url),
  search: readAddress(searchInAddress, url),
});

/** Open cases, most urgent first. */
export const casesQuery = (wanted: Choice) => {
  const choice = chosen(wanted);
  return infiniteQueryOptions({
    queryKey: [...key, choice],
    queryFn: ({ pageParam, signal }) =>
      api.get('/api/admin/cases', { query: { ...choice, ...(pageParam && { before: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    select: ({ pages }) => ({
      rows: pages.flatMap(({ rows }) => rows),
      total: pages[0]?.total ?? 0,
      isTotalExact: pages[0]?.isTotalExact ?? true,
    }),
  });
};

export const countsQuery = queryOptions({
  queryKey: [...key, 'counts'],
  queryFn: async ({ signal }) => (await api.get('/api/admin/cases/counts', { signal })).views,
  refetchOnMount: 'always',
});

export const casesCsv = (choice: Choice): string => `/api/admin/cases/csv?${new URLSearchParams(chosen(choice))}`;

export const figuresQuery = queryOptions({
  queryKey: [...key, 'figures'],
  queryFn: ({ signal }) => api.get('/api/admin/cases/figures', { signal }),
  refetchOnMount: 'always',
});

export const caseQuery = (pursuitId: string) =>
  queryOptions({
    queryKey: [...key, 'by-pursuit', pursuitId],
    queryFn: async ({ signal }) => (await api.get('/api/pursuits/{id}/case', { path: { id: pursuitId }, signal })).case,
  });

/** Admins, to one of whom a case can be assigned. */
export const teamQuery = queryOptions({
  queryKey: [...key, 'team'],
  queryFn: ({ signal }) => api.get('/api/admin/team', { signal }),
});

export const notesQuery = (caseId: string) =>
  queryOptions({
    queryKey: [...key, 'notes', caseId],
    queryFn: async ({ signal }) =>
      (await api.get('/api/admin/cases/{id}/notes', { path: { id: caseId }, signal })).notes,
  });

export const deliverablesQuery = (caseId: string) =>
  queryOptions({
    queryKey: [...key, 'deliverables', caseId],
    queryFn: async ({ signal }) =>
      (await api.get('/api/cases/{id}/deliverables', { path: { id: caseId }, signal })).versions,
  });

const CHECK_AGAIN_MS = 1_000;

export const nextVersionQuery = (caseId: string) =>
  queryOptions({
    queryKey: [...key, 'next-version', caseId],
    queryFn: async ({ signal }) =>
      (await api.get('/api/admin/cases/{id}/next-version', { path: { id: caseId }, signal })).files,
    // Poll, in case live updates are unavailable.
    refetchInterval: ({ state: { data = [] } }) => data.some(({ state }) => state === 'checking') && CHECK_AGAIN_MS,
  });

export const inputsQuery = (caseId: string) =>
  queryOptions({
    queryKey: [...key, 'inputs', caseId],
    queryFn: async ({ signal }) =>
      (await api.get('/api/admin/cases/{id}/inputs', { path: { id: caseId }, signal })).inputs,
  });

export const fileOfInput = (caseId: string, key: string): string => `/api/admin/cases/${caseId}/inputs/${key}/file`;

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

export const casesChanged = (): Promise<void> => queryClient.invalidateQueries({ queryKey: key });
