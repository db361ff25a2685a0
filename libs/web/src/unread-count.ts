import { useQuery } from '@tanstack/react-query';
import { api } from './api/api';
import { useUser } from './session';

/** What changes whenever a message comes, goes or is read: invalidate it then. */
export const messagesKey = ['messages'] as const;

/** How many messages wait to be read; 0 while unknown. */
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
