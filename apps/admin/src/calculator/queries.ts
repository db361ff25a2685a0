import { api, type Answer } from '@casewright/web';
import type { ListSource } from '../list/list-source';

export type DraftRow = Answer<'get', '/api/admin/pricing-drafts'>['rows'][number];

/** Calculator drafts of all sellers. */
export const draftsList: ListSource<DraftRow> = {
  what: 'pricing calculator data',
  sorts: ['submitted', '-submitted', 'base', '-base'],
  defaultSort: '-submitted',
  filters: {},
  csv: '/api/admin/pricing-drafts/csv',
  ask: (query, signal) => api.get('/api/admin/pricing-drafts', { query, signal }),
};
