import { api, type Answer } from '@casewright/web';
import type { ListSource } from '../list/list-source';

export type SignupRow = Answer<'get', '/api/admin/pilot-signups'>['rows'][number];

export const signupsList: ListSource<SignupRow> = {
  what: 'pilot signups',
  sorts: ['submitted', '-submitted', 'company', '-company'],
  defaultSort: '-submitted',
  filters: { state: ['waiting', 'approved', 'declined'] },
  csv: '/api/admin/pilot-signups/csv',
  ask: (query, signal) => api.get('/api/admin/pilot-signups', { query, signal }),
};
