import { api, messagesKey, type Answer } from '@casewright/web';
import { useInfiniteQuery } from '@casewright/web/query';

export type Folder = 'inbox' | 'sent';
export type Message = Answer<'get', '/api/messages'>['rows'][number];

/** As often as the unread badge, so that the list agrees with it. */
const EVERY_MS = 30_000;

/** The loaded messages of a folder, newest first. */
export function useMessages(folder: Folder) {
  const list = useInfiniteQuery({
    queryKey: [...messagesKey, folder],
    queryFn: ({ pageParam: before, signal }) =>
      api.get('/api/messages', { query: { folder, ...(before && { before }) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchInterval: folder === 'inbox' && EVERY_MS,
    refetchOnWindowFocus: 'always',
  });
  return { ...list, messages: list.data?.pages.flatMap(({ rows }) => rows) };
}
