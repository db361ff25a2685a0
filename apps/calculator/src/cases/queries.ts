import { api } from '@casewright/web';
import { queryOptions } from '@casewright/web/query';

export const caseQuery = (id: string) =>
  queryOptions({
    queryKey: ['cases', 'by-id', id],
    queryFn: ({ signal }) => api.get('/api/cases/{id}', { path: { id }, signal }),
  });
