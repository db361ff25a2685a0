import { api, type Answer } from '@casewright/web';
import { queryOptions } from '@casewright/web/query';

export type SystemState = Answer<'get', '/api/admin/system'>;

const REFRESH_MS = 10_000;

export const systemQuery = queryOptions({
  queryKey: ['admin', 'system'],
  queryFn: ({ signal }) => api.get('/api/admin/system', { signal }),
  refetchInterval: REFRESH_MS,
});
