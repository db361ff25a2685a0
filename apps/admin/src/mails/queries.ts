import { api, clearNotices, notify, titleOf, type Answer } from '@casewright/web';
import { textIn } from '@casewright/web/address';
import { queryOptions, useMutation, useQueryClient } from '@casewright/web/query';

export type DeadMail = Answer<'get', '/api/admin/mails'>['rows'][number];

export const searchInAddress = textIn('search');
export const sortInAddress = textIn('sort');

/** Failed emails, newest first. */
export const mailsQuery = queryOptions({
  queryKey: ['admin', 'mails'],
  queryFn: ({ signal }) => api.get('/api/admin/mails', { signal }),
  select: ({ rows }) => rows,
  refetchOnWindowFocus: 'always',
});

export const retryMail = (id: string) => api.post('/api/admin/mails/{id}/retry', { path: { id } });

export function useRetryMail() {
  const queryClient = useQueryClient();
  return useMutation({
    onMutate: clearNotices,
    mutationFn: retryMail,
    onSuccess: () => notify({ kind: 'success', title: 'Retrying', message: 'We’ll send it again within a minute.' }),
    onError: (failure) =>
      notify({
        kind: 'error',
        title: 'Error',
        message: titleOf(failure, 'An unexpected error occurred. Please try again.'),
      }),
    onSettled: () => queryClient.invalidateQueries(mailsQuery),
  });
}
