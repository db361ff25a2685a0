import { api, notify, titleOf, type Answer } from '@casewright/web';
import { useMutation, useQuery, useQueryClient } from '@casewright/web/query';

export type PaymentsOverview = Answer<'get', '/api/admin/reconciliations'>;
export type Reconciliation = PaymentsOverview['reconciliations'][number];

const NOT_ASKED = 'The payment provider could not be asked. Please try again.';
const KEY = ['admin', 'payments'];

export const usePayments = () =>
  useQuery({ queryKey: KEY, queryFn: ({ signal }) => api.get('/api/admin/reconciliations', { signal }) });

/** Asks the payment provider now, and tells what came of it. */
export function useReconcile() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.post('/api/admin/reconciliations', {}),
    onSuccess: ({ compared, repaired, differences }) =>
      notify({
        kind: differences.length > 0 ? 'error' : 'success',
        title: differences.length > 0 ? 'Payments Differ' : 'Payments Agree',
        message: `${compared} compared, ${repaired.length} repaired, ${differences.length} to look into.`,
      }),
    onError: (failure) => notify({ kind: 'error', title: 'Error', message: titleOf(failure, NOT_ASKED) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
}
