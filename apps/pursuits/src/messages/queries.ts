import { api, messagesKey, type Answer } from '@casewright/web';
import { infiniteQueryOptions } from '@casewright/web/query';

export type CaseMessage = Answer<'get', '/api/cases/{id}/messages'>['rows'][number];

/** Newest first. */
export const caseMessagesQuery = (caseId: string) =>
  infiniteQueryOptions({
    queryKey: [...messagesKey, 'case', caseId],
    queryFn: ({ pageParam: before, signal }) =>
      api.get('/api/cases/{id}/messages', { path: { id: caseId }, query: { ...(before && { before }) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchOnWindowFocus: 'always',
    select: ({ pages }) => pages.flatMap(({ rows }) => rows),
  });

/** `recipientCount` is set only on own messages. */
export const isUnread = ({ isRead, recipientCount }: CaseMessage): boolean => !isRead && recipientCount === undefined;
