import { api, creditsKey, type Answer } from '@casewright/web';
import { infiniteQueryOptions } from '@casewright/web/query';

export type StartedCase = Answer<'get', '/api/cases'>['rows'][number];

/** The user's own, newest first. Starting a case moves credits, which reloads this list too. */
export const casesQuery = infiniteQueryOptions({
  queryKey: [...creditsKey, 'cases'],
  queryFn: ({ pageParam, signal }) =>
    api.get('/api/cases', { signal, ...(pageParam && { query: { before: pageParam } }) }),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next ?? undefined,
  select: ({ pages }) => pages.flatMap(({ rows }) => rows),
});
