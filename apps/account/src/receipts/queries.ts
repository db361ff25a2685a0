import { api, creditsKey, type Answer } from '@casewright/web';
import { queryOptions } from '@casewright/web/query';

export type Receipt = Answer<'get', '/api/credits/orders/{id}/receipt'>;

export const receiptQuery = (id: string) =>
  queryOptions({
    queryKey: [...creditsKey, 'receipt', id],
    queryFn: ({ signal }) => api.get('/api/credits/orders/{id}/receipt', { signal, path: { id } }),
  });
