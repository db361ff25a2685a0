import { api, notify, titleOf } from '@casewright/web';
import { useMutation, useQueryClient } from '@casewright/web/query';
import { draftListKey } from '@casewright/web/messages';

export function useDeleteDraft(id: string, onDeleted: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.delete('/api/drafts/{id}', { path: { id } }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: draftListKey });
      notify({ title: 'Draft Deleted', message: 'Draft deleted successfully.', kind: 'success' });
      onDeleted();
    },
    onError: (failure) =>
      notify({ title: 'Error', message: titleOf(failure, 'Failed to delete draft.'), kind: 'error' }),
  });
}
