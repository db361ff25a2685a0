import { api, type Answer } from '@casewright/web';
import { queryOptions } from '@casewright/web/query';
import type { ListSource } from '../list/list-source';

export type MessageRow = Answer<'get', '/api/admin/messages'>['rows'][number];

/** Messages of all users, without drafts. */
export const messagesList: ListSource<MessageRow> = {
  what: 'messages',
  sorts: ['sent', '-sent'],
  defaultSort: '-sent',
  filters: { from: ['admins', 'users'], state: ['read', 'unread'] },
  csv: '/api/admin/messages/csv',
  ask: (query, signal) => api.get('/api/admin/messages', { query, signal }),
};

export const messageQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'message', id],
    queryFn: ({ signal }) => api.get('/api/admin/messages/{id}', { path: { id }, signal }),
  });
