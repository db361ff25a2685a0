import { api, newIdempotencyKey, notify, Problem, useSession, worthAnotherTry } from '@casewright/web';
import { useMutation } from '@casewright/web/query';
import { calculationsChanged } from '../calculations/use-calculations';
import { selectionsOf, type Draft } from '../wizard/draft';

/** Keeps the answers with the price of today, and the date of where the user is; each press of the button is a calculation of its own. */
export function useSaveCalculation() {
  const signedIn = useSession(({ status }) => status === 'signed-in');
  const saving = useMutation({
    mutationFn: ({ draft, key }: { readonly draft: Draft; readonly key: string }) =>
      api.post('/api/saved-calculations', {
        body: { ...selectionsOf(draft), timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone },
        idempotencyKey: key,
      }),
    retry: worthAnotherTry,
    onSuccess: () => {
      void calculationsChanged();
      notify({
        title: 'Calculation Saved',
        message: 'Your cost calculation has been saved successfully.',
        kind: 'success',
      });
    },
    onError: (failure) => {
      if (failure instanceof Problem && failure.status === 401) askToLogIn();
      else notify({ title: 'Error', message: 'Failed to save calculation. Please try again.', kind: 'error' });
    },
  });

  return {
    isSaving: saving.isPending,
    save: (draft: Draft) => (signedIn ? saving.mutate({ draft, key: newIdempotencyKey() }) : askToLogIn()),
  };
}

const askToLogIn = () =>
  notify({ title: 'Authentication Required', message: 'Please log in to save your calculation.', kind: 'error' });
