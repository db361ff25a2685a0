import { api } from '@casewright/web';
import { queryOptions } from '@casewright/web/query';

export const caseQuery = (id: string) =>
  queryOptions({
    queryKey: ['cases', 'by-id', id],
    queryFn: ({ signal }) => api.get('/api/cases/{id}', { path: { id }, signal }),
  });

/** Null for cases from before pursuits existed. */
export const pursuitOfCaseQuery = (id: string) =>
  queryOptions({
    queryKey: ['cases', 'pursuit', id],
    queryFn: async ({ signal }) => (await api.get('/api/cases/{id}/pursuit', { path: { id }, signal })).pursuitId,
  });
