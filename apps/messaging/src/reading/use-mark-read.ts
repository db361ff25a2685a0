import { api, messagesKey } from '@casewright/web';
import { useMutation, useQueryClient } from '@casewright/web/query';
import { useEffect } from 'react';

/** Marks a message read when it is opened. */
export function useMarkRead(id: string, isUnread: boolean): void {
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (read: string) => api.post('/api/messages/{id}/read', { path: { id: read } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: messagesKey }),
  });
  useEffect(() => {
    if (isUnread) mutate(id);
  }, [id, isUnread, mutate]);
}
