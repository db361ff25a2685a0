import { api, type Answer, clearNotices, notify, titleOf } from '@casewright/web';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@casewright/web/query';

export type ContactSubmission = Answer<'get', '/api/admin/contact-submissions'>['rows'][number];

const contactSubmissionsKey = ['contact-submissions'] as const;
const pricedKey = ['priced'] as const;

export const contactSubmissionsQuery = infiniteQueryOptions({
  queryKey: contactSubmissionsKey,
  queryFn: ({ pageParam: before, signal }) =>
    api.get('/api/admin/contact-submissions', { signal, ...(before && { query: { before } }) }),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next ?? undefined,
  refetchOnWindowFocus: 'always',
  select: ({ pages }) => pages.flatMap(({ rows }) => rows),
});

/** Whether the user has answered the calculator or saved a calculation. */
export const pricedQuery = queryOptions({
  queryKey: pricedKey,
  queryFn: async ({ signal }) => {
    const [{ draft }, saved] = await Promise.all([
      api.get('/api/pricing-draft', { signal }),
      api.get('/api/saved-calculations', { signal }),
    ]);
    return { hasDraft: Boolean(draft?.selections), hasCalculation: saved.rows.length > 0 };
  },
  refetchOnMount: 'always',
});

/** Marks a submission as answered, or as open again. */
export function useContactAnswered({ id }: ContactSubmission) {
  const queryClient = useQueryClient();
  return useMutation({
    onMutate: clearNotices,
    mutationFn: (isAnswered: boolean) =>
      api.put('/api/admin/contact-submissions/{id}/answered', { path: { id }, body: { isAnswered } }),
    onError: (failure) =>
      notify({ kind: 'error', title: 'Error', message: titleOf(failure, 'We couldn’t save that. Please try again.') }),
    onSettled: () => queryClient.invalidateQueries(contactSubmissionsQuery),
  });
}
