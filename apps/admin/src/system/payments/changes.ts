import { api, queryClient, type Answer } from '@casewright/web';
import type { Change, Done } from '../../change/use-change';
import { paymentsQuery } from './queries';

type Comparison = Pick<Answer<'post', '/api/admin/reconciliations'>, 'compared' | 'repaired' | 'differences'>;

/** @param email of the admin, by which a comparison is found whose answer was lost */
export function reconciling(email: string | undefined): Change {
  const known = queryClient.getQueryData(paymentsQuery.queryKey)?.reconciliations.map(({ id }) => id);
  let comparison: Comparison | undefined;
  return {
    done: () => resultOf(comparison),
    send: async () => {
      comparison = await api.post('/api/admin/reconciliations', {});
    },
    ifLost: async () => {
      const { reconciliations } = await api.get('/api/admin/reconciliations');
      comparison = reconciliations.find(({ id, askedBy }) => askedBy === email && known?.includes(id) === false);
      return comparison !== undefined;
    },
    refetch: () => queryClient.invalidateQueries(paymentsQuery),
  };
}

function resultOf(
  { compared, repaired, differences }: Comparison = { compared: 0, repaired: [], differences: [] },
): Done {
  const message = `${compared} checked, ${repaired.length} fixed, ${differences.length} to review.`;
  return differences.length > 0
    ? { kind: 'error', title: 'Payments Need Review', message }
    : { title: 'Payments Match', message };
}
