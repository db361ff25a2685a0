import { api, type Answer } from '@casewright/web';
import type { ListSource } from '../list/list-source';

export type Adjustment = Answer<'get', '/api/admin/credits'>['rows'][number];

export const adjustmentsList: ListSource<Adjustment> = {
  what: 'adjustments',
  sorts: ['requested', '-requested'],
  defaultSort: '-requested',
  filters: { state: ['waiting', 'sending', 'posted', 'declined', 'canceled', 'failed'], owner: undefined },
  csv: '/api/admin/credits/csv',
  ask: (query, signal) => api.get('/api/admin/credits', { query, signal }),
};
