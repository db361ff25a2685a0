import { api, messagesKey, type Answer } from '@casewright/web';
import { infiniteQueryOptions, keepPreviousData } from '@casewright/web/query';

export type FoundMessage = Answer<'get', '/api/messages/search'>['rows'][number];

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

/** Searches received and sent messages. Keeps the previous results while loading. */
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
