import { UNDO_SECONDS } from '@casewright/rules';
import { api, notify, titleOf } from '@casewright/web';
import { useMutation, useQueryClient } from '@casewright/web/query';
import { savedAnswersKey, type SavedAnswer } from './queries';

export function usePutSavedAnswer(onSaved?: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, title, content }: SavedAnswer) =>
      api.put('/api/admin/saved-answers/{id}', { path: { id }, body: { title, content } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: savedAnswersKey });
      onSaved?.();
    },
    onError: (failure) =>
      notify({ title: 'Error', message: titleOf(failure, 'Failed to save answer.'), kind: 'error' }),
  });
}

/** Deletes an answer, with an Undo for some seconds. */
export function useDeleteSavedAnswer() {
  const queryClient = useQueryClient();
  const restoring = usePutSavedAnswer();
  return useMutation({
    mutationFn: ({ id }: SavedAnswer) => api.delete('/api/admin/saved-answers/{id}', { path: { id } }),
    onSuccess: (_, answer) => {
      const action = { label: 'Undo', forSeconds: UNDO_SECONDS, run: () => restoring.mutate(answer) };
      notify({ title: 'Answer Deleted', message: 'Saved answer deleted.', kind: 'success', action });
      return queryClient.invalidateQueries({ queryKey: savedAnswersKey });
    },
    onError: (failure) =>
      notify({ title: 'Error', message: titleOf(failure, 'Failed to delete answer.'), kind: 'error' }),
  });
}
