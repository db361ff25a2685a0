import { api } from '@casewright/web';
import { queryOptions } from '@casewright/web/query';

/** Invalidated by the shell when a draft is saved, sent or deleted. */
export const draftListKey = ['draft-list'] as const;

const CHECK_AGAIN_MS = 1_000;

export const attachmentsQuery = (draftId: string) =>
  queryOptions({
    queryKey: [...draftListKey, draftId, 'attachments'],
    queryFn: async ({ signal }) =>
      (await api.get('/api/drafts/{id}/attachments', { path: { id: draftId }, signal })).rows,
    // Pages without live updates poll.
    refetchInterval: ({ state: { data = [] } }) => data.some(({ state }) => state === 'checking') && CHECK_AGAIN_MS,
  });
