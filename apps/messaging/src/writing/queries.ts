import { api, type Answer } from '@casewright/web';
import { draftListKey } from '@casewright/web/messages';
import { infiniteQueryOptions, queryOptions } from '@casewright/web/query';

export type Draft = Answer<'get', '/api/drafts/{id}'>;
type Recipient = Answer<'get', '/api/admin/recipients'>[number];

/** Last saved first. */
export const draftsQuery = infiniteQueryOptions({
  queryKey: draftListKey,
  meta: { loadFailure: 'Failed to load drafts.' },
  queryFn: ({ pageParam: before, signal }) => api.get('/api/drafts', { query: { ...(before && { before }) }, signal }),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next ?? undefined,
  refetchOnWindowFocus: 'always',
  select: ({ pages }) => pages.flatMap(({ rows }) => rows),
});

/** Read once per opening, so that text being edited doesn't change. */
export const draftQuery = (id: string) =>
  queryOptions({
    queryKey: ['drafts', id],
    queryFn: ({ signal }) => api.get('/api/drafts/{id}', { path: { id }, signal }),
    gcTime: 0,
    staleTime: Infinity,
    refetchOnReconnect: false,
  });

/** People who match a name, email or id. */
export const recipientsQuery = (text: string) =>
  queryOptions({
    queryKey: ['recipients', text],
    queryFn: ({ signal }) => api.get('/api/admin/recipients', { query: { text }, signal }),
  });

/** The person whose full id or email was typed. */
export const meantBy = (text: string, people: readonly Recipient[] = []): Recipient | undefined =>
  people.find(({ id, email }) => [id, email].includes(text.trim().toLowerCase()));
