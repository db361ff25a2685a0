import {
  api,
  type Body,
  clearNotices,
  creditsMoved,
  notify,
  Problem,
  queryClient,
  titleOf,
  worthAnotherTry,
} from '@casewright/web';
import { caseAt, paths } from '@casewright/web/paths';
import { useMutation } from '@casewright/web/query';
import { rateCardsQuery } from '@casewright/web/rate-cards';
import { useNavigate } from '@casewright/web/router';
import { selectionsOf, type Draft } from '../draft/answers';
import { clearDraft } from '../draft/draft';
import { forgetPricedPursuit } from '../pursuit/priced-pursuit';
import { CASE_QUOTE } from './queries';
import { shortfallIn } from './shortfall';

const PRICE_CHANGED = 'case-pricing.price-changed';

interface Start {
  readonly draft: Draft;
  /** Of the price that is shown. */
  readonly rateCard: string;
  readonly pursuit?: Body<'post', '/api/cases'>['pursuit'] | undefined;
}

/** The key names the answers: pressed twice, in two tabs, or again after a lost response, it is one case. */
export function useStartCase() {
  const navigate = useNavigate();
  const { mutate, isPending, isSuccess, variables } = useMutation({
    onMutate: clearNotices,
    mutationFn: ({ draft, rateCard, pursuit }: Start) =>
      api.post('/api/cases', {
        body: { ...selectionsOf(draft), rateCard, ...(pursuit && { pursuit }) },
        idempotencyKey: `start-${draft.attempt}`,
      }),
    retry: worthAnotherTry,
    onSuccess: ({ caseId, totalCredits }) => {
      clearDraft();
      forgetPricedPursuit();
      void queryClient.invalidateQueries({ queryKey: ['pursuits'] });
      void creditsMoved();
      notify({
        title: 'Case Started',
        message: `${totalCredits} credits were deducted from your balance.`,
        kind: 'success',
        link: { label: 'View case', path: caseAt(caseId) },
      });
    },
    onError: (failure) => {
      const shortfall = shortfallIn(failure);
      if (shortfall) void creditsMoved();
      const hasNewPrice = failure instanceof Problem && failure.code === PRICE_CHANGED;
      if (hasNewPrice) {
        void queryClient.invalidateQueries({ queryKey: rateCardsQuery.queryKey });
        void queryClient.invalidateQueries({ queryKey: [CASE_QUOTE] });
      }
      notify({
        title: shortfall ? 'Insufficient Credits' : hasNewPrice ? 'Price Changed' : 'Error',
        message: shortfall ?? titleOf(failure, 'Failed to process credits. Please try again.'),
        kind: 'error',
      });
    },
  });

  return {
    /** The answers of the case that was started from this page. */
    started: isSuccess ? variables.draft : undefined,
    isStarting: isPending || isSuccess,
    start: (draft: Draft, rateCard: string, pursuit?: Start['pursuit']) => {
      // Does not navigate if the user has left the page meanwhile.
      if (!isPending && !isSuccess)
        mutate({ draft, rateCard, pursuit }, { onSuccess: () => void navigate(paths.profile) });
    },
  };
}
