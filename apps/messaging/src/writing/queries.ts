import { api, type Answer } from '@casewright/web';
import { draftListKey } from '@casewright/web/messages';
import { infiniteQueryOptions, queryOptions } from '@casewright/web/query';

export type Draft = Answer<'get', '/api/drafts/{id}'>;
type Recipient = Answer<'get', '/api/admin/recipients'>[number];

/** The loaded drafts, the one saved last first. */
export const draftsQuery = infiniteQueryOptions({
  queryKey: draftListKey,
  queryFn: ({ pageParam: before, signal }) => api.get('/api/drafts', { query: { ...(before && { before }) }, signal }),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next ?? undefined,
  refetchOnWindowFocus: 'always',
  select: ({ pages }) => pages.flatMap(({ rows }) => rows),
});

/** As it is on the server, read once for each time that it is opened: what is being written must not change by itself. */
export const draftQuery = (id: string) =>
  queryOptions({
    queryKey: ['drafts', id],
    queryFn: ({ signal }) => api.get('/api/drafts/{id}', { path: { id }, signal }),
    gcTime: 0,
    staleTime: Infinity,
    refetchOnReconnect: false,
  });

/** Whom an admin may mean by what they typed: a name, an email or an id. */
export const recipientsQuery = (text: string) =>
  queryOptions({
    queryKey: ['recipients', text],
    queryFn: ({ signal }) => api.get('/api/admin/recipients', { query: { text }, signal }),
  });

/** The one among those found whose whole id or email was typed. */
export const meantBy = (text: string, people: readonly Recipient[] = []): Recipient | undefined =>
  people.find(({ id, email }) => [id, email].includes(text.trim().toLowerCase()));
