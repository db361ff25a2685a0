import { api, type Answer } from '@casewright/web';
import { choiceIn, readAddress, textIn } from '@casewright/web/address';
import { infiniteQueryOptions, keepPreviousData } from '@casewright/web/query';

export type UserRow = Answer<'get', '/api/admin/users'>['rows'][number];

export const searchInAddress = textIn('search');

const SORTS = ['joined', '-joined', 'name', '-name', 'email', '-email'] as const;

export const sortInAddress = choiceIn('sort', SORTS);
export const verifiedInAddress = choiceIn('verified', ['yes', 'no']);

/** What the list of users is narrowed to, and its order. */
export interface UserChoice {
  readonly search?: string | undefined;
  readonly verified?: 'yes' | 'no' | undefined;
  readonly sort?: (typeof SORTS)[number] | undefined;
}

/** For loaders. */
export const usersIn = (url: string): UserChoice => ({
  search: readAddress(searchInAddress, url),
  verified: readAddress(verifiedInAddress, url),
  sort: readAddress(sortInAddress, url),
});

/** Non-admin users. Those of the previous search stay visible while the next ones load. */
export const usersQuery = (choice: UserChoice) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'users', given(choice)],
    queryFn: ({ pageParam, signal }) =>
      api.get('/api/admin/users', {
        query: { ...given(choice), ...(pageParam && { before: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    select: ({ pages }) => ({ rows: pages.flatMap(({ rows }) => rows), total: pages[0]?.total ?? 0 }),
  });

export function csvOf(choice: UserChoice): string {
  const query = new URLSearchParams(given(choice));
  return `/api/admin/users/csv${query.size > 0 ? `?${query}` : ''}`;
}

/** What was chosen, and nothing of the rest. */
const given = ({ search, verified, sort }: UserChoice) => ({
  ...(search && { search }),
  ...(verified && { verified }),
  ...(sort && { sort }),
});
