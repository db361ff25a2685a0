import { api, messagesKey, type Answer } from '@casewright/web';
import { infiniteQueryOptions, keepPreviousData } from '@casewright/web/query';

export type FoundMessage = Answer<'get', '/api/messages/search'>['rows'][number];

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

/** What was found among one's own messages, received and sent. What was found before stays visible meanwhile. */
export const searchQuery = (q: string) =>
  infiniteQueryOptions({
    queryKey: [...messagesKey, 'search', q],
    queryFn: ({ pageParam: before, signal }) =>
      api.get('/api/messages/search', { query: { q, timeZone, ...(before && { before }) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    select: ({ pages }) => pages.flatMap(({ rows }) => rows),
  });
