import { UNDO_SECONDS } from '@casewright/rules';
import { Button } from '@casewright/ui';
import { clearNotices, notify } from '@casewright/web';
import { MessageSquareText, Send } from 'lucide-react';
import { useId, useRef, useState, type FormEvent, type Ref } from 'react';
import type { Message } from '../mailbox/queries';
import { SavedAnswers } from '../team/saved-answers';
import { useNoteWriting } from '../team/use-note-writing';
import { roomForReply } from './reply-to';
import { sendReply } from './send-reply';
import { EMPTY_DRAFT, forgetInTab, loadFromTab, saveInTab } from './tab-draft';
import { askForAllFields, useSend } from './use-send';

interface ReplyBoxProps {
  readonly message: Message;
  readonly userId: string;
  /** With whom the team talks: an admin has saved answers, and colleagues see that they are writing. */
  readonly personName: string | undefined;
  readonly ref: Ref<HTMLTextAreaElement>;
}

/** One field; the subject and the quoted original are added when it is sent. */
export function ReplyBox({ message, userId, personName, ref }: ReplyBoxProps) {
  const name = `reply:${message.id}` as const;
  const [answer, setAnswer] = useState(() => loadFromTab(userId, name)?.content ?? '');
  const [areAnswersOpen, openAnswers] = useState(false);
  const answers = useId();
  const form = useRef<HTMLFormElement>(null);
  const focusField = () => form.current?.querySelector('textarea')?.focus();
  const noteWriting = useNoteWriting(message.conversationId, personName !== undefined);
  const sending = useSend({
    toEveryAdmin: false,
    send: () => sendReply(message, answer),
    onSent: () => {
      forgetInTab(userId, name);
      setAnswer('');
      openAnswers(false);
    },
  });

  function write(text: string): void {
    const written = text.slice(0, roomForReply(message));
    setAnswer(written);
    noteWriting();
    saveInTab(userId, name, { ...EMPTY_DRAFT, content: written });
  }

  function send(event: FormEvent): void {
    event.preventDefault();
    if (!answer.trim()) return askForAllFields();
    sending.mutate();
  }

  function discard(): void {
    const discarded = answer;
    write('');
    forgetInTab(userId, name);
    const action = { label: 'Undo', forSeconds: UNDO_SECONDS, run: () => write(discarded) };
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
      <form
        ref={form}
        noValidate
        aria-label="Reply"
        onSubmitCapture={clearNotices}
        className="rounded-card border border-field-line border-b-control bg-field p-4 focus-within:border-accent focus-within:outline-3 focus-within:outline-focus-ring"
        onSubmit={send}
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
        <div className="mt-2 flex flex-wrap items-center justify-between gap-3">
          {personName === undefined ? (
            <p className="text-caption text-ink-faint">Saved as you type</p>
          ) : (
            <Button
              kind="quiet"
              size="small"
              className="-ml-3"
              aria-expanded={areAnswersOpen}
              aria-controls={areAnswersOpen ? answers : undefined}
              onClick={() => openAnswers(!areAnswersOpen)}
            >
              <MessageSquareText aria-hidden className="size-4" />
              Saved answers
            </Button>
          )}
          <div className="flex gap-1.5">
            {answer && (
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
