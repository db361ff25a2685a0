import { api, newIdempotencyKey, notify, titleOf } from '@casewright/web';
import { useMutation } from '@casewright/web/query';
import { calculationsChanged } from './use-calculations';

/** What can be done with a calculation of the list, until the list shows it; what fails says so, and rejects. */
export function useChanges() {
  const told = {
    onSuccess: calculationsChanged,
    onError: (failure: unknown) => {
      notify({ title: 'Error', message: titleOf(failure, 'That did not work. Please try again.'), kind: 'error' });
      void calculationsChanged();
    },
  };
  const renaming = useMutation({
    mutationFn: ({ id, title }: { readonly id: string; readonly title: string }) =>
      api.post('/api/saved-calculations/{id}/rename', { path: { id }, body: { title } }),
    ...told,
  });
  const duplicating = useMutation({
    mutationFn: ({ id, key }: { readonly id: string; readonly key: string }) =>
      api.post('/api/saved-calculations/{id}/duplicate', { path: { id }, idempotencyKey: key }),
    ...told,
  });
  const deleting = useMutation({
    mutationFn: (id: string) => api.delete('/api/saved-calculations/{id}', { path: { id } }),
    ...told,
  });
  const restoring = useMutation({
    mutationFn: (id: string) => api.post('/api/saved-calculations/{id}/restore', { path: { id } }),
    ...told,
  });

  return {
    rename: (id: string, title: string) => renaming.mutateAsync({ id, title }),
    duplicate: (id: string) => duplicating.mutateAsync({ id, key: newIdempotencyKey() }),
    remove: (id: string) => deleting.mutateAsync(id),
    restore: (id: string) => restoring.mutateAsync(id),
  };
}
