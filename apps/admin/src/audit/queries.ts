import { isDay } from '@casewright/rules';
import { api, type Answer } from '@casewright/web';
import type { ListSource } from '../list/list-source';
import { ACTIONS } from './actions';

export type AuditEntry = Answer<'get', '/api/admin/audit'>['rows'][number];

export const auditList: ListSource<AuditEntry> = {
  what: 'audit entries',
  sorts: ['time', '-time'],
  defaultSort: '-time',
  filters: {
    show: ['changes'],
    action: Object.keys(ACTIONS),
    actor: undefined,
    subject: undefined,
    from: isDay,
    to: isDay,
  },
  csv: '/api/admin/audit/csv',
  ask: (query, signal) => api.get('/api/admin/audit', { query, signal }),
};
