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
  /** Rate card of the shown price. */
  readonly rateCard: string;
  readonly pursuit: NonNullable<Body<'post', '/api/cases'>['pursuit']>;
}

/** The idempotency key is the attempt, so that repeated clicks, tabs and retries start one case. */
export function useStartCase() {
  const navigate = useNavigate();
  const { mutate, isPending, isSuccess, variables } = useMutation({
    onMutate: clearNotices,
    mutationFn: ({ draft, rateCard, pursuit }: Start) =>
      api.post('/api/cases', {
        body: { ...selectionsOf(draft), rateCard, pursuit },
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
        message:
          shortfall ?? prospectFaultIn(failure) ?? titleOf(failure, 'Failed to process credits. Please try again.'),
        kind: 'error',
      });
    },
  });

  return {
    /** Answers of the case started on this page. */
    started: isSuccess ? variables.draft : undefined,
    isStarting: isPending || isSuccess,
    start: (draft: Draft, rateCard: string, pursuit: Start['pursuit']) => {
      // Does not navigate if the user has left the page.
      if (!isPending && !isSuccess)
        mutate({ draft, rateCard, pursuit }, { onSuccess: () => void navigate(paths.profile) });
    },
  };
}

const prospectFaultIn = (failure: unknown): string | undefined =>
  failure instanceof Problem ? failure.fields['prospect']?.[0] : undefined;
