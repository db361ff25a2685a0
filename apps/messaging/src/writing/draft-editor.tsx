import { ATTACHMENT_LIMITS, CONTENT_MAX_LENGTH, SUBJECT_MAX_LENGTH } from '@casewright/rules';
import { AttachButton, Button, Field, TextareaField, useFileDrop } from '@casewright/ui';
import { api, clearNotices, notify, titleOf, useShortcuts, useUser } from '@casewright/web';
import { useAttachments } from '@casewright/web/messages';
import { useMutation } from '@casewright/web/query';
import { Send, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useForm } from '@casewright/ui/form';
import { AttachmentTray } from '../attachments/attachment-tray';
import { DraftConflictCallout } from './draft-conflict';
import { askForAllFields, clearAnswered, DRAFT_STATES, notifyDraftSaved, notifyEmptyDraft } from './draft-notices';
import { fullText } from './limits';
import { RecipientField } from './recipient-field';
import { newAttempts, sendReplyDraft } from './send-reply';
import type { DraftText, TabDraft } from './tab-draft';
import { useDeleteDraft } from './use-delete-draft';
import { hasText, useDraft } from './use-draft';
import { useSend } from './use-send';

interface DraftEditorProps {
  readonly id: string;
  readonly userId: string;
  readonly opened: TabDraft;
  readonly title: string;
  readonly onDone: () => void;
  readonly onSaved?: (() => void) | undefined;
  readonly onCopy: (draft: TabDraft) => void;
  readonly onReload: () => void;
}

/** Sellers write to all admins, admins to one recipient; a reply goes to the sender. */
export function DraftEditor(props: DraftEditorProps) {
  const { id, userId, opened, title, onDone, onSaved, onCopy, onReload } = props;
  const isAdmin = useUser()?.isAdmin ?? false;
  const hasShortcuts = useShortcuts();
  const { inReplyTo } = opened;
  const hasRecipient = isAdmin && !inReplyTo;
  const draft = useDraft(userId, id, opened);
  const attachments = useAttachments(id, opened.version !== undefined);
  const drop = useFileDrop(attachments.add);
  const [attempts] = useState(newAttempts);
  const form = useForm<DraftText>({ defaultValues: opened });
  const { errors } = form.formState;
  const { write } = draft;

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          write(values);
          const { recipient, subject, content } = values;
          const all = isFilled(subject) && isFilled(content) && (!hasRecipient || isFilled(recipient));
          clearAnswered({ some: hasText(values), all });
        },
      }),
    [form, write, hasRecipient],
  );
  useEffect(() => {
    const { recipient, subject } = form.getValues();
    form.setFocus(hasRecipient && !recipient ? 'recipient' : subject ? 'content' : 'subject');
  }, [form, hasRecipient]);

  const sending = useSend({
    toEveryAdmin: !isAdmin && !inReplyTo,
    send: async () => {
      if (inReplyTo) {
        const answer = form.getValues('content');
        const kept = { id, isOnServer: draft.isOnServer(), hasFiles: attachments.files.length > 0 };
        return sendReplyDraft(inReplyTo, answer, { ...kept, attemptId: attempts.idFor(answer) });
      }
      const version = await draft.save();
      return api.post('/api/drafts/{id}/send', { path: { id }, body: { version } });
    },
    onSent: () => {
      draft.end();
      onDone();
    },
  });
  const saving = useMutation({
    mutationFn: draft.save,
    onSuccess: () => {
      notifyDraftSaved();
      // Leaving the page would stop uploads.
      if (!attachments.files.some(({ state }) => state === 'sending' || state === 'paused')) onSaved?.();
    },
    onError: (failure) => notify({ title: 'Error', message: titleOf(failure, 'Failed to save draft.'), kind: 'error' }),
  });
  const deleting = useDeleteDraft(id, () => {
    attachments.files.forEach(({ id: file }) => void attachments.remove(file));
    draft.end();
    onDone();
  });

  function saveDraft(): void {
    clearNotices();
    if (hasText(form.getValues())) saving.mutate();
    else notifyEmptyDraft();
  }
  function discard(): void {
    if (draft.isOnServer()) return deleting.mutate();
    draft.end();
    onDone();
  }

  return (
    <form
      noValidate
      aria-label={title}
      onSubmitCapture={clearNotices}
      className={`grid gap-4.5 rounded-card ${drop.isOver ? 'outline-3 outline-focus-ring' : ''}`}
      {...drop.target}
      onSubmit={form.handleSubmit(() => sending.mutate(), askForAllFields)}
    >
      <div className="flex items-start justify-between gap-3">
        <h2 tabIndex={-1} className="font-serif text-figure font-semibold tracking-display outline-none">
          {title}
        </h2>
        <Button
          kind="quiet"
          size="small"
          className="w-9 shrink-0 px-0! max-md:w-11"
          aria-label="Delete draft"
          title="Delete draft"
          aria-keyshortcuts={hasShortcuts ? '#' : undefined}
          isWorking={deleting.isPending}
          onClick={discard}
        >
          {!deleting.isPending && <Trash2 aria-hidden className="size-4.5" />}
        </Button>
      </div>
      {draft.conflict && (
        <DraftConflictCallout
          conflict={draft.conflict}
          onReload={onReload}
          onOverwrite={() => {
            clearNotices();
            draft.overwrite();
          }}
          onCopy={() => {
            draft.end();
            onCopy({ ...form.getValues(), ...(inReplyTo && { inReplyTo }) });
          }}
        />
      )}
      {hasRecipient ? (
        <RecipientField
          error={errors.recipient && 'Enter a recipient.'}
          typed={form.watch('recipient')}
          onChoose={(email) => form.setValue('recipient', email, { shouldValidate: form.formState.isSubmitted })}
          {...form.register('recipient', { validate: isFilled })}
        />
      ) : (
        <p className="text-label text-ink-muted">
          {inReplyTo
            ? 'The original message is quoted below your reply.'
            : 'Your message goes to all admins. They’ll reply here.'}
        </p>
      )}
      <Field
        label="Subject"
        dir="auto"
        autoComplete="off"
        maxLength={SUBJECT_MAX_LENGTH}
        readOnly={Boolean(inReplyTo)}
        error={errors.subject && 'Enter a subject.'}
        {...form.register('subject', { validate: isFilled })}
      />
      <TextareaField
        label="Message"
        dir="auto"
        rows={9}
        maxLength={CONTENT_MAX_LENGTH}
        hint={fullText(form.watch('content'), CONTENT_MAX_LENGTH)}
        error={errors.content && 'Enter a message.'}
        {...form.register('content', { validate: isFilled })}
      />
      <AttachmentTray attachments={attachments} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="-ml-2 flex items-center gap-1">
          <AttachButton endings={ATTACHMENT_LIMITS.endings} onChoose={attachments.add} />
          <p role="status" className="text-caption text-ink-faint">
            {DRAFT_STATES[draft.state]}
          </p>
        </div>
        <div className="flex gap-3 max-md:w-full max-md:*:flex-1">
          <Button isWorking={saving.isPending} onClick={saveDraft}>
            Save draft
          </Button>
          <Button type="submit" kind="primary" isWorking={sending.isPending}>
            {!sending.isPending && <Send aria-hidden className="size-4.5" />}
            {sending.isPending ? 'Sending...' : 'Send'}
          </Button>
        </div>
      </div>
    </form>
  );
}

const isFilled = (text: string): boolean => text.trim() !== '';
