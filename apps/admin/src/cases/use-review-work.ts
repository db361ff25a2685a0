import { api, clearNotices, notify, worthAnotherTry } from '@casewright/web';
import { useMutation } from '@casewright/web/query';
import { failureText } from '../change/send-change';
import { casesChanged } from './queries';
import { useFailureNotice } from './use-failure-notice';

/** Saves a change to a review, notifies and refetches. */
export function useReviewWork<Given>(save: (given: Given) => Promise<unknown>, notice: string, onDone: () => void) {
  const notifyIfClosed = useFailureNotice();
  return useMutation({
    onMutate: clearNotices,
    retry: worthAnotherTry,
    mutationFn: save,
    onSuccess: async () => {
      await casesChanged();
      notify({ title: notice, kind: 'success' });
      onDone();
    },
    onError: async (failure) => {
      const message = failureText(failure);
      // The review may have been answered meanwhile.
      await casesChanged();
      notifyIfClosed(message);
    },
  });
}

export const useItemDone = (caseId: string) =>
  useMutation({
    mutationFn: ({ id, isDone }: { readonly id: string; readonly isDone: boolean }) =>
      api.put('/api/admin/cases/{id}/action-items/{itemId}', { path: { id: caseId, itemId: id }, body: { isDone } }),
    onSettled: casesChanged,
    onError: (failure) => notify({ title: 'Error', message: failureText(failure), kind: 'error' }),
  });
