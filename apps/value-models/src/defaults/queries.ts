import { api } from '@casewright/web';
import { queryOptions } from '@casewright/web/query';

/** Newest published version of the provider's library. For analysts. */
export const publishedDefaultsQuery = queryOptions({
  queryKey: ['published-defaults'],
  queryFn: ({ signal }) => api.get('/api/admin/defaults/published', { signal }),
});
