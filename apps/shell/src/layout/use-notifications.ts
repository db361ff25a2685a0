import { api, messagesKey, type Answer } from '@casewright/web';
import { useMutation, useQueryClient } from '@casewright/web/query';
import { useState } from 'react';

type Shown = Answer<'get', '/api/messages/unread'>;
export type Notification = Shown['rows'][number];

/** The bell's list (S0 §4). Opening marks listed messages read; later ones stay unread. Errors are silent (S0 §8). */
export function useNotifications() {
  const queryClient = useQueryClient();
  const [shown, setShown] = useState<Shown>();
  const marking = useMutation({
    mutationFn: ({ snapshot }: Shown) => api.post('/api/messages/mark-shown-read', { body: { snapshot } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: messagesKey }),
  });
  const reading = useMutation({
    mutationFn: () => api.get('/api/messages/unread'),
    onSuccess: (unread) => {
      setShown(unread);
      if (unread.rows.length > 0) marking.mutate(unread);
    },
  });
  return {
    messages: shown?.rows ?? [],
    isLoading: reading.isPending,
    read: reading.mutate,
    clear: () => {
      if (shown) marking.mutate(shown);
      setShown(undefined);
    },
  };
}
