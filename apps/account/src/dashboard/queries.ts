import { api, type Answer } from '@casewright/web';
import { infiniteQueryOptions } from '@casewright/web/query';

export type ContactSubmission = Answer<'get', '/api/admin/contact-submissions'>['rows'][number];

export const contactSubmissionsQuery = infiniteQueryOptions({
  queryKey: ['contact-submissions'],
  queryFn: ({ pageParam: before, signal }) =>
    api.get('/api/admin/contact-submissions', { signal, ...(before && { query: { before } }) }),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next ?? undefined,
  refetchOnWindowFocus: 'always',
  select: ({ pages }) => pages.flatMap(({ rows }) => rows),
});
