import { api, clearNotices, newIdempotencyKey, notify, Problem, useUser, worthAnotherTry } from '@casewright/web';
import { calculationAt } from '@casewright/web/paths';
import { useMutation } from '@casewright/web/query';
import { useState } from 'react';
import { calculationsChanged } from '../calculations/queries';
import { selectionsOf, type Draft } from '../draft/answers';

/** Saves the answers with the current price and local date, once per visit and set of answers. */
export function useSaveCalculation({ attempt }: Draft) {
  const signedIn = useUser() !== undefined;
  const [visit] = useState(newIdempotencyKey);
  const { mutate, isPending, isSuccess, variables } = useMutation({
    onMutate: clearNotices,
    mutationFn: (draft: Draft) =>
      api.post('/api/saved-calculations', {
        body: { ...selectionsOf(draft), timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone },
        idempotencyKey: `save-${visit}-${draft.attempt}`,
      }),
    retry: worthAnotherTry,
    onSuccess: ({ id }) => {
      void calculationsChanged();
      notify({
        title: 'Calculation Saved',
        message: 'Your cost calculation has been saved successfully.',
        kind: 'success',
        link: { label: 'View calculation', path: calculationAt(id) },
      });
    },
    onError: (failure) => {
      if (failure instanceof Problem && failure.status === 401) askToLogIn();
      else notify({ title: 'Error', message: 'Failed to save calculation. Please try again.', kind: 'error' });
    },
  });
  const isSaved = isSuccess && variables.attempt === attempt;

  return {
    isSaving: isPending,
    isSaved,
    save: (draft: Draft) => {
      if (!signedIn) askToLogIn();
      else if (!isPending && !isSaved) mutate(draft);
    },
  };
}

const askToLogIn = () =>
  notify({ title: 'Authentication Required', message: 'Please log in to save your calculation.', kind: 'error' });
