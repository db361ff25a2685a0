import { api } from '@casewright/web';
import { replyContent, replySubject } from './reply-to';

/** Answers a message with its original quoted. `draftId` names the draft that the answer was kept as on the server. */
export async function sendReply(messageId: string, answer: string, draftId: string | undefined) {
  const message = await api.get('/api/messages/{id}', { path: { id: messageId } });
  const sent = await api.post('/api/messages', {
    body: { subject: replySubject(message.subject), content: replyContent(message, answer), inReplyTo: messageId },
  });
  // What has been sent stays sent, whether or not its draft can be deleted.
  if (draftId) await api.delete('/api/drafts/{id}', { path: { id: draftId } }).catch(() => undefined);
  return sent;
}
