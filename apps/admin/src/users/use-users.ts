import { api, type Answer } from '@casewright/web';
import { keepPreviousData, useQuery } from '@casewright/web/query';

export type UserRow = Answer<'get', '/api/admin/users'>['rows'][number];

/** A page of non-admin users. The previous page stays visible while the next one loads. */
export const useUsers = (search: string, page: number) =>
  useQuery({
    queryKey: ['admin', 'users', search, page],
    queryFn: ({ signal }) => api.get('/api/admin/users', { query: { page, ...(search && { search }) }, signal }),
    placeholderData: keepPreviousData,
  });
