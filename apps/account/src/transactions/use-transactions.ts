import { api, creditsKey, type Answer } from '@casewright/web';
import { useInfiniteQuery } from '@casewright/web/query';

export type Transaction = Answer<'get', '/api/credits/transactions'>['rows'][number];

export type TransactionType = Transaction['type'];

/** Newest first, a page at a time: all, or those of one type. */
export const useTransactions = (type?: TransactionType) =>
  useInfiniteQuery({
    queryKey: [...creditsKey, 'transactions', type ?? 'all'],
    queryFn: ({ pageParam, signal }) =>
      api.get('/api/credits/transactions', {
        signal,
        query: { ...(pageParam && { before: pageParam }), ...(type && { type }) },
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchOnWindowFocus: 'always',
  });
