import { api, type Answer } from '@casewright/web';
import { infiniteQueryOptions, queryOptions } from '@casewright/web/query';

export type Draft = Answer<'get', '/api/drafts/{id}'>;

/** What changes whenever a draft is saved, sent or deleted. Named by the shell, which refetches it. */
export const draftListKey = ['draft-list'] as const;

/** The loaded drafts, the one saved last first. */
export const draftsQuery = infiniteQueryOptions({
  queryKey: draftListKey,
  queryFn: ({ pageParam: before, signal }) => api.get('/api/drafts', { query: { ...(before && { before }) }, signal }),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next ?? undefined,
  refetchOnWindowFocus: 'always',
  select: ({ pages }) => pages.flatMap(({ rows }) => rows),
});

/** As it is on the server, read once for each time that it is opened: what is being written must not change by itself. */
export const draftQuery = (id: string) =>
  queryOptions({
    queryKey: ['drafts', id],
    queryFn: ({ signal }) => api.get('/api/drafts/{id}', { path: { id }, signal }),
    gcTime: 0,
    staleTime: Infinity,
    refetchOnReconnect: false,
  });
