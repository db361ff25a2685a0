import { api, type Answer } from '@casewright/web';
import { queryOptions } from '@casewright/web/query';

export type PaymentsOverview = Answer<'get', '/api/admin/reconciliations'>;
export type Difference = PaymentsOverview['differences'][number];
export type Reconciliation = PaymentsOverview['reconciliations'][number];

export const paymentsQuery = queryOptions({
  queryKey: ['admin', 'payments'],
  queryFn: ({ signal }) => api.get('/api/admin/reconciliations', { signal }),
});
