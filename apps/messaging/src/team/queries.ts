import { api, isNotThere, messagesKey, useUser, type Answer } from '@casewright/web';
import { infiniteQueryOptions, queryOptions, useQuery } from '@casewright/web/query';
import type { TeamFilters } from './address';
import { EVERY_MS } from '../mailbox/queries';

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
    refetchInterval: EVERY_MS,
    refetchOnWindowFocus: 'always',
    select: ({ pages }) => pages.flatMap(({ rows }) => rows),
  });

/** Shorter than the time after which a colleague counts as no longer writing. */
const WRITERS_EVERY_MS = 5_000;

/** What only the team sees of a conversation: who has it, who answered, who is writing. Null among admins alone. */
export const teamConversationQuery = (id: string) =>
  queryOptions({
    queryKey: [...teamKey, 'conversation', id],
    queryFn: ({ signal }) =>
      api.get('/api/admin/conversations/{id}', { path: { id }, signal }).catch((failure: unknown) => {
        if (isNotThere(failure)) return null;
        throw failure;
      }),
    refetchInterval: WRITERS_EVERY_MS,
    refetchOnWindowFocus: 'always',
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
