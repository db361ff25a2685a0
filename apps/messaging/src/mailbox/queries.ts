import { api, messagesKey, type Answer } from '@casewright/web';
import { infiniteQueryOptions } from '@casewright/web/query';

export type Message = Answer<'get', '/api/messages'>['rows'][number];
export type MessageFolder = 'inbox' | 'sent';

/** As often as the unread badge, so that the list agrees with it. */
const EVERY_MS = 30_000;

/** The loaded messages of a folder, newest first. */
export const messagesQuery = (folder: MessageFolder) =>
  infiniteQueryOptions({
    queryKey: [...messagesKey, folder],
    queryFn: ({ pageParam: before, signal }) =>
      api.get('/api/messages', { query: { folder, ...(before && { before }) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchInterval: folder === 'inbox' && EVERY_MS,
    refetchOnWindowFocus: 'always',
    select: ({ pages }) => pages.flatMap(({ rows }) => rows),
  });
