import { api } from '@casewright/web';
import type { Change } from '../change/use-change';
import type { ListFile } from '../versioned-list/list-import';
import type { DefaultVersion } from './queries';

const versionNow = async (id: string): Promise<DefaultVersion | undefined> =>
  (await api.get('/api/admin/defaults')).versions.find((one) => one.id === id);

/** @param open called with the new version */
export function drafting(idempotencyKey: string, open: (versionId: string) => void): Change {
  let draft: { readonly id: string } | undefined;
  return {
    done: 'Draft created. It starts with the defaults of the newest version.',
    send: async () => {
      draft = await api.post('/api/admin/defaults/versions', { idempotencyKey });
    },
    ifLost: 'repeat',
    onMade: () => draft && open(draft.id),
  };
}

/** @param onMade called once the defaults are imported */
export const importing = ({ id, revision }: DefaultVersion, { csv }: ListFile, onMade: () => void): Change => ({
  done: 'Defaults imported. Publish the version to make them available.',
  send: () => api.put('/api/admin/default-versions/{id}/lines', { path: { id }, body: { csv, revision } }),
  ifLost: async () => ((await versionNow(id))?.revision ?? 0) > revision,
  onMade,
});

export const publishing = ({ id, number, revision }: DefaultVersion): Change => ({
  done: `Version ${number} of the defaults is published.`,
  send: () => api.post('/api/admin/default-versions/{id}/publication', { path: { id }, body: { revision } }),
  ifLost: async () => typeof (await versionNow(id))?.publishedAt === 'string',
});

/** @param leave called once the draft is gone */
export const discarding = ({ id }: DefaultVersion, leave: () => void): Change => ({
  done: 'Draft discarded.',
  send: () => api.delete('/api/admin/default-versions/{id}', { path: { id } }),
  ifLost: async () => (await versionNow(id)) === undefined,
  onMade: leave,
});
