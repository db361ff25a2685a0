import { api, isNotThere, messagesKey, useUser, worthAnotherTry, type Answer } from '@casewright/web';
import { queryOptions, useQuery } from '@casewright/web/query';

export type TeamConversation = Answer<'get', '/api/admin/conversations/{id}'>;

/** Shorter than the time after which a colleague counts as no longer writing. */
const EVERY_MS = 5_000;

/** What only the team sees of a conversation: who has it, who answered, who is writing. Null among admins alone. */
export const teamConversationQuery = (id: string) =>
  queryOptions({
    queryKey: [...messagesKey, 'team', id],
    queryFn: ({ signal }) =>
      api.get('/api/admin/conversations/{id}', { path: { id }, signal }).catch((failure: unknown) => {
        if (isNotThere(failure)) return null;
        throw failure;
      }),
    retry: worthAnotherTry,
    refetchInterval: EVERY_MS,
    refetchOnWindowFocus: 'always',
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
