import { api, creditsMoved, notify, paths, titleOf, worthAnotherTry } from '@casewright/web';
import { useMutation } from '@casewright/web/query';
import { useNavigate } from '@casewright/web/router';
import { clearDraft, selectionsOf, type Draft } from '../wizard/draft';
import { shortfallIn } from './shortfall';

/**
 * Debits the case and starts it. The key names these answers, not this press of the button: pressed twice, in two
 * tabs, or again after an answer that never arrived, it is one case.
 */
export function useStartCase() {
  const navigate = useNavigate();

  return useMutation({
    mutationFn: (draft: Draft) =>
      api.post('/api/cases', { body: selectionsOf(draft), idempotencyKey: `start-${draft.attempt}` }),
    retry: worthAnotherTry,
    onSuccess: ({ totalCredits }) => {
      clearDraft();
      void creditsMoved();
      notify({
        title: 'Case Started',
        message: `${totalCredits} credits have been used from your balance.`,
        kind: 'success',
      });
      void navigate(paths.profile);
    },
    onError: (failure) => {
      const shortfall = shortfallIn(failure);
      if (shortfall) void creditsMoved();
      notify({
        title: shortfall ? 'Insufficient Credits' : 'Error',
        message: shortfall ?? titleOf(failure, 'Failed to process credits. Please try again.'),
        kind: 'error',
      });
    },
  });
}
