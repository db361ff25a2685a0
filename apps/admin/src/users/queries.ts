import { api, type Answer } from '@casewright/web';
import { countIn, textIn } from '@casewright/web/address';
import { keepPreviousData, queryOptions } from '@casewright/web/query';

export type UserRow = Answer<'get', '/api/admin/users'>['rows'][number];

export const searchInAddress = textIn('search');
export const pageInAddress = countIn('page', Number.MAX_SAFE_INTEGER);

/** A page of non-admin users. The previous page stays visible while the next one loads. */
export const usersQuery = (search = '', page = 1) =>
  queryOptions({
    queryKey: ['admin', 'users', search, page],
    queryFn: ({ signal }) => api.get('/api/admin/users', { query: { page, ...(search && { search }) }, signal }),
    placeholderData: keepPreviousData,
  });
