import { type Answer, api } from '@casewright/web';
import { queryOptions } from '@casewright/web/query';
import type { ListSource } from '../list/list-source';

export type DefaultLibrary = Answer<'get', '/api/admin/defaults'>;
export type DefaultVersion = DefaultLibrary['versions'][number];
export type ListedDefault = Answer<'get', '/api/admin/default-versions/{id}/lines'>['rows'][number];

export const AGES = { old: 'Older than 18 months' } as const;

export const defaultLibraryQuery = queryOptions({
  queryKey: ['admin', 'default-library'],
  queryFn: ({ signal }) => api.get('/api/admin/defaults', { signal }),
});

/** Defaults of one version. */
export const defaultsList = (id: string): ListSource<ListedDefault> => ({
  what: 'defaults',
  scope: id,
  sorts: ['name', '-name', 'source', '-source'],
  defaultSort: '',
  filters: { age: Object.keys(AGES) },
  csv: `/api/admin/default-versions/${id}/lines/csv`,
  ask: (query, signal) => api.get('/api/admin/default-versions/{id}/lines', { path: { id }, query, signal }),
});

/** @param revision refetches after an import */
export const defaultChangesQuery = (id: string, revision: number) =>
  queryOptions({
    queryKey: ['admin', 'default-changes', id, revision],
    queryFn: ({ signal }) => api.get('/api/admin/default-versions/{id}/changes', { path: { id }, signal }),
  });
