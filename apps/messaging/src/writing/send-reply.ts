import { api } from '@casewright/web';
import type { Message } from '../mailbox/queries';
import { replyContent, replySubject } from './reply-to';

/** Answers a message with its original quoted. */
export const sendReply = (message: Message, answer: string) =>
  api.post('/api/messages', {
    body: { subject: replySubject(message.subject), content: replyContent(message, answer), inReplyTo: message.id },
  });

/** The same for an answer that was kept as a draft. `draftId` names it once it is on the server. */
export async function sendReplyDraft(messageId: string, answer: string, draftId: string | undefined) {
  const sent = await sendReply(await api.get('/api/messages/{id}', { path: { id: messageId } }), answer);
  // What has been sent stays sent, whether or not its draft can be deleted.
  if (draftId) await api.delete('/api/drafts/{id}', { path: { id: draftId } }).catch(() => undefined);
  return sent;
}
