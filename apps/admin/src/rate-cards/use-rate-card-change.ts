import { clearNotices, notify, Problem, titleOf } from '@casewright/web';
import { useMutation, useQueryClient } from '@casewright/web/query';
import { rateCardsQuery } from '@casewright/web/rate-cards';
import { useState } from 'react';

interface RateCardChange {
  /** Title of the success notice. */
  readonly done: string;
  readonly change: () => Promise<unknown>;
  /** ID of the card that no longer exists afterwards. */
  readonly discards?: string;
}

export function useRateCardChange() {
  const queryClient = useQueryClient();
  const [refusals, setRefusals] = useState<Problem['fields']>({});
  const { mutateAsync, isPending } = useMutation({
    onMutate: () => {
      clearNotices();
      setRefusals({});
    },
    mutationFn: ({ change }: RateCardChange) => change(),
    onSuccess: (_, { done }) => notify({ kind: 'success', title: 'Success', message: done }),
    onError: (failure) => {
      if (failure instanceof Problem) setRefusals(failure.fields);
      notify({ kind: 'error', title: 'Error', message: titleOf(failure, 'Something went wrong. Please try again.') });
    },
    onSettled: (_, error, { discards }) => {
      // The page that is being left must not ask for it again.
      const isDiscarded = ({ queryKey }: { readonly queryKey: readonly unknown[] }) =>
        error === null && queryKey.some((part) => part === discards);
      return Promise.all([
        queryClient.invalidateQueries({ queryKey: ['admin'], predicate: (query) => !isDiscarded(query) }),
        queryClient.invalidateQueries({ queryKey: ['admin'], predicate: isDiscarded, refetchType: 'none' }),
        queryClient.invalidateQueries({ queryKey: rateCardsQuery.queryKey }),
      ]);
    },
  });
  return {
    /** @returns whether it was saved */
    change: (wanted: RateCardChange): Promise<boolean> =>
      mutateAsync(wanted).then(
        () => true,
        () => false,
      ),
    isPending,
    /** Server-side error of a field. */
    refusalOf: (field: string) => refusals[field]?.[0],
    clearRefusal: (field: string) => setRefusals((known) => ({ ...known, [field]: [] })),
  };
}
