import { messagesKey, notify, titleOf } from '@casewright/web';
import { useMutation, useQueryClient } from '@casewright/web/query';

interface Sent {
  readonly recipientCount: number;
}

interface Sending<Variables> {
  readonly send: (variables: Variables) => Promise<Sent>;
  readonly toEveryAdmin: boolean;
  readonly onSent: (sent: Variables) => void;
}

export function useSend<Variables = void>({ send, toEveryAdmin, onSent }: Sending<Variables>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: ({ recipientCount }, sent) => {
      void queryClient.invalidateQueries({ queryKey: messagesKey });
      notify({
        title: 'Message Sent',
        message: toEveryAdmin
          ? `Message sent to ${recipientCount} admin(s) successfully.`
          : 'Message sent successfully.',
        kind: 'success',
      });
      onSent(sent);
    },
    onError: (failure) =>
      notify({ title: 'Error', message: titleOf(failure, 'Failed to send message.'), kind: 'error' }),
  });
}
