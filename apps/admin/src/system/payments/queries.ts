import { api, clearNotices, notify, titleOf, type Answer } from '@casewright/web';
import { queryOptions, useMutation, useQueryClient } from '@casewright/web/query';

export type PaymentsOverview = Answer<'get', '/api/admin/reconciliations'>;
export type Difference = PaymentsOverview['differences'][number];
export type Reconciliation = PaymentsOverview['reconciliations'][number];

const UNREACHABLE = 'We couldn’t reach the payment provider. Please try again.';

export const paymentsQuery = queryOptions({
  queryKey: ['admin', 'payments'],
  queryFn: ({ signal }) => api.get('/api/admin/reconciliations', { signal }),
});

export function useReconcile() {
  const queryClient = useQueryClient();
  return useMutation({
    onMutate: clearNotices,
    mutationFn: () => api.post('/api/admin/reconciliations', {}),
    onSuccess: ({ compared, repaired, differences }) =>
      notify({
        kind: differences.length > 0 ? 'error' : 'success',
        title: differences.length > 0 ? 'Payments Need Review' : 'Payments Match',
        message: `${compared} checked, ${repaired.length} fixed, ${differences.length} to review.`,
      }),
    onError: (failure) => notify({ kind: 'error', title: 'Error', message: titleOf(failure, UNREACHABLE) }),
    onSettled: () => queryClient.invalidateQueries(paymentsQuery),
  });
}
