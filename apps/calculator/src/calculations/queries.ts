import { api, isNotThere, queryClient } from '@casewright/web';
import { listIn, textIn } from '@casewright/web/address';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@casewright/web/query';

const calculationsKey = ['saved-calculations'] as const;

export const calculationsChanged = (): Promise<void> => queryClient.invalidateQueries({ queryKey: calculationsKey });

export const searchInAddress = textIn('search');

export const MAX_COMPARED = 3;
export const idsInAddress = listIn('ids', MAX_COMPARED);

/** Newest first. */
export const calculationsQuery = (search: string) =>
  infiniteQueryOptions({
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
    select: ({ pages }) => pages.flatMap(({ rows }) => rows),
  });

const read = (id: string, signal: AbortSignal) => api.get('/api/saved-calculations/{id}', { path: { id }, signal });

export const calculationQuery = (id: string) =>
  queryOptions({ queryKey: [...calculationsKey, 'by-id', id], queryFn: ({ signal }) => read(id, signal) });

/** Existing ones, in the given order. */
export const calculationsByIdQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: [...calculationsKey, 'by-ids', ...ids],
    queryFn: async ({ signal }) => {
      const found = await Promise.all(ids.map((id) => read(id, signal).catch(noneIfGone)));
      return found.filter((calculation) => calculation !== undefined);
    },
  });

function noneIfGone(failure: unknown): undefined {
  if (!isNotThere(failure)) throw failure;
}
