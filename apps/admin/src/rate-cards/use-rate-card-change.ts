import { clearNotices, notify, Problem, titleOf } from '@casewright/web';
import { useMutation, useQueryClient } from '@casewright/web/query';
import { rateCardsQuery } from '@casewright/web/rate-cards';

interface RateCardChange {
  /** What the notice says when it is done. */
  readonly done: string;
  readonly change: () => Promise<unknown>;
}

/** A change to the rate cards, told and shown everywhere. */
export function useRateCardChange() {
  const queryClient = useQueryClient();
  const { mutateAsync, isPending, error } = useMutation({
    onMutate: clearNotices,
    mutationFn: ({ change }: RateCardChange) => change(),
    onSuccess: (_, { done }) => notify({ kind: 'success', title: 'Success', message: done }),
    onError: (failure) =>
      notify({ kind: 'error', title: 'Error', message: titleOf(failure, 'That didn’t work. Please try again.') }),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['admin'] }),
        queryClient.invalidateQueries({ queryKey: rateCardsQuery.queryKey }),
      ]),
  });
  return {
    change: (wanted: RateCardChange) => mutateAsync(wanted).catch(() => undefined),
    isPending,
    /** What the server said of a field. */
    refusalOf: (field: string) => (error instanceof Problem ? error.fields[field]?.[0] : undefined),
  };
}
