import { api } from '@casewright/web';
import { queryOptions } from '@casewright/web/query';

/** Whether an address is a work email, as the server sees it. */
export const workEmailQuery = (email: string) =>
  queryOptions({
    queryKey: ['work-email', email],
    queryFn: ({ signal }) => api.post('/api/check-work-email', { body: { email }, signal }),
    staleTime: Infinity,
    retry: false,
  });
