import { api, messagesKey, notify, titleOf, type Body } from '@casewright/web';
import { useMutation, useQueryClient } from '@casewright/web/query';

/** Sends a message and shows the result. `onSent` runs on success. */
export function useSend(toEveryAdmin: boolean, onSent: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Body<'post', '/api/messages'>) => api.post('/api/messages', { body }),
    onSuccess: ({ recipientCount }) => {
      void queryClient.invalidateQueries({ queryKey: messagesKey });
      notify({
        title: 'Message Sent',
        message: toEveryAdmin
          ? `Message sent to ${recipientCount} admin(s) successfully.`
          : 'Message sent successfully.',
        kind: 'success',
      });
      onSent();
    },
    onError: (failure) =>
      notify({ title: 'Error', message: titleOf(failure, 'Failed to send message.'), kind: 'error' }),
  });
}

export const askForAllFields = () => notify({ title: 'Error', message: 'Please fill in all fields.', kind: 'error' });
