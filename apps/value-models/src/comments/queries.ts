import { api, type Answer } from '@casewright/web';
import { queryOptions } from '@casewright/web/query';

export type Comment = Answer<'get', '/api/cases/{id}/value-model/comments'>['comments'][number];

/** What a comment is about. */
export type Anchor = Pick<Comment, 'rowKind' | 'rowId' | 'rowLabel'>;

export const commentsQuery = (caseId: string) =>
  queryOptions({
    queryKey: ['value-models', 'comments', caseId],
    queryFn: async ({ signal }) =>
      (await api.get('/api/cases/{id}/value-model/comments', { path: { id: caseId }, signal })).comments,
  });
