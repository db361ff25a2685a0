import { api, messagesKey, queryClient, type Answer } from '@casewright/web';
import { infiniteQueryOptions, queryOptions } from '@casewright/web/query';

export type Message = Answer<'get', '/api/messages'>['rows'][number];
export type MessageFolder = 'inbox' | 'sent';

/** The loaded messages of a folder, newest first. */
export const messagesQuery = (folder: MessageFolder) =>
  infiniteQueryOptions({
    queryKey: [...messagesKey, folder],
    queryFn: ({ pageParam: before, signal }) =>
      api.get('/api/messages', { query: { folder, ...(before && { before }) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchOnWindowFocus: 'always',
    select: ({ pages }) => pages.flatMap(({ rows }) => rows),
  });

/** One message, which may be older than what its folder has loaded. */
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

/** The number of recipients is told of what I sent alone. */
export const isReceived = ({ recipientCount }: Pick<Message, 'recipientCount'>): boolean =>
  recipientCount === undefined;

export const isUnread = (message: Pick<Message, 'isRead' | 'recipientCount'>): boolean =>
  !message.isRead && isReceived(message);
