import { api, type Answer } from '@casewright/web';
import type { ListSource } from '../list/list-source';

export type UserRow = Answer<'get', '/api/admin/users'>['rows'][number];

/** Without admins. */
export const usersList: ListSource<UserRow> = {
  what: 'users',
  sorts: ['joined', '-joined', 'name', '-name', 'email', '-email'],
  defaultSort: '-joined',
  filters: { verified: ['yes', 'no'] },
  csv: '/api/admin/users/csv',
  ask: (query, signal) => api.get('/api/admin/users', { query, signal }),
};
