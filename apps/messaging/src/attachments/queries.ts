import { api, type Answer } from '@casewright/web';
import { queryOptions } from '@casewright/web/query';
import { draftListKey } from '../writing/queries';

export type Attachment = Answer<'get', '/api/drafts/{id}/attachments'>['rows'][number];
export type SentAttachment = Answer<'get', '/api/messages/{id}'>['attachments'][number];

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

export const downloadPath = (id: string): string => `/api/attachments/${id}`;
export const previewPath = (id: string): string => `/api/attachments/${id}?use=preview`;
