import { PURSUIT_LIMITS } from '@casewright/rules';
import { Button, TextareaField } from '@casewright/ui';
import { api, clearNotices, newIdempotencyKey, notify, titleOf } from '@casewright/web';
import { useMutation } from '@casewright/web/query';
import { useState, type FormEvent } from 'react';
import { pursuitsChanged } from '../queries';

/** Notes something in the history of a pursuit. */
export function AddNote({ pursuitId, onClose }: { readonly pursuitId: string; readonly onClose: () => void }) {
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [key] = useState(newIdempotencyKey);
  const { mutate, isPending } = useMutation({
    onMutate: clearNotices,
    mutationFn: () =>
      api.post('/api/pursuits/{id}/notes', {
        path: { id: pursuitId },
        body: { note: note.trim() },
        idempotencyKey: key,
      }),
    onSuccess: async () => {
      await pursuitsChanged();
      onClose();
    },
    onError: (failure) =>
      notify({ title: 'Error', message: titleOf(failure, 'We couldn’t save your note.'), kind: 'error' }),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    setMissing(!note.trim());
    if (note.trim() && !isPending) mutate();
  };
  return (
    <form noValidate aria-label="Note" className="mb-4 grid gap-3" onSubmit={send}>
      <TextareaField
        label="Note"
        rows={3}
        value={note}
        maxLength={PURSUIT_LIMITS.note}
        hint="Only you and Casewright see it."
        error={isMissing ? 'Enter a note.' : undefined}
        onChange={({ target }) => setNote(target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="primary" isWorking={isPending}>
          Add note
        </Button>
        <Button kind="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
