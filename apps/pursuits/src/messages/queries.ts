import { api, messagesKey, type Answer } from '@casewright/web';
import { infiniteQueryOptions } from '@casewright/web/query';

export type CaseMessage = Answer<'get', '/api/cases/{id}/messages'>['rows'][number];

/** What was written about a case, the newest first. */
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

/** The number of recipients is told of what I sent alone. */
export const isUnread = ({ isRead, recipientCount }: CaseMessage): boolean => !isRead && recipientCount === undefined;
