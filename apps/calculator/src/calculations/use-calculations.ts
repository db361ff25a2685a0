import { api, isNotThere, queryClient } from '@casewright/web';
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

const read = (id: string, signal: AbortSignal) => api.get('/api/saved-calculations/{id}', { path: { id }, signal });

export const useCalculation = (id: string) =>
  useQuery({ queryKey: [...calculationsKey, 'by-id', id], queryFn: ({ signal }) => read(id, signal) });

/** Those with the given ids that are there, in their order. */
export const useCalculationsById = (ids: readonly string[]) =>
  useQuery({
    queryKey: [...calculationsKey, 'by-ids', ...ids],
    queryFn: async ({ signal }) => {
      const found = await Promise.all(ids.map((id) => read(id, signal).catch(noneIfGone)));
      return found.filter((calculation) => calculation !== undefined);
    },
  });

function noneIfGone(failure: unknown): undefined {
  if (!isNotThere(failure)) throw failure;
}
