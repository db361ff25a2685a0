import { ATTACHMENT_LIMITS, CONTENT_MAX_LENGTH } from '@casewright/rules';
import { AttachButton, Button, FileTray, useFileDrop } from '@casewright/ui';
import { useUser } from '@casewright/web';
import { useAttachments } from '@casewright/web/messages';
import { Send } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { forgetMessage, keepMessage, type KeptMessage, loadMessage, newMessage } from './kept-message';
import type { CaseMessage } from './queries';
import { useSendMessage } from './use-send-message';

interface WriteMessageProps {
  readonly caseId: string;
  readonly answered: CaseMessage;
}

/** Replies to the other side's last message. The text is kept in the tab until it is sent. */
export function WriteMessage({ caseId, answered }: WriteMessageProps) {
  const { id: userId = '' } = useUser() ?? {};
  const [kept] = useState(() => loadMessage(userId, caseId));
  const [message, setMessage] = useState<KeptMessage>(() => kept ?? newMessage());
  const { draftId, text } = message;
  const { files, add, pause, resume, remove } = useAttachments(draftId, kept !== undefined);
  const drop = useFileDrop(attach);
  const sending = useSendMessage((sent) => {
    if (text === sent.content) {
      setMessage(newMessage());
      forgetMessage(userId, caseId);
    } else if (draftId === sent.draftId) {
      // The message took the id of the draft.
      update({ ...newMessage(), text });
    }
  });

  function write(changed: string): void {
    // Resending the same text must not create a second message, but changed text is a new one.
    const isAnother = message.wasSent && files.length === 0;
    update({ ...(isAnother ? newMessage() : message), text: changed });
  }
  function update(written: KeptMessage): void {
    setMessage(written);
    keepMessage(userId, caseId, written);
  }
  function attach(chosen: readonly File[]): void {
    update(message);
    add(chosen);
  }
  function send(event: FormEvent): void {
    event.preventDefault();
    update({ ...message, wasSent: true });
    sending.mutate({ answered, content: text, draftId });
  }

  return (
    <form
      noValidate
      aria-label="Write a message"
      className="grid gap-2 rounded-card border border-field-line border-b-control bg-field p-4 focus-within:border-accent focus-within:outline-3 focus-within:outline-focus-ring data-dropping:border-accent data-dropping:outline-3 data-dropping:outline-focus-ring"
      onSubmit={send}
      {...drop.target}
      data-dropping={drop.isOver || undefined}
    >
      <textarea
        rows={3}
        dir="auto"
        aria-label={`Message to ${answered.senderName}`}
        placeholder={`Message to ${answered.senderName}`}
        maxLength={CONTENT_MAX_LENGTH}
        className="w-full resize-y bg-transparent text-lead outline-none placeholder:text-ink-faint md:text-small"
        value={text}
        onChange={({ target }) => write(target.value)}
      />
      <FileTray
        label="Attachments"
        className="sm:grid-cols-2"
        files={files}
        onPause={pause}
        onResume={resume}
        onRemove={(id) => void remove(id)}
      />
      <div className="flex items-center justify-between gap-3">
        <span className="-ml-2">
          <AttachButton endings={ATTACHMENT_LIMITS.endings} onChoose={attach} />
        </span>
        <Button type="submit" kind="primary" size="small" isWorking={sending.isPending}>
          {!sending.isPending && <Send aria-hidden className="size-4" />}
          {sending.isPending ? 'Sending...' : 'Send'}
        </Button>
      </div>
    </form>
  );
}
