import { replySubject } from '@casewright/rules';
import { api } from '@casewright/web';
import { newUuid } from '@casewright/web/uploads';
import type { Message } from '../mailbox/queries';
import { replyContent } from './reply-to';

/** Sends a reply with its original quoted. @param draftId of the draft whose files are attached */
export const sendReply = (message: Message, answer: string, draftId: string) =>
  api.post('/api/messages', {
    body: {
      subject: replySubject(message.subject),
      content: replyContent(message, answer),
      inReplyTo: message.id,
      draftId,
    },
  });

/** Same id for the same text until it is sent, so that a retry after a lost response is still one message. */
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

/** Sends a reply that has a draft. */
export async function sendReplyDraft(
  messageId: string,
  answer: string,
  { id, isOnServer, hasFiles, attemptId }: KeptReply,
) {
  const answered = await api.get('/api/messages/{id}', { path: { id: messageId } });
  const sent = await sendReply(answered, answer, hasFiles ? id : attemptId);
  // The reply is sent even if its draft can't be deleted.
  if (isOnServer) await api.delete('/api/drafts/{id}', { path: { id } }).catch(() => undefined);
  return sent;
}
