import { api, creditsKey, type Answer } from '@casewright/web';
import { infiniteQueryOptions, queryOptions } from '@casewright/web/query';

export type StartedCase = Answer<'get', '/api/cases'>['rows'][number];

export type RegisteredPursuit = Answer<'get', '/api/pursuits'>['rows'][number];

export type Activity = Answer<'get', '/api/pursuits/activity'>['activity'][number];

/** Undecided pursuits of the user, newest first. */
export const openPursuitsQuery = queryOptions({
  queryKey: ['pursuits', 'newest'],
  queryFn: async ({ signal }) => (await api.get('/api/pursuits', { signal, query: { stage: 'open' } })).rows,
  refetchOnMount: 'always',
});

/** Pursuits that wait for the user, by expected close. */
export const waitingPursuitsQuery = queryOptions({
  queryKey: ['pursuits', 'waiting'],
  queryFn: async ({ signal }) =>
    (await api.get('/api/pursuits', { signal, query: { waits: 'for-me', stage: 'open', sort: 'close' } })).rows,
  refetchOnMount: 'always',
});

export const pursuitSummaryQuery = queryOptions({
  queryKey: ['pursuits', 'summary'],
  queryFn: ({ signal }) => api.get('/api/pursuits/summary', { signal }),
  refetchOnMount: 'always',
});

export const activityQuery = queryOptions({
  queryKey: ['pursuits', 'activity'],
  queryFn: async ({ signal }) => (await api.get('/api/pursuits/activity', { signal })).activity,
  refetchOnMount: 'always',
});

/** Won, lost or ended pursuits, by date of decision. */
export const decidedPursuitsQuery = infiniteQueryOptions({
  queryKey: ['pursuits', 'decided'],
  queryFn: ({ pageParam: before, signal }) =>
    api.get('/api/pursuits', { signal, query: { stage: 'decided', sort: '-decided', ...(before && { before }) } }),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next ?? undefined,
  refetchOnMount: 'always',
  select: ({ pages }) => pages.flatMap(({ rows }) => rows),
});

/** Newest first. Under `creditsKey`, since starting a case moves credits. */
export const casesQuery = infiniteQueryOptions({
  queryKey: [...creditsKey, 'cases'],
  queryFn: ({ pageParam, signal }) =>
    api.get('/api/cases', { signal, ...(pageParam && { query: { before: pageParam } }) }),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next ?? undefined,
  refetchOnMount: 'always',
  select: ({ pages }) => pages.flatMap(({ rows }) => rows),
});
