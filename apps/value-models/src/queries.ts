import { api, type Answer } from '@casewright/web';
import { queryOptions } from '@casewright/web/query';

/** Invalidated by the shell when a model changes. */
const key = ['value-models'] as const;

export type ValueModelOfCase = Answer<'get', '/api/cases/{id}/value-model'>;
export type StartedModel = NonNullable<ValueModelOfCase['model']>;
export type ListedVersion = StartedModel['versions'][number];
export type FrozenVersion = Answer<'get', '/api/cases/{id}/value-model/versions/{number}'>;

export type ListedDocument = Answer<
  'get',
  '/api/cases/{id}/value-model/versions/{number}/documents'
>['documents'][number];

export const modelQuery = (caseId: string) =>
  queryOptions({
    queryKey: [...key, 'by-case', caseId],
    queryFn: ({ signal }) => api.get('/api/cases/{id}/value-model', { path: { id: caseId }, signal }),
  });

/** Price of the case, and whether its seller has received documents. */
export const caseOfPursuitQuery = (pursuitId: string) =>
  queryOptions({
    queryKey: [...key, 'case', pursuitId],
    queryFn: ({ signal }) => api.get('/api/pursuits/{id}/case', { path: { id: pursuitId }, signal }),
  });

/** Versions are immutable. */
export const versionQuery = (caseId: string, number: string) =>
  queryOptions({
    queryKey: ['value-model-versions', caseId, number],
    queryFn: ({ signal }) =>
      api.get('/api/cases/{id}/value-model/versions/{number}', { path: { id: caseId, number }, signal }),
    staleTime: Infinity,
  });

export const documentsQuery = (caseId: string, number: string) =>
  queryOptions({
    queryKey: [...key, 'documents', caseId, number],
    queryFn: async ({ signal }) =>
      (
        await api.get('/api/cases/{id}/value-model/versions/{number}/documents', {
          path: { id: caseId, number },
          signal,
        })
      ).documents,
  });
