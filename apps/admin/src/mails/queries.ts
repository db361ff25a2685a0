import { api, clearNotices, notify, titleOf, type Answer } from '@casewright/web';
import { useMutation, useQueryClient } from '@casewright/web/query';
import type { ListSource } from '../list/list-source';

export type DeadMail = Answer<'get', '/api/admin/mails'>['rows'][number];

/** For example 'identity.registered to dana@northwind.example'. */
export const mailName = ({ type, recipient }: DeadMail): string =>
  recipient === null ? type : `${type} to ${recipient}`;

/** Emails that couldn't be sent. */
export const mailsList: ListSource<DeadMail> = {
  what: 'emails',
  sorts: ['stopped', '-stopped', 'event', '-event'],
  defaultSort: '-stopped',
  filters: {},
  csv: '/api/admin/mails/csv',
  ask: (query, signal) => api.get('/api/admin/mails', { query, signal }),
};

export const retryMail = (id: string) => api.post('/api/admin/mails/{id}/retry', { path: { id } });

/** @param onRetried called before the email leaves the list */
export function useRetryMail(onRetried?: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    onMutate: clearNotices,
    mutationFn: retryMail,
    onSuccess: () => {
      onRetried?.();
      notify({ kind: 'success', title: 'Retrying', message: 'We’ll send it again within a minute.' });
    },
    onError: (failure) =>
      notify({
        kind: 'error',
        title: 'Error',
        message: titleOf(failure, 'An unexpected error occurred. Please try again.'),
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['admin', mailsList.what] }),
  });
}
