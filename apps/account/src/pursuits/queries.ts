import { api, creditsKey, type Answer } from '@casewright/web';
import { infiniteQueryOptions, queryOptions } from '@casewright/web/query';

export type StartedCase = Answer<'get', '/api/cases'>['rows'][number];

export type RegisteredPursuit = Answer<'get', '/api/pursuits'>['rows'][number];

export type Activity = Answer<'get', '/api/pursuits/activity'>['activity'][number];

/** The user's own that are not decided yet, the newest first. */
export const openPursuitsQuery = queryOptions({
  queryKey: ['pursuits', 'newest'],
  queryFn: async ({ signal }) => (await api.get('/api/pursuits', { signal, query: { stage: 'open' } })).rows,
  refetchOnMount: 'always',
});

/** Those of them that stand still until the user does something, by their expected close. */
export const waitingPursuitsQuery = queryOptions({
  queryKey: ['pursuits', 'waiting'],
  queryFn: async ({ signal }) =>
    (await api.get('/api/pursuits', { signal, query: { waits: 'for-me', stage: 'open', sort: 'close' } })).rows,
  refetchOnMount: 'always',
});

export const pursuitSummaryQuery = queryOptions({
  queryKey: ['pursuits', 'summary'],
  queryFn: ({ signal }) => api.get('/api/pursuits/summary', { signal }),
});

export const activityQuery = queryOptions({
  queryKey: ['pursuits', 'activity'],
  queryFn: async ({ signal }) => (await api.get('/api/pursuits/activity', { signal })).activity,
  refetchOnMount: 'always',
});

/** Those that were won, lost or ended without a decision, by its date. */
export const decidedPursuitsQuery = infiniteQueryOptions({
  queryKey: ['pursuits', 'decided'],
  queryFn: ({ pageParam: before, signal }) =>
    api.get('/api/pursuits', { signal, query: { stage: 'decided', sort: '-decided', ...(before && { before }) } }),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next ?? undefined,
  refetchOnMount: 'always',
  select: ({ pages }) => pages.flatMap(({ rows }) => rows),
});

/** The user's own, newest first. Starting a case moves credits, which reloads this list too. */
export const casesQuery = infiniteQueryOptions({
  queryKey: [...creditsKey, 'cases'],
  queryFn: ({ pageParam, signal }) =>
    api.get('/api/cases', { signal, ...(pageParam && { query: { before: pageParam } }) }),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next ?? undefined,
  select: ({ pages }) => pages.flatMap(({ rows }) => rows),
});
