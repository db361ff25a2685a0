import { ACV_TIERS, SLA_DAYS } from '@casewright/rules';
import { api, type Answer } from '@casewright/web';
import type { ListSource } from '../list/list-source';

export type CalculationRow = Answer<'get', '/api/admin/saved-calculations'>['rows'][number];

/** Calculations of all users. */
export const calculationsList: ListSource<CalculationRow> = {
  what: 'saved cost calculations',
  sorts: ['saved', '-saved', 'total', '-total', 'title', '-title'],
  defaultSort: '-saved',
  filters: { sla: SLA_DAYS.map(String), acv: ACV_TIERS },
  csv: '/api/admin/saved-calculations/csv',
  ask: (query, signal) => api.get('/api/admin/saved-calculations', { query, signal }),
};
