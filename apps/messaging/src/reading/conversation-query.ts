import { api, messagesKey } from '@casewright/web';
import { infiniteQueryOptions } from '@casewright/web/query';

/** Oldest first; later pages are older. */
export const conversationQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...messagesKey, 'conversation', id],
    queryFn: ({ pageParam: before, signal }) =>
      api.get('/api/conversations/{id}/messages', { path: { id }, query: { ...(before && { before }) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchOnWindowFocus: 'always',
    select: ({ pages }) => pages.flatMap(({ rows }) => rows).reverse(),
  });
