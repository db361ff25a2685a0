import { Button } from '@casewright/ui';
import { api, clearNotices, newIdempotencyKey, notify, titleOf, useUser } from '@casewright/web';
import { useMutation, useQueryClient } from '@casewright/web/query';
import { StepUpCanceled, useStepUp } from '../step-up/use-step-up';
import type { Adjustment } from './queries';

const DECISIONS = {
  approval: { path: '/api/admin/credits/{id}/approval', done: 'Approved', message: 'The credits have been posted.' },
  refusal: { path: '/api/admin/credits/{id}/refusal', done: 'Declined', message: 'No credits have been moved.' },
} as const;

/** A second admin decides. The requester may only withdraw. */
export function Decision({ adjustment: { id, requestedBy } }: { readonly adjustment: Adjustment }) {
  const queryClient = useQueryClient();
  const isOwn = useUser()?.id === requestedBy;
  const { confirmed, prompt } = useStepUp();
  const { mutate, isPending, variables } = useMutation({
    onMutate: clearNotices,
    mutationFn: (decision: keyof typeof DECISIONS) => {
      const idempotencyKey = newIdempotencyKey();
      return confirmed(() => api.post(DECISIONS[decision].path, { path: { id }, idempotencyKey }));
    },
    onSuccess: (_, decision) => {
      const { done: title, message } = DECISIONS[decision];
      notify({ kind: 'success', title, message });
    },
    onError: (failure) => {
      if (failure instanceof StepUpCanceled) return;
      notify({ kind: 'error', title: 'Error', message: titleOf(failure, 'We couldn’t save your decision.') });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['admin'] }),
  });
  return (
    <>
      {!isOwn && (
        <Button kind="primary" isWorking={isPending && variables === 'approval'} onClick={() => mutate('approval')}>
          Approve
        </Button>
      )}
      <Button isWorking={isPending && variables === 'refusal'} onClick={() => mutate('refusal')}>
        {isOwn ? 'Withdraw' : 'Decline'}
      </Button>
      {isOwn && <p className="text-label text-ink-muted">Another admin has to approve this.</p>}
      {prompt}
    </>
  );
}
