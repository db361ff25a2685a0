import { api, type Answer } from '@casewright/web';
import { queryOptions } from '@casewright/web/query';

export type Release = Answer<'get', '/api/admin/remotes'>['remotes'][number];

/** What browsers reported about each version of a remote, the latest first. */
export const releasesQuery = queryOptions({
  queryKey: ['admin', 'releases'],
  queryFn: ({ signal }) => api.get('/api/admin/remotes', { signal }),
  select: ({ remotes }) => remotes,
  refetchOnWindowFocus: 'always',
});
