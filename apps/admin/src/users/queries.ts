import { api, type Answer } from '@casewright/web';
import { textIn } from '@casewright/web/address';
import { infiniteQueryOptions, keepPreviousData } from '@casewright/web/query';

export type UserRow = Answer<'get', '/api/admin/users'>['rows'][number];

export const searchInAddress = textIn('search');

/** Non-admin users. Those of the previous search stay visible while the next ones load. */
export const usersQuery = (search = '') =>
  infiniteQueryOptions({
    queryKey: ['admin', 'users', search],
    queryFn: ({ pageParam, signal }) =>
      api.get('/api/admin/users', {
        query: { ...(search && { search }), ...(pageParam && { before: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    select: ({ pages }) => ({ rows: pages.flatMap(({ rows }) => rows), total: pages[0]?.total ?? 0 }),
  });

export const csvOf = (search = ''): string => `/api/admin/users/csv${search && `?${new URLSearchParams({ search })}`}`;
