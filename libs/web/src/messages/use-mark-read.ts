import { api, messagesKey } from '@casewright/web';
import { useMutation, useQueryClient } from '@casewright/web/query';
import { useEffect, useState } from 'react';

/** Marks a message read once when shown on a visible page, since the user may mark it unread again. */
export function useMarkRead(id: string, isUnread: boolean): void {
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (shown: string) => api.post('/api/messages/mark-read', { body: { ids: [shown] } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: messagesKey }),
  });
  const [wasUnread] = useState(isUnread);
  useEffect(() => {
    if (!wasUnread) return;
    const markWhenSeen = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', markWhenSeen);
      mutate(id);
    };
    document.addEventListener('visibilitychange', markWhenSeen);
    markWhenSeen();
    return () => document.removeEventListener('visibilitychange', markWhenSeen);
  }, [id, wasUnread, mutate]);
}
