import { momentText, PURSUIT_LIMITS, personText } from '@casewright/rules';
import { Loaded, TextForm } from '@casewright/ui';
import { api, clearNotices, newIdempotencyKey, notify, worthAnotherTry } from '@casewright/web';
import { useMutation, useQuery } from '@casewright/web/query';
import { useKept } from '@casewright/web/use-kept';
import * as v from 'valibot';
import { failureText } from '../change/send-change';
import { casesChanged, notesQuery } from './queries';

/** Internal to the provider: sellers do not see them. */
export function CaseNotes({ caseId }: { readonly caseId: string }) {
  const notes = useQuery(notesQuery(caseId));
  return (
    <section aria-labelledby="case-notes" className="grid gap-3">
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
                    {personText(by)}, {momentText(new Date(at))}
                  </span>
                </li>
              ))}
            </ul>
            <AddNote caseId={caseId} />
          </>
        )}
      </Loaded>
    </section>
  );
}

/** The idempotency key stays with the text, so that a note whose response was lost is not added twice. */
const TYPED = v.object({ text: v.string(), key: v.string() });

function AddNote({ caseId }: { readonly caseId: string }) {
  const { typed, save, forget } = useKept(TYPED, `case-note:${caseId}`, { text: '', key: '' });
  const { mutate, isPending } = useMutation({
    onMutate: clearNotices,
    retry: worthAnotherTry,
    mutationFn: (note: string) =>
      api.post('/api/admin/cases/{id}/notes', { path: { id: caseId }, body: { note }, idempotencyKey: typed.key }),
    onSuccess: (_, note) => {
      // Unless the next one is being typed.
      if (typed.text.trim() === note) forget();
      return casesChanged();
    },
    onError: async (failure) => {
      notify({ title: 'Error', message: failureText(failure), kind: 'error' });
      // It may have arrived.
      await casesChanged();
    },
  });
  return (
    <TextForm
      name="Note"
      label="Note"
      kept={[typed.text, (text) => save({ text, key: newIdempotencyKey() })]}
      rows={2}
      maxLength={PURSUIT_LIMITS.note}
      hint="Sellers don’t see it."
      missing="Enter a note."
      send="Add note"
      kind="secondary"
      size="small"
      isWorking={isPending}
      onSend={mutate}
    />
  );
}
