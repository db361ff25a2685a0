import { UNDO_SECONDS } from '@casewright/rules';
import { api, messagesKey, notify, titleOf } from '@casewright/web';
import { useMutation, useQueryClient } from '@casewright/web/query';

/** Server's limit per request. */
const AT_ONCE = 100;

interface Deleting {
  readonly onDeleted: (ids: readonly string[]) => void;
  /** Called once they are listed again. */
  readonly onRestored: (ids: readonly string[]) => void;
}

/** Deletes messages, with an Undo for some seconds. */
export function useDeleteMessages({ onDeleted, onRestored }: Deleting) {
  const queryClient = useQueryClient();
  const renew = () => queryClient.invalidateQueries({ queryKey: messagesKey });
  const restoring = useMutation({
    mutationFn: (ids: readonly string[]) =>
      eachHundred(ids, (some) => api.post('/api/messages/restore', { body: { ids: some } })),
    onSuccess: async (_, ids) => {
      await renew();
      onRestored(ids);
    },
    onError: (failure) => {
      void renew();
      notify({ title: 'Error', message: titleOf(failure, 'Failed to restore message.'), kind: 'error' });
    },
  });
  return useMutation({
    mutationFn: (ids: readonly string[]) =>
      eachHundred(ids, (some) => api.post('/api/messages/delete', { body: { ids: some } })),
    onSuccess: (_, ids) => {
      const title = ids.length === 1 ? 'Message Deleted' : `${ids.length} Messages Deleted`;
      const action = { label: 'Undo', forSeconds: UNDO_SECONDS, run: () => restoring.mutate(ids) };
      notify({ title, message: 'Message deleted successfully.', kind: 'success', action });
      onDeleted(ids);
      return renew();
    },
    onError: () => {
      void renew();
      notify({ title: 'Error', message: 'Failed to delete message.', kind: 'error' });
    },
  });
}

interface Marking {
  readonly ids: readonly string[];
  readonly as: 'read' | 'unread';
}

export function useMarkMessages(onMarked?: (ids: readonly string[]) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ ids, as }: Marking) =>
      eachHundred(ids, (some) => api.post(`/api/messages/mark-${as}`, { body: { ids: some } })),
    onSuccess: (_, { ids }) => {
      onMarked?.(ids);
      return queryClient.invalidateQueries({ queryKey: messagesKey });
    },
    onError: (failure, { as }) =>
      notify({ title: 'Error', message: titleOf(failure, `Failed to mark as ${as}.`), kind: 'error' }),
  });
}

async function eachHundred(ids: readonly string[], send: (some: string[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < ids.length; from += AT_ONCE) await send(ids.slice(from, from + AT_ONCE));
}
