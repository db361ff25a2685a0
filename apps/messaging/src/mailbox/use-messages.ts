import { api, messagesKey, type Answer } from '@casewright/web';
import { useInfiniteQuery } from '@casewright/web/query';

export type Folder = 'inbox' | 'sent';
export type Message = Answer<'get', '/api/messages'>['rows'][number];

/** As often as the header counts: what its badge says has come stands in the list. */
const EVERY_MS = 30_000;

/** A folder's messages, newest first, as far as they were asked for. */
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
