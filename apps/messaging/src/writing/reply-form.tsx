import { ATTACHMENT_LIMITS, replySubject, UNDO_SECONDS } from '@casewright/rules';
import { AttachButton, Button, useFileDrop } from '@casewright/ui';
import { clearNotices, notify } from '@casewright/web';
import { useAttachments } from '@casewright/web/messages';
import { MessageSquareText, Send } from 'lucide-react';
import { useEffect, useId, useRef, useState, type FormEvent, type Ref } from 'react';
import { AttachmentTray } from '../attachments/attachment-tray';
import type { Message } from '../mailbox/queries';
import { focusEnd } from '../reading/focus-end';
import { SavedAnswers } from '../team/saved-answers';
import { useNoteWriting } from '../team/use-note-writing';
import { DraftConflictCallout } from './draft-conflict';
import { askForAllFields, clearAnswered, DRAFT_STATES } from './draft-notices';
import { fullText } from './limits';
import { type replyDraftOf, startNextReply } from './reply-draft';
import { roomForReply } from './reply-to';
import { newAttempts, sendReply } from './send-reply';
import { useDraft } from './use-draft';
import { useSend } from './use-send';

interface ReplyFormProps {
  readonly message: Message;
  readonly userId: string;
  readonly personName: string | undefined;
  /** Evaluated once, when the form opens. */
  readonly draftOf: () => ReturnType<typeof replyDraftOf>;
  readonly onReload: (draftId: string) => void;
  /** Called when a message took the id of the draft. */
  readonly onNext: (sentId: string, isTyping: boolean) => void;
  /** Whether the form replaces one that was being typed in. */
  readonly isTyping: boolean;
  readonly ref: Ref<HTMLTextAreaElement>;
}

interface Reply {
  readonly content: string;
  readonly draftId: string;
}

const fieldOf = (form: HTMLFormElement | null) => form?.querySelector('textarea') ?? null;

/** The quoted original is added when the reply is sent. */
export function ReplyForm({ message, userId, personName, draftOf, onReload, onNext, isTyping, ref }: ReplyFormProps) {
  const [{ id, opened }] = useState(draftOf);
  const draft = useDraft(userId, id, opened);
  const attachments = useAttachments(id, opened.version !== undefined);
  const drop = useFileDrop(attachments.add);
  const [answer, setAnswer] = useState(opened.content);
  const [attempts] = useState(newAttempts);
  const [areAnswersOpen, openAnswers] = useState(false);
  const answers = useId();
  const form = useRef<HTMLFormElement>(null);
  const focusField = () => focusEnd(fieldOf(form.current));
  useEffect(() => {
    if (isTyping) focusEnd(fieldOf(form.current));
  }, [isTyping]);
  const noteWriting = useNoteWriting(message.conversationId, personName !== undefined);
  // A draft that could not be deleted stays in the drafts folder.
  const empty = () => {
    setAnswer('');
    draft.drop().catch(() => undefined);
  };
  const sending = useSend({
    toEveryAdmin: false,
    send: ({ content, draftId }: Reply) => sendReply(message, content, draftId),
    onSent: ({ content, draftId }) => {
      attempts.sent();
      openAnswers(false);
      const isSame = answer === content;
      if (draftId === id) {
        empty();
        startNextReply(userId, message, isSame ? '' : answer);
        onNext(id, document.activeElement === fieldOf(form.current));
      } else if (isSame) write('');
    },
  });

  function write(text: string): void {
    const content = text.slice(0, roomForReply(message));
    if (!content.trim() && attachments.files.length === 0) return empty();
    setAnswer(content);
    clearAnswered({ some: true, all: true });
    noteWriting();
    draft.write({ recipient: '', subject: replySubject(message.subject), content });
  }

  function send(event: FormEvent): void {
    event.preventDefault();
    if (!answer.trim()) return askForAllFields();
    sending.mutate({ content: answer, draftId: attachments.files.length > 0 ? id : attempts.idFor(answer) });
  }

  function discard(): void {
    const action = { label: 'Undo', forSeconds: UNDO_SECONDS, run: () => write(answer) };
    empty();
    attachments.files.forEach((file) => void attachments.remove(file.id));
    notify({ title: 'Reply Discarded', message: 'Your reply was discarded.', kind: 'success', action });
    focusField();
  }

  function insert(text: string): void {
    write(answer.trim() ? `${answer.trimEnd()}\n\n${text}` : text);
    openAnswers(false);
    focusField();
  }

  return (
    <>
      {draft.conflict && (
        <DraftConflictCallout
          conflict={draft.conflict}
          onReload={() => onReload(id)}
          onOverwrite={draft.overwrite}
          onCopy={draft.overwrite}
        />
      )}
      <form
        ref={form}
        noValidate
        aria-label="Reply"
        onSubmitCapture={clearNotices}
        className="rounded-card border border-field-line border-b-control bg-field p-4 focus-within:border-accent focus-within:outline-3 focus-within:outline-focus-ring data-dropping:border-accent data-dropping:outline-3 data-dropping:outline-focus-ring"
        onSubmit={send}
        {...drop.target}
        data-dropping={drop.isOver || undefined}
      >
        <textarea
          ref={ref}
          rows={3}
          dir="auto"
          aria-label={`Reply to ${message.senderName}`}
          placeholder={`Reply to ${message.senderName}`}
          maxLength={roomForReply(message)}
          className="w-full resize-y bg-transparent text-lead outline-none placeholder:text-ink-faint md:text-small"
          value={answer}
          onChange={({ target }) => write(target.value)}
        />
        <p role="status" className="text-caption text-ink-muted">
          {fullText(answer, roomForReply(message))}
        </p>
        <AttachmentTray attachments={attachments} />
        <div className="mt-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
          <div className="-ml-2 flex flex-wrap items-center gap-x-1">
            <AttachButton endings={ATTACHMENT_LIMITS.endings} onChoose={attachments.add} />
            {personName !== undefined && (
              <Button
                kind="quiet"
                size="small"
                aria-expanded={areAnswersOpen}
                aria-controls={areAnswersOpen ? answers : undefined}
                onClick={() => openAnswers(!areAnswersOpen)}
              >
                <MessageSquareText aria-hidden className="size-4" />
                Saved answers
              </Button>
            )}
            <p role="status" className="text-caption text-ink-faint">
              {DRAFT_STATES[draft.state]}
            </p>
          </div>
          <div className="ml-auto flex gap-1.5">
            {(answer || attachments.files.length > 0) && (
              <Button kind="quiet" size="small" onClick={discard}>
                Discard
              </Button>
            )}
            <Button type="submit" kind="primary" size="small" isWorking={sending.isPending}>
              {!sending.isPending && <Send aria-hidden className="size-4" />}
              {sending.isPending ? 'Sending...' : 'Send'}
            </Button>
          </div>
        </div>
      </form>
      {personName !== undefined && areAnswersOpen && (
        <SavedAnswers id={answers} personName={personName} onInsert={insert} />
      )}
    </>
  );
}
