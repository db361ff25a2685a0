import type { SizingReference } from '@casewright/rules';
import { api } from '@casewright/web';
import { queryOptions } from '@casewright/web/query';

/** An input and the basis that its rows are sized by. */
export type Sized = Pick<SizingReference, 'input' | 'basis'>;

export const sizingQuery = (caseId: string, { input, basis }: Sized) =>
  queryOptions({
    queryKey: ['pursuits', 'sizing', caseId, input, basis],
    queryFn: ({ signal }) =>
      api.get('/api/cases/{id}/inputs/{key}/sizing', {
        path: { id: caseId, key: input },
        query: Object.fromEntries(new URLSearchParams(basis)) as { readonly version: string },
        signal,
      }),
  });

export const versionsQuery = queryOptions({
  queryKey: ['pursuits', 'sizing', 'versions'],
  queryFn: async ({ signal }) => (await api.get('/api/price-books', { signal })).versions,
});

/** The same basis with another version of the price book. */
export function withVersion(basis: string, version: string): string {
  const query = new URLSearchParams(basis);
  query.set('version', version);
  return query.toString();
}
