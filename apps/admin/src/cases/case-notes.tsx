import { momentText, PURSUIT_LIMITS } from '@casewright/rules';
import { Button, Loaded, TextareaField } from '@casewright/ui';
import { api, clearNotices, newIdempotencyKey, notify, titleOf } from '@casewright/web';
import { useMutation, useQuery } from '@casewright/web/query';
import { useState, type FormEvent } from 'react';
import { casesChanged, notesQuery } from './queries';

/** What sellers do not see. */
export function CaseNotes({ caseId }: { readonly caseId: string }) {
  const notes = useQuery(notesQuery(caseId));
  return (
    <section aria-labelledby="case-notes" className="grid gap-3 border-t border-line p-5">
      <h3 id="case-notes" className="text-small font-semibold">
        Internal notes
      </h3>
      <Loaded query={notes} what="notes" rows={1}>
        {(all) => (
          <>
            <ul className="grid gap-3 text-label empty:hidden">
              {all.map(({ note, by, at }) => (
                <li key={at} className="rounded-control bg-sunken p-3">
                  <span className="wrap-anywhere whitespace-pre-wrap">{note}</span>
                  <span className="mt-1 block text-caption text-ink-muted">
                    {by.isYou ? 'You' : by.name || 'A former user'}, {momentText(new Date(at))}
                  </span>
                </li>
              ))}
            </ul>
            <AddNote key={all.length} caseId={caseId} />
          </>
        )}
      </Loaded>
    </section>
  );
}

function AddNote({ caseId }: { readonly caseId: string }) {
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [key] = useState(newIdempotencyKey);
  const { mutate, isPending } = useMutation({
    onMutate: clearNotices,
    mutationFn: () =>
      api.post('/api/admin/cases/{id}/notes', {
        path: { id: caseId },
        body: { note: note.trim() },
        idempotencyKey: key,
      }),
    onSuccess: casesChanged,
    onError: (failure) =>
      notify({ title: 'Error', message: titleOf(failure, 'We couldn’t save your note.'), kind: 'error' }),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    setMissing(!note.trim());
    if (note.trim() && !isPending) mutate();
  };
  return (
    <form noValidate aria-label="Note" className="grid gap-3" onSubmit={send}>
      <TextareaField
        label="Note"
        rows={2}
        value={note}
        maxLength={PURSUIT_LIMITS.note}
        hint="Sellers don’t see it."
        error={isMissing ? 'Enter a note.' : undefined}
        onChange={({ target }) => setNote(target.value)}
      />
      <Button type="submit" size="small" className="justify-self-start" isWorking={isPending}>
        Add note
      </Button>
    </form>
  );
}
