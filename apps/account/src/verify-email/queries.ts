import { api } from '@casewright/web';
import { queryOptions } from '@casewright/web/query';

/** This browser's pending verification. Refetched at each visit by the route's loader. */
export const verificationQuery = (email: string) =>
  queryOptions({
    queryKey: ['verification', email],
    queryFn: ({ signal }) => api.get('/api/verification', { signal }),
    staleTime: 0,
    refetchOnMount: false,
  });
