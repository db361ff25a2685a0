import { api } from '@casewright/web';
import { queryOptions } from '@casewright/web/query';

/** The pursuits for which a case can be started. */
export const startableQuery = queryOptions({
  queryKey: ['pursuits', 'startable'],
  queryFn: async ({ signal }) =>
    (await api.get('/api/pursuits', { signal, query: { stage: 'registered', sort: '-registered' } })).rows,
  refetchOnMount: 'always',
});
