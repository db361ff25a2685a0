import { DELIVERABLE_NOTE_MAX_LENGTH, versionNameOf } from '@casewright/rules';
import { Button, TextareaField } from '@casewright/ui';
import { api, newIdempotencyKey, notify, queryClient, titleOf } from '@casewright/web';
import { useMutation, useQuery } from '@casewright/web/query';
import { Send } from 'lucide-react';
import { type FormEvent, lazy, Suspense, useState } from 'react';
import { documentsQuery, type ListedVersion, modelQuery } from '../queries';

const Dialog = lazy(() => import('@casewright/ui/dialog'));

interface DeliverVersionProps {
  readonly caseId: string;
  readonly version: ListedVersion;
}

export function DeliverVersion({ caseId, version }: DeliverVersionProps) {
  const [isOpen, setOpen] = useState(false);
  const name = versionNameOf(version.number);
  return (
    <>
      <Button kind="primary" onClick={() => setOpen(true)}>
        <Send aria-hidden className="size-4" />
        Deliver {name}
      </Button>
      {isOpen && (
        <Suspense>
          <Dialog
            title={`Deliver ${name}`}
            confirm={false}
            onClose={() => setOpen(false)}
            details={<DeliverForm caseId={caseId} version={version} onDelivered={() => setOpen(false)} />}
          >
            Publishes the PDF, the slides, and the workbook as deliverables of the case. The seller gets an email.
          </Dialog>
        </Suspense>
      )}
    </>
  );
}

function DeliverForm({ caseId, version, onDelivered }: DeliverVersionProps & { readonly onDelivered: () => void }) {
  const [note, setNote] = useState(version.note);
  const [isMissing, setMissing] = useState(false);
  const [key] = useState(newIdempotencyKey);
  const name = versionNameOf(version.number);
  const { data: documents } = useQuery(documentsQuery(caseId, version.number));
  const isBeingMade = documents?.some(({ isDelivered, state }) => isDelivered && state !== 'ready');
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      api.post('/api/admin/cases/{id}/value-model/versions/{number}/delivery', {
        ...{ path: { id: caseId, number: version.number }, body: { note: note.trim() } },
        idempotencyKey: key,
      }),
    onSuccess: () => {
      notify({ title: `${name} was delivered`, kind: 'success' });
      onDelivered();
    },
    onError: (failure) => notify({ title: titleOf(failure, 'The version couldn’t be delivered.'), kind: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: modelQuery(caseId).queryKey }),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    setMissing(!note.trim());
    if (note.trim() && !isPending && !isBeingMade) mutate();
  };
  return (
    <form noValidate aria-label={`Deliver ${name}`} className="grid gap-4" onSubmit={send}>
      <TextareaField
        label="What’s in this version"
        rows={3}
        hint="The seller will see this."
        value={note}
        maxLength={DELIVERABLE_NOTE_MAX_LENGTH}
        error={isMissing ? 'Enter what this version contains.' : undefined}
        onChange={({ target }) => setNote(target.value)}
      />
      <span className="flex flex-wrap items-center gap-3">
        <Button type="submit" kind="primary" disabled={isBeingMade} isWorking={isPending}>
          Deliver
        </Button>
        <span role="status" className="text-label text-ink-muted">
          {isBeingMade && 'You can deliver it once its documents are ready.'}
        </span>
      </span>
    </form>
  );
}
