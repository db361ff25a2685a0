import { api } from '@casewright/web';
import type { Message } from '../mailbox/queries';
import { replyContent, replySubject } from './reply-to';

/** Answers a message with its original quoted. @param draftId of the draft whose files go with it */
export const sendReply = (message: Message, answer: string, draftId?: string) =>
  api.post('/api/messages', {
    body: {
      subject: replySubject(message.subject),
      content: replyContent(message, answer),
      inReplyTo: message.id,
      ...(draftId && { draftId }),
    },
  });

interface KeptReply {
  readonly id: string;
  readonly isOnServer: boolean;
  readonly hasFiles: boolean;
}

/** The same for an answer that was kept as a draft. */
export async function sendReplyDraft(messageId: string, answer: string, { id, isOnServer, hasFiles }: KeptReply) {
  const answered = await api.get('/api/messages/{id}', { path: { id: messageId } });
  const sent = await sendReply(answered, answer, hasFiles ? id : undefined);
  // What has been sent stays sent, whether or not its draft can be deleted.
  if (isOnServer) await api.delete('/api/drafts/{id}', { path: { id } }).catch(() => undefined);
  return sent;
}
