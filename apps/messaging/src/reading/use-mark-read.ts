import { api, messagesKey } from '@casewright/web';
import { useMutation, useQueryClient } from '@casewright/web/query';
import { useEffect } from 'react';

/** Opening a message reads it: the dot goes, and the badge of the header counts one less. */
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
