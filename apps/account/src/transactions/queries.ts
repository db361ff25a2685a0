import { api, creditsKey, type Answer } from '@casewright/web';
import { choiceIn } from '@casewright/web/address';
import { infiniteQueryOptions } from '@casewright/web/query';

export type Transaction = Answer<'get', '/api/credits/transactions'>['rows'][number];

export type TransactionType = Transaction['type'];

const TYPES: readonly TransactionType[] = ['purchase', 'usage', 'other'];

export const typeInAddress = choiceIn('type', TYPES);

/** Newest first. All types if none is given. */
export const transactionsQuery = (type?: TransactionType) =>
  infiniteQueryOptions({
    queryKey: [...creditsKey, 'transactions', type ?? 'all'],
    meta: { loadFailure: 'Failed to load transaction history.' },
    queryFn: ({ pageParam, signal }) =>
      api.get('/api/credits/transactions', {
        signal,
        query: { ...(pageParam && { before: pageParam }), ...(type && { type }) },
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchOnWindowFocus: 'always',
    select: ({ pages }) => pages.flatMap(({ rows }) => rows),
  });
