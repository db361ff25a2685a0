import { api, messagesKey, queryClient, type Answer } from '@casewright/web';
import { infiniteQueryOptions, queryOptions } from '@casewright/web/query';

export type Message = Answer<'get', '/api/messages'>['rows'][number];
export type MessageFolder = 'inbox' | 'sent';

/** Newest first. */
export const messagesQuery = (folder: MessageFolder) =>
  infiniteQueryOptions({
    queryKey: [...messagesKey, folder],
    meta: { loadFailure: folder === 'sent' ? 'Failed to load sent messages.' : 'Failed to load messages.' },
    queryFn: ({ pageParam: before, signal }) =>
      api.get('/api/messages', { query: { folder, ...(before && { before }) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchOnWindowFocus: 'always',
    select: ({ pages }) => pages.flatMap(({ rows }) => rows),
  });

/** May be older than the loaded pages of its folder. */
export const messageQuery = (id: string) =>
  queryOptions({
    queryKey: [...messagesKey, 'one', id],
    queryFn: ({ signal }) => api.get('/api/messages/{id}', { path: { id }, signal }),
    initialData: () => listedMessage(id),
  });

function listedMessage(id: string): Message | undefined {
  for (const folder of ['inbox', 'sent'] as const) {
    const pages = queryClient.getQueryData(messagesQuery(folder).queryKey)?.pages ?? [];
    const listed = pages.flatMap(({ rows }) => rows).find((message) => message.id === id);
    if (listed) return listed;
  }
  return undefined;
}

/** Only sent messages have a number of recipients. */
export const isReceived = ({ recipientCount }: Pick<Message, 'recipientCount'>): boolean =>
  recipientCount === undefined;

export const isUnread = (message: Pick<Message, 'isRead' | 'recipientCount'>): boolean =>
  !message.isRead && isReceived(message);
