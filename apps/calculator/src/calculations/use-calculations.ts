import { api, queryClient } from '@casewright/web';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@casewright/web/query';

const calculationsKey = ['saved-calculations'] as const;

/** After one was saved, changed or deleted. */
export const calculationsChanged = (): Promise<void> => queryClient.invalidateQueries({ queryKey: calculationsKey });

/** One's own, newest first, a page at a time. */
export const useCalculations = (search: string) =>
  useInfiniteQuery({
    queryKey: [...calculationsKey, 'list', search],
    queryFn: ({ pageParam, signal }) =>
      api.get('/api/saved-calculations', {
        signal,
        query: { ...(search && { search }), ...(pageParam && { before: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });

/** Those with the given ids, in their order. */
export const useCalculationsById = (ids: readonly string[]) =>
  useQuery({
    queryKey: [...calculationsKey, 'by-id', ...ids],
    queryFn: ({ signal }) =>
      Promise.all(ids.map((id) => api.get('/api/saved-calculations/{id}', { path: { id }, signal }))),
  });
