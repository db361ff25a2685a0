import { api, creditsKey, type Answer } from '@casewright/web';
import { queryOptions } from '@casewright/web/query';

export type Order = Answer<'get', '/api/credits/orders'>['rows'][number];

/** Orders whose credits have not arrived. */
export const ordersQuery = queryOptions({
  queryKey: [...creditsKey, 'orders'],
  queryFn: ({ signal }) => api.get('/api/credits/orders', { signal }),
  refetchOnWindowFocus: 'always',
});
