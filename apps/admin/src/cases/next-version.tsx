import {
  deliverableNumber,
  DELIVERABLE_LIMITS,
  DELIVERABLE_NOTE_MAX_LENGTH,
  MAX_DELIVERABLE_FILES,
  rateCardOf,
  releaseText,
  sizeText,
} from '@casewright/rules';
import { Button, FileButton, FileTray, TextareaField, useFileDrop } from '@casewright/ui';
import { api, clearNotices, newIdempotencyKey, notify, titleOf, worthAnotherTry } from '@casewright/web';
import { useMutation, useQuery } from '@casewright/web/query';
import { useRateCards } from '@casewright/web/rate-cards';
import { useUploads } from '@casewright/web/uploads';
import { useKept } from '@casewright/web/use-kept';
import { Upload } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import * as v from 'valibot';
import { Failure } from '../change/failure';
import { failureText } from '../change/send-change';
import { type CaseProgress, casesChanged, nextVersionQuery } from './queries';

interface NextVersionProps {
  readonly progress: CaseProgress;
  /** Among the deliverables of the case, from 1. */
  readonly position: number;
}

/** Files and note of the next version, hidden from the seller until it is published. */
export function NextVersion({ progress, position }: NextVersionProps) {
  const { id: caseId, releasedAt, terms } = progress;
  const rates = rateCardOf(terms.price.rateCard, useRateCards());
  const { data: stored = [] } = useQuery(nextVersionQuery(caseId));
  const uploads = useUploads({
    stored,
    limits: DELIVERABLE_LIMITS,
    maxFiles: MAX_DELIVERABLE_FILES,
    tooMany: `A version can have up to ${MAX_DELIVERABLE_FILES} files.`,
    add: (body) => api.post('/api/admin/cases/{id}/next-version/files', { path: { id: caseId }, body }),
    remove: (fileId) =>
      api.delete('/api/admin/cases/{id}/next-version/files/{fileId}', { path: { id: caseId, fileId } }),
    refresh: casesChanged,
    onProblem: (message, failure) => sayProblem(failure ? titleOf(failure, message) : message),
  });
  const number = deliverableNumber(position, uploads.files);
  const drop = useFileDrop(uploads.add);
  const areReady = uploads.files.every(({ state }) => state === 'ready');
  const refused = uploads.files.find(({ state }) => state === 'refused');
  const { typed: note, save, forget } = useKept(v.string(), `version-note:${caseId}:${position}`, '');
  const field = useRef<HTMLTextAreaElement>(null);
  const [isMissing, setMissing] = useState(false);
  const [key] = useState(newIdempotencyKey);
  const { mutate, isPending, error } = useMutation({
    onMutate: clearNotices,
    retry: worthAnotherTry,
    mutationFn: () =>
      api.post('/api/admin/cases/{id}/next-version', {
        path: { id: caseId },
        body: { note: note.trim() },
        idempotencyKey: key,
      }),
    onSuccess: async () => {
      forget();
      await casesChanged();
      notify({ title: `Version ${number} published`, kind: 'success' });
    },
    onError: async (failure) => {
      sayProblem(failureText(failure));
      // It may have been published.
      await casesChanged();
    },
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    setMissing(!note.trim());
    if (!note.trim()) field.current?.focus();
    else if (!isPending) mutate();
  };
  return (
    <form
      noValidate
      aria-label={`Version ${number}`}
      className={`grid gap-3 rounded-control ${drop.isOver ? 'outline-3 outline-focus-ring' : ''}`}
      {...drop.target}
      onSubmit={send}
    >
      <FileTray
        label="Files"
        files={uploads.files}
        onPause={uploads.pause}
        onResume={uploads.resume}
        onRemove={(id) => void uploads.remove(id)}
      />
      <div className="grid gap-2 rounded-control border border-dashed border-line-strong p-3.5">
        <FileButton
          endings={DELIVERABLE_LIMITS.endings}
          inputLabel={`Files of version ${number}`}
          size="small"
          className="justify-self-start"
          onChoose={uploads.add}
        >
          <Upload aria-hidden className="size-4" />
          Choose files
        </FileButton>
        <p className="text-caption text-ink-muted">
          Or drop them here: documents, slides, and workbooks of up to {sizeText(DELIVERABLE_LIMITS.maxBytes)} each.
        </p>
      </div>
      {uploads.files.length > 0 && (
        <>
          <TextareaField
            ref={field}
            label="What’s in this version"
            rows={3}
            hint="The seller will see this."
            value={note}
            maxLength={DELIVERABLE_NOTE_MAX_LENGTH}
            error={isMissing ? 'Enter what this version contains.' : undefined}
            onChange={({ target }) => save(target.value)}
          />
          {rates && !releasedAt && (
            <p className="text-label">{releaseText(terms.price.totalCredits, rates, 'provider')}</p>
          )}
          <Failure error={error} />
          <Button type="submit" kind="primary" disabled={!areReady} isWorking={isPending}>
            Publish version {number}
          </Button>
          {!areReady && (
            <p className="text-caption text-ink-muted">
              {refused
                ? `Remove ${refused.name} to publish this version.`
                : 'You can publish this version once all of its files are checked.'}
            </p>
          )}
        </>
      )}
    </form>
  );
}

const sayProblem = (message: string) => notify({ title: 'Error', message, kind: 'error' });
