import { useQuery } from '@tanstack/react-query';
import { api } from './api/api';
import { useUser } from './session';

/** Invalidate when a message arrives, is deleted or is read. */
export const messagesKey = ['messages'] as const;

/** 0 while unknown. */
export function useUnreadCount(): number {
  const signedIn = useUser() !== undefined;
  const { data } = useQuery({
    queryKey: [...messagesKey, 'unread-count'],
    queryFn: ({ signal }) => api.get('/api/messages/unread-count', { signal }),
    enabled: signedIn,
    refetchOnWindowFocus: 'always',
  });
  return signedIn ? (data?.count ?? 0) : 0;
}
