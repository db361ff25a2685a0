import { Button } from '@casewright/ui';
import { clearNotices } from '@casewright/web';
import { Send } from 'lucide-react';
import { useState, type FormEvent, type Ref } from 'react';
import type { Message } from '../mailbox/queries';
import { useNoteWriting } from '../team/use-note-writing';
import { roomForReply } from './reply-to';
import { sendReply } from './send-reply';
import { EMPTY_DRAFT, forgetInTab, loadFromTab, saveInTab } from './tab-draft';
import { askForAllFields, useSend } from './use-send';

interface ReplyBoxProps {
  readonly message: Message;
  readonly userId: string;
  /** Whether colleagues see that a reply is being written. */
  readonly isTeam: boolean;
  readonly ref: Ref<HTMLTextAreaElement>;
}

/** One field; the subject and the quoted original are added when it is sent. */
export function ReplyBox({ message, userId, isTeam, ref }: ReplyBoxProps) {
  const name = `reply:${message.id}` as const;
  const [answer, setAnswer] = useState(() => loadFromTab(userId, name)?.content ?? '');
  const noteWriting = useNoteWriting(message.conversationId, isTeam);
  const sending = useSend({
    toEveryAdmin: false,
    send: () => sendReply(message.id, answer, undefined),
    onSent: () => {
      forgetInTab(userId, name);
      setAnswer('');
    },
  });

  function write(text: string): void {
    setAnswer(text);
    noteWriting();
    saveInTab(userId, name, { ...EMPTY_DRAFT, content: text });
  }

  function send(event: FormEvent): void {
    event.preventDefault();
    if (!answer.trim()) return askForAllFields();
    sending.mutate();
  }

  return (
    <form
      noValidate
      aria-label="Reply"
      onSubmitCapture={clearNotices}
      className="rounded-card border border-field-line border-b-control bg-field p-4 focus-within:border-accent focus-within:outline-3 focus-within:outline-focus-ring"
      onSubmit={send}
    >
      <textarea
        ref={ref}
        rows={3}
        aria-label={`Reply to ${message.senderName}`}
        placeholder={`Reply to ${message.senderName}`}
        maxLength={roomForReply(message)}
        className="w-full resize-y bg-transparent text-lead outline-none placeholder:text-ink-faint md:text-small"
        value={answer}
        onChange={({ target }) => write(target.value)}
      />
      <div className="mt-2 flex items-center justify-between gap-3">
        <p className="text-caption text-ink-faint">Saved as you type</p>
        <Button type="submit" kind="primary" size="small" isWorking={sending.isPending}>
          {!sending.isPending && <Send aria-hidden className="size-4" />}
          {sending.isPending ? 'Sending...' : 'Send'}
        </Button>
      </div>
    </form>
  );
}
