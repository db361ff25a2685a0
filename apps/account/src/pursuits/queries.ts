import { api, creditsKey, type Answer } from '@casewright/web';
import { infiniteQueryOptions, queryOptions } from '@casewright/web/query';

export type StartedCase = Answer<'get', '/api/cases'>['rows'][number];

export type RegisteredPursuit = Answer<'get', '/api/pursuits'>['rows'][number];

/** The user's own, the newest first. */
export const pursuitsQuery = queryOptions({
  queryKey: ['pursuits', 'newest'],
  queryFn: async ({ signal }) => (await api.get('/api/pursuits', { signal })).rows,
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
