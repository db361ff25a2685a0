import { api, type Answer } from '@casewright/web';
import { keepPreviousData, useQuery } from '@casewright/web/query';

export type UserRow = Answer<'get', '/api/admin/users'>['rows'][number];

/** One page of those who are no admins; the page before stays in sight until the next is there. */
export const useUsers = (search: string, page: number) =>
  useQuery({
    queryKey: ['admin', 'users', search, page],
    queryFn: ({ signal }) => api.get('/api/admin/users', { query: { page, ...(search && { search }) }, signal }),
    placeholderData: keepPreviousData,
  });
