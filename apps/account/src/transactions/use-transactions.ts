import { api, creditsKey, type Answer } from '@casewright/web';
import { useInfiniteQuery } from '@casewright/web/query';

export type Transaction = Answer<'get', '/api/credits/transactions'>['rows'][number];

/** Newest first, a page at a time. */
export const useTransactions = () =>
  useInfiniteQuery({
    queryKey: [...creditsKey, 'transactions'],
    queryFn: ({ pageParam, signal }) =>
      api.get('/api/credits/transactions', { signal, ...(pageParam && { query: { before: pageParam } }) }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchOnWindowFocus: 'always',
  });
