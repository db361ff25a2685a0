import { replySubject } from '@casewright/rules';
import { api } from '@casewright/web';
import { newUuid } from '@casewright/web/uploads';
import type { Message } from '../mailbox/queries';
import { replyContent } from './reply-to';

/** Answers a message with its original quoted. @param draftId of the message, and of the draft whose files go with it */
export const sendReply = (message: Message, answer: string, draftId: string) =>
  api.post('/api/messages', {
    body: {
      subject: replySubject(message.subject),
      content: replyContent(message, answer),
      inReplyTo: message.id,
      draftId,
    },
  });

/**
 * The same id for the same text until it is sent: sent again because no answer arrived, a reply is still one message.
 * What was changed since then is another.
 */
export function newAttempts() {
  let last = { text: '', id: '' };
  return {
    idFor: (text: string): string => {
      if (last.text !== text) last = { text, id: newUuid() };
      return last.id;
    },
    sent: (): void => void (last = { text: '', id: '' }),
  };
}

interface KeptReply {
  readonly id: string;
  readonly isOnServer: boolean;
  readonly hasFiles: boolean;
  /** For a message without files. */
  readonly attemptId: string;
}

/** The same for an answer that was kept as a draft. */
export async function sendReplyDraft(
  messageId: string,
  answer: string,
  { id, isOnServer, hasFiles, attemptId }: KeptReply,
) {
  const answered = await api.get('/api/messages/{id}', { path: { id: messageId } });
  const sent = await sendReply(answered, answer, hasFiles ? id : attemptId);
  // What has been sent stays sent, whether or not its draft can be deleted.
  if (isOnServer) await api.delete('/api/drafts/{id}', { path: { id } }).catch(() => undefined);
  return sent;
}
