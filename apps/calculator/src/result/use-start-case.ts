import {
  api,
  type Body,
  clearNotices,
  creditsMoved,
  notify,
  queryClient,
  titleOf,
  worthAnotherTry,
} from '@casewright/web';
import { caseAt, paths } from '@casewright/web/paths';
import { useMutation } from '@casewright/web/query';
import { useNavigate } from '@casewright/web/router';
import { selectionsOf, type Draft } from '../draft/answers';
import { clearDraft } from '../draft/draft';
import { forgetPricedPursuit } from '../pursuit/priced-pursuit';
import { shortfallIn } from './shortfall';

interface Start {
  readonly draft: Draft;
  readonly pursuit?: Body<'post', '/api/cases'>['pursuit'] | undefined;
}

/** The key names the answers: pressed twice, in two tabs, or again after a lost response, it is one case. */
export function useStartCase() {
  const navigate = useNavigate();
  const { mutate, isPending, isSuccess, variables } = useMutation({
    onMutate: clearNotices,
    mutationFn: ({ draft, pursuit }: Start) =>
      api.post('/api/cases', {
        body: { ...selectionsOf(draft), ...(pursuit && { pursuit }) },
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
      notify({
        title: shortfall ? 'Insufficient Credits' : 'Error',
        message: shortfall ?? titleOf(failure, 'Failed to process credits. Please try again.'),
        kind: 'error',
      });
    },
  });

  return {
    /** The answers of the case that was started from this page. */
    started: isSuccess ? variables.draft : undefined,
    isStarting: isPending || isSuccess,
    start: (draft: Draft, pursuit?: Start['pursuit']) => {
      // Does not navigate if the user has left the page meanwhile.
      if (!isPending && !isSuccess) mutate({ draft, pursuit }, { onSuccess: () => void navigate(paths.profile) });
    },
  };
}
