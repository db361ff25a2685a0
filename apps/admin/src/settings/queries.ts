import { api, type Answer } from '@casewright/web';
import { queryOptions } from '@casewright/web/query';

export type ListedAdmin = Answer<'get', '/api/admin/admins'>[number];

export const adminsQuery = queryOptions({
  queryKey: ['admin', 'admins'],
  queryFn: ({ signal }) => api.get('/api/admin/admins', { signal }),
});
