import { api } from '@casewright/web';
import { queryOptions } from '@casewright/web/query';

/** Refetched on every visit, since the role may have changed. */
export const accessQuery = queryOptions({
  queryKey: ['admin', 'access'],
  queryFn: ({ signal }) => api.get('/api/session', { signal }),
  staleTime: 0,
  gcTime: 0,
});
