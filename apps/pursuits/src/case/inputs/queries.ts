import { api, type Answer } from '@casewright/web';
import { queryOptions } from '@casewright/web/query';

export type StoredInput = Answer<'get', '/api/cases/{id}/inputs'>['inputs'][number];

const READ_AGAIN_MS = 2_000;

export const inputsQuery = (caseId: string) =>
  queryOptions({
    queryKey: ['pursuits', 'inputs', caseId],
    queryFn: async ({ signal }) => (await api.get('/api/cases/{id}/inputs', { path: { id: caseId }, signal })).inputs,
    // Poll, in case live updates are unavailable.
    refetchInterval: ({ state: { data = [] } }) =>
      data.some(({ state, replacement }) => [state, replacement?.state].includes('reading')) && READ_AGAIN_MS,
  });

export const fileOfInput = (caseId: string, key: string): string => `/api/cases/${caseId}/inputs/${key}/file`;
