import { PURSUIT_LIMITS } from '@casewright/rules';
import { Button, TextForm } from '@casewright/ui';
import { api, clearNotices, newIdempotencyKey, notify, titleOf, worthAnotherTry } from '@casewright/web';
import { useMutation } from '@casewright/web/query';
import { useState } from 'react';
import { pursuitsChanged } from '../queries';

export function AddNote({ pursuitId, onClose }: { readonly pursuitId: string; readonly onClose: () => void }) {
  const [key] = useState(newIdempotencyKey);
  const { mutate, isPending } = useMutation({
    onMutate: clearNotices,
    retry: worthAnotherTry,
    mutationFn: (note: string) =>
      api.post('/api/pursuits/{id}/notes', { path: { id: pursuitId }, body: { note }, idempotencyKey: key }),
    onSuccess: async () => {
      await pursuitsChanged();
      onClose();
    },
    onError: async (failure) => {
      notify({ title: 'Error', message: titleOf(failure, 'We couldn’t save your note. Try again.'), kind: 'error' });
      // It may have arrived.
      await pursuitsChanged();
    },
  });
  return (
    <TextForm
      name="Note"
      autoFocus
      label="Note"
      rows={3}
      maxLength={PURSUIT_LIMITS.note}
      hint="Only you and Casewright see it."
      missing="Enter a note."
      send="Add note"
      className="mb-4"
      back={
        <Button kind="quiet" onClick={onClose}>
          Cancel
        </Button>
      }
      isWorking={isPending}
      onSend={mutate}
    />
  );
}
