import { replySubject } from '@casewright/rules';
import { api, messagesKey, notify, titleOf } from '@casewright/web';
import { useMutation, useQueryClient } from '@casewright/web/query';
import type { CaseMessage } from './queries';

interface CaseReply {
  readonly answered: CaseMessage;
  readonly content: string;
  /** Id of the message and of the draft that holds its files. */
  readonly draftId: string;
}

export function useSendMessage(onSent: (sent: CaseReply) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ answered: { id, subject }, content, draftId }: CaseReply) =>
      api.post('/api/messages', {
        body: { subject: replySubject(subject), content, inReplyTo: id, draftId },
      }),
    onSuccess: async (_, sent) => {
      onSent(sent);
      notify({ title: 'Message Sent', message: 'Message sent successfully.', kind: 'success' });
      await queryClient.invalidateQueries({ queryKey: messagesKey });
    },
    onError: (failure) =>
      notify({ title: 'Error', message: titleOf(failure, 'Failed to send message.'), kind: 'error' }),
  });
}
