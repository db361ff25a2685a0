import { Button } from '@casewright/ui';
import { Send } from 'lucide-react';
import { useState, type FormEvent, type Ref } from 'react';
import type { Message } from '../mailbox/use-messages';
import { EMPTY_LETTER, forgetLetter, keepLetter, keptLetter } from './kept-letter';
import { replyContent, replySubject, roomForReply } from './reply-to';
import { askForAllFields, useSend } from './use-send';

interface ReplyBoxProps {
  readonly message: Message;
  readonly userId: string;
  readonly ref: Ref<HTMLTextAreaElement>;
}

/** One field below the message; subject and quote follow from what is answered. */
export function ReplyBox({ message, userId, ref }: ReplyBoxProps) {
  const name = `reply:${message.id}` as const;
  const [answer, setAnswer] = useState(() => keptLetter(userId, name).content);
  const sending = useSend(false, () => {
    forgetLetter(userId, name);
    setAnswer('');
  });

  function write(text: string): void {
    setAnswer(text);
    keepLetter(userId, name, { ...EMPTY_LETTER, content: text });
  }

  function send(event: FormEvent): void {
    event.preventDefault();
    if (!answer.trim()) return askForAllFields();
    sending.mutate({
      subject: replySubject(message.subject),
      content: replyContent(message, answer),
      inReplyTo: message.id,
    });
  }

  return (
    <form
      noValidate
      aria-label="Reply"
      className="rounded-card border border-line p-4 focus-within:border-control"
      onSubmit={send}
    >
      <textarea
        ref={ref}
        rows={3}
        aria-label={`Reply to ${message.senderName}`}
        placeholder={`Reply to ${message.senderName}`}
        maxLength={roomForReply(message)}
        className="w-full resize-y bg-transparent text-small placeholder:text-ink-faint"
        value={answer}
        onChange={({ target }) => write(target.value)}
      />
      <div className="mt-2 flex items-center justify-between gap-3">
        <p className="text-caption text-ink-faint">Kept as you type</p>
        <Button type="submit" kind="primary" size="small" disabled={sending.isPending}>
          <Send aria-hidden className="size-4" />
          Send
        </Button>
      </div>
    </form>
  );
}
