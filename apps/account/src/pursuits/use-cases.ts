import { api, creditsKey, type Answer } from '@casewright/web';
import { useInfiniteQuery } from '@casewright/web/query';

export type StartedCase = Answer<'get', '/api/cases'>['rows'][number];

/** One's own, newest first, a page at a time. Starting another moves credits, and with them this list. */
export const useCases = () =>
  useInfiniteQuery({
    queryKey: [...creditsKey, 'cases'],
    queryFn: ({ pageParam, signal }) =>
      api.get('/api/cases', { signal, ...(pageParam && { query: { before: pageParam } }) }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  });
