import { api, type Answer } from '@casewright/web';
import { textIn } from '@casewright/web/address';
import { queryOptions } from '@casewright/web/query';

export type Release = Answer<'get', '/api/admin/remotes'>['remotes'][number];

/** Browser reports by version of a remote, latest first. */
export const releasesQuery = queryOptions({
  queryKey: ['admin', 'releases'],
  queryFn: ({ signal }) => api.get('/api/admin/remotes', { signal }),
  select: ({ remotes }) => remotes,
  refetchOnWindowFocus: 'always',
});

export const searchInAddress = textIn('search');
export const sortInAddress = textIn('sort');
