import { LINE_KINDS } from '@casewright/rules';
import { type Answer, api } from '@casewright/web';
import { queryOptions } from '@casewright/web/query';
import type { ListSource } from '../list/list-source';

export type ListedPriceBook = Answer<'get', '/api/admin/price-books'>['rows'][number];
export type PriceBook = Answer<'get', '/api/admin/price-books/{id}'>;
export type PriceBookVersion = PriceBook['versions'][number];
export type PriceLine = Answer<'get', '/api/admin/price-book-versions/{id}/lines'>['rows'][number];

export const priceBooksList: ListSource<ListedPriceBook> = {
  what: 'price books',
  sorts: ['created', '-created', 'name', '-name'],
  defaultSort: '-created',
  filters: {},
  csv: '/api/admin/price-books/csv',
  ask: (query, signal) => api.get('/api/admin/price-books', { query, signal }),
};

/** Lines of one version. */
export const priceLinesList = (id: string): ListSource<PriceLine> => ({
  what: 'prices',
  scope: id,
  sorts: ['name', '-name'],
  defaultSort: '',
  filters: { kind: LINE_KINDS },
  csv: `/api/admin/price-book-versions/${id}/lines/csv`,
  ask: (query, signal) => api.get('/api/admin/price-book-versions/{id}/lines', { path: { id }, query, signal }),
});

export const priceBookQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'price-book', id],
    queryFn: ({ signal }) => api.get('/api/admin/price-books/{id}', { path: { id }, signal }),
  });

/** @param revision refetches after an import */
export const priceChangesQuery = (id: string, revision: number) =>
  queryOptions({
    queryKey: ['admin', 'price-changes', id, revision],
    queryFn: ({ signal }) => api.get('/api/admin/price-book-versions/{id}/changes', { path: { id }, signal }),
  });
