import { api } from '@casewright/web';
import { queryOptions } from '@casewright/web/query';

/** What changes whenever a draft is saved, sent or deleted. Named by the shell, which refetches it. */
export const draftListKey = ['draft-list'] as const;

const CHECK_AGAIN_MS = 1_000;

/** The files of a draft, as far as the server has them. */
export const attachmentsQuery = (draftId: string) =>
  queryOptions({
    queryKey: [...draftListKey, draftId, 'attachments'],
    queryFn: async ({ signal }) =>
      (await api.get('/api/drafts/{id}/attachments', { path: { id: draftId }, signal })).rows,
    // A page without live updates asks by itself.
    refetchInterval: ({ state: { data = [] } }) => data.some(({ state }) => state === 'checking') && CHECK_AGAIN_MS,
  });
