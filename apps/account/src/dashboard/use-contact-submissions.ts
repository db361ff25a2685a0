import { api, type Answer } from '@casewright/web';
import { useInfiniteQuery } from '@casewright/web/query';

export type ContactSubmission = Answer<'get', '/api/admin/contact-submissions'>['rows'][number];

/** What visitors wrote, newest first, as far as it was asked for. */
export function useContactSubmissions() {
  const list = useInfiniteQuery({
    queryKey: ['contact-submissions'],
    queryFn: ({ pageParam: before, signal }) =>
      api.get('/api/admin/contact-submissions', { signal, ...(before && { query: { before } }) }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchOnWindowFocus: 'always',
  });
  return { ...list, submissions: list.data?.pages.flatMap(({ rows }) => rows) };
}
