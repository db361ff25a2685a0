import { api, isNotThere, messagesKey, useUser, type Answer } from '@casewright/web';
import { infiniteQueryOptions, queryOptions, useQuery } from '@casewright/web/query';
import type { TeamFilters } from './address';

export type TeamConversation = Answer<'get', '/api/admin/conversations/{id}'>;
export type ListedConversation = Answer<'get', '/api/admin/conversations'>['rows'][number];
export type SavedAnswer = Answer<'get', '/api/admin/saved-answers'>[number];

const teamKey = [...messagesKey, 'team'] as const;
export const savedAnswersKey = [...teamKey, 'saved-answers'] as const;

/** Conversations with people, those with the newest message first. */
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

/** What only the team sees of a conversation: who has it, and who answered. Null among admins alone. */
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

/** Shorter than the time after which a colleague counts as no longer writing: no live topic reports that. */
const WHILE_WRITING_MS = 5_000;

/** The colleagues who are writing in a conversation. */
export const writersQuery = (id: string) =>
  queryOptions({
    queryKey: ['writing', id],
    queryFn: async ({ signal }) => (await api.get('/api/admin/conversations/{id}', { path: { id }, signal })).writers,
    refetchInterval: ({ state }) => (state.data?.length ? WHILE_WRITING_MS : false),
  });

/** To whom a conversation can be assigned. */
export const teamQuery = queryOptions({
  queryKey: [...teamKey, 'admins'],
  queryFn: ({ signal }) => api.get('/api/admin/team', { signal }),
});

export const savedAnswersQuery = queryOptions({
  queryKey: savedAnswersKey,
  queryFn: ({ signal }) => api.get('/api/admin/saved-answers', { signal }),
});

/** Whether the team's own pages and data open: the server asks admins for a second step. */
export function useIsTeam(): boolean {
  const user = useUser();
  return user !== undefined && user.isAdmin && user.isMfa;
}

export function useTeamConversation(id: string): TeamConversation | undefined {
  const isTeam = useIsTeam();
  return useQuery({ ...teamConversationQuery(id), enabled: isTeam }).data ?? undefined;
}
