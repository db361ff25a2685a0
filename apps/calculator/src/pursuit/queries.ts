import { api, isNotThere } from '@casewright/web';
import { queryOptions } from '@casewright/web/query';
import { pricedPursuit } from './priced-pursuit';

interface StartablePursuit {
  readonly id: string;
  readonly prospect: string;
  readonly opportunity: string;
  readonly acvDollars: number | null;
}

/** Pursuits for which a case can be started: the newest, plus the one being priced. */
export const startableQuery = queryOptions({
  queryKey: ['pursuits', 'startable'],
  queryFn: async ({ signal }): Promise<readonly StartablePursuit[]> => {
    const { rows } = await api.get('/api/pursuits', { signal, query: { stage: 'registered', sort: '-registered' } });
    const priced = pricedPursuit();
    if (!priced || rows.some(({ id }) => id === priced)) return rows;
    const found = await api.get('/api/pursuits/{id}', { signal, path: { id: priced } }).catch(goneAsNone);
    return found?.stage === 'registered' && found.owner.isYou ? [found, ...rows] : rows;
  },
  refetchOnMount: 'always',
});

function goneAsNone(failure: unknown): undefined {
  if (!isNotThere(failure)) throw failure;
}
