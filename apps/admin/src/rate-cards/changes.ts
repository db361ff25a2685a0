import { type Answer, api, formatUtcDay, isNotThere, queryClient } from '@casewright/web';
import { rateCardsQuery } from '@casewright/web/rate-cards';
import type { Change } from '../change/use-change';
import type { RateCardVersion } from './queries';

const read = (id: string): Promise<RateCardVersion> => api.get('/api/admin/rate-cards/{id}', { path: { id } });

/** Refetches everything that shows rate cards. */
export const refetchRateCards = (): Promise<unknown> =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ['admin'] }),
    queryClient.invalidateQueries({ queryKey: rateCardsQuery.queryKey }),
  ]);

/** The page of the discarded card, which is being left, must not ask for it again. */
const refetchOthers = (discarded: string): Promise<unknown> => {
  const isDiscarded = ({ queryKey }: { readonly queryKey: readonly unknown[] }) =>
    queryKey.some((part) => part === discarded);
  return Promise.all([
    queryClient.invalidateQueries({ queryKey: ['admin'], predicate: (query) => !isDiscarded(query) }),
    queryClient.invalidateQueries({ queryKey: ['admin'], predicate: isDiscarded, refetchType: 'none' }),
  ]);
};

/** @param open called with the new draft */
export function drafting(idempotencyKey: string, open: (id: string) => void): Change {
  let draft: Answer<'post', '/api/admin/rate-cards'> | undefined;
  return {
    done: () => `Draft of rate card ${draft?.version ?? ''} created.`,
    send: async () => {
      draft = await api.post('/api/admin/rate-cards', { idempotencyKey });
    },
    ifLost: 'repeat',
    onMade: () => draft && open(draft.id),
  };
}

export const saving = (id: string, send: Change['send'], isSaved: (card: RateCardVersion) => boolean): Change => ({
  done: 'Draft saved.',
  send,
  ifLost: async () => isSaved(await read(id)),
  refetch: refetchRateCards,
});

interface Publishing {
  readonly id: string;
  readonly version: string;
  /** In UTC. */
  readonly day: string;
  readonly by: string | undefined;
  readonly send: Change['send'];
  readonly onMade: () => void;
}

export const publishing = ({ id, version, day, by, ...change }: Publishing): Change => ({
  ...change,
  done: `Rate card ${version} applies from ${formatUtcDay(day)}.`,
  ifLost: async () => (await read(id)).publishedBy === by,
  refetch: refetchRateCards,
});

export const withdrawing = ({ id, version }: RateCardVersion): Change => ({
  done: `Rate card ${version} is a draft again.`,
  send: () => api.delete('/api/admin/rate-cards/{id}/publication', { path: { id } }),
  ifLost: async () => (await read(id)).state === 'draft',
  refetch: refetchRateCards,
});

export const discarding = ({ id, version }: RateCardVersion, onMade: () => void): Change => ({
  done: `Rate card ${version} was discarded.`,
  send: () => api.delete('/api/admin/rate-cards/{id}', { path: { id } }),
  ifLost: () => read(id).then(() => false, isNotThere),
  onMade,
  refetch: (isMade) => (isMade ? refetchOthers(id) : refetchRateCards()),
});
