import { api, isNotThere, queryClient } from '@casewright/web';
import type { Change } from '../change/use-change';
import type { ListFile } from '../versioned-list/list-import';
import { type PriceBook, type PriceBookVersion, priceBooksList } from './queries';

const read = (id: string): Promise<PriceBook> => api.get('/api/admin/price-books/{id}', { path: { id } });

const versionNow = async ({ id, priceBookId }: PriceBookVersion): Promise<PriceBookVersion | undefined> =>
  (await read(priceBookId)).versions.find((one) => one.id === id);

export interface NewPriceBook {
  readonly name: string;
  readonly source: string;
  readonly region: string;
  readonly currency: string;
}

/** @param open called with the new price book */
export function adding(body: NewPriceBook, idempotencyKey: string, open: (id: string) => void): Change {
  let added: { readonly id: string } | undefined;
  return {
    done: `Price book ${body.name} added.`,
    send: async () => {
      added = await api.post('/api/admin/price-books', { body, idempotencyKey });
    },
    ifLost: 'repeat',
    onMade: () => added && open(added.id),
  };
}

/** @param open called with the new version */
export function draftingVersion(id: string, idempotencyKey: string, open: (versionId: string) => void): Change {
  let draft: { readonly id: string } | undefined;
  return {
    done: 'Draft created with the prices of the newest version.',
    send: async () => {
      draft = await api.post('/api/admin/price-books/{id}/versions', { path: { id }, idempotencyKey });
    },
    ifLost: 'repeat',
    onMade: () => draft && open(draft.id),
  };
}

/** @param onMade called once the prices are imported */
export const importing = (version: PriceBookVersion, { csv, day }: ListFile, onMade: () => void): Change => ({
  done: 'Prices imported. Publish the version to make them available.',
  send: () => {
    const body = { csv, pricesAsOf: day, revision: version.revision };
    return api.put('/api/admin/price-book-versions/{id}/lines', { path: { id: version.id }, body });
  },
  ifLost: async () => ((await versionNow(version))?.revision ?? 0) > version.revision,
  onMade,
});

export const publishing = ({ name }: PriceBook, version: PriceBookVersion): Change => ({
  done: `Version ${version.number} of ${name} is published.`,
  send: () => {
    const [path, body] = [{ id: version.id }, { revision: version.revision }];
    return api.post('/api/admin/price-book-versions/{id}/publication', { path, body });
  },
  ifLost: async () => typeof (await versionNow(version))?.publishedAt === 'string',
});

export const discarding = ({ id, versions }: PriceBook, version: PriceBookVersion, leave: () => void): Change => ({
  done: 'Draft discarded.',
  send: () => api.delete('/api/admin/price-book-versions/{id}', { path: { id: version.id } }),
  ifLost: () => versionNow(version).then((found) => found === undefined, isNotThere),
  onMade: leave,
  // A price book that is gone must not be asked for again.
  refetch: (isMade) =>
    isMade && versions.length === 1
      ? queryClient.invalidateQueries({ queryKey: ['admin', priceBooksList.what] })
      : queryClient.invalidateQueries({ queryKey: ['admin', 'price-book', id] }),
});
