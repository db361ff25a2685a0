import { api, isNotThere, messagesKey, queryClient, useUser, type Answer } from '@casewright/web';
import { readAddress } from '@casewright/web/address';
import { infiniteQueryOptions, queryOptions, useQuery } from '@casewright/web/query';
import { conversationQuery } from '../reading/conversation-query';
import { conversationIn, filtersIn, type TeamFilters } from './address';

export type TeamConversation = Answer<'get', '/api/admin/conversations/{id}'>;
export type ListedConversation = Answer<'get', '/api/admin/conversations'>['rows'][number];
export type SavedAnswer = Answer<'get', '/api/admin/saved-answers'>[number];

const teamKey = [...messagesKey, 'team'] as const;
export const savedAnswersKey = [...teamKey, 'saved-answers'] as const;

/** Newest message first. */
export const teamListQuery = ({ state, assigned }: TeamFilters) =>
  infiniteQueryOptions({
    queryKey: [...teamKey, 'list', state, assigned],
    queryFn: ({ pageParam: before, signal }) =>
      api.get('/api/admin/conversations', { query: { state, assigned, ...(before && { before }) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchOnWindowFocus: 'always',
    select: ({ pages }) => pages.flatMap(({ rows }) => rows),
  });

/** Assignee and who answered. Null if only admins take part. */
export const teamConversationQuery = (id: string) =>
  queryOptions({
    queryKey: [...teamKey, 'conversation', id],
    queryFn: ({ signal }) =>
      api.get('/api/admin/conversations/{id}', { path: { id }, signal }).catch((failure: unknown) => {
        if (isNotThere(failure)) return null;
        throw failure;
      }),
    refetchOnWindowFocus: 'always',
  });

/** Shorter than the server's expiry of a writer: there is no live topic for it. */
const WHILE_WRITING_MS = 5_000;

export const writersQuery = (id: string) =>
  queryOptions({
    queryKey: ['writing', id],
    queryFn: async ({ signal }) => (await api.get('/api/admin/conversations/{id}', { path: { id }, signal })).writers,
    refetchInterval: ({ state }) => (state.data?.length ? WHILE_WRITING_MS : false),
  });

export const teamQuery = queryOptions({
  queryKey: [...teamKey, 'admins'],
  queryFn: ({ signal }) => api.get('/api/admin/team', { signal }),
});

export const savedAnswersQuery = queryOptions({
  queryKey: savedAnswersKey,
  queryFn: ({ signal }) => api.get('/api/admin/saved-answers', { signal }),
});

/** Prefetches the list and the conversation in the URL. */
export function prefetchTeam(url: string): void {
  void queryClient.prefetchInfiniteQuery(teamListQuery(filtersIn(url)));
  const open = readAddress(conversationIn, url);
  if (!open) return;
  void queryClient.prefetchQuery(teamConversationQuery(open));
  void queryClient.prefetchInfiniteQuery(conversationQuery(open));
}

export function useTeamConversation(id: string): TeamConversation | undefined {
  const isTeam = useUser()?.isAdmin === true;
  return useQuery({ ...teamConversationQuery(id), enabled: isTeam }).data ?? undefined;
}
