import { api, clearNotices, newIdempotencyKey, notify, titleOf, worthAnotherTry } from '@casewright/web';
import { useMutation } from '@casewright/web/query';
import { calculationsChanged } from './queries';

/** Promises settle when the list shows the change; failures are notified and rejected. */
export function useChanges() {
  const { mutateAsync } = useMutation({
    onMutate: clearNotices,
    mutationFn: ({ change, key }: { readonly change: Change; readonly key: string }) => change(key),
    retry: worthAnotherTry,
    onSuccess: calculationsChanged,
    onError: (failure) => {
      notify({
        title: 'Error',
        message: titleOf(failure, "We couldn't save your change. Please try again."),
        kind: 'error',
      });
      void calculationsChanged();
    },
  });
  const make = (change: Change) => mutateAsync({ change, key: newIdempotencyKey() });

  return {
    rename: (id: string, title: string) =>
      make((idempotencyKey) =>
        api.post('/api/saved-calculations/{id}/rename', { path: { id }, body: { title }, idempotencyKey }),
      ),
    duplicate: (id: string) =>
      make((idempotencyKey) => api.post('/api/saved-calculations/{id}/duplicate', { path: { id }, idempotencyKey })),
    remove: (id: string) =>
      make((idempotencyKey) => api.delete('/api/saved-calculations/{id}', { path: { id }, idempotencyKey })),
    restore: (id: string) =>
      make((idempotencyKey) => api.post('/api/saved-calculations/{id}/restore', { path: { id }, idempotencyKey })),
  };
}

type Change = (idempotencyKey: string) => Promise<unknown>;
