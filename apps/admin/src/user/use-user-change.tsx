import { clearNotices, notify, titleOf } from '@casewright/web';
import { useMutation, useQueryClient } from '@casewright/web/query';
import { StepUpCanceled, useStepUp } from '../step-up/use-step-up';

interface UserChange {
  /** Title of the success notice. */
  readonly done: string;
  readonly change: () => Promise<unknown>;
}

/** Changes a user, with step-up if the server requires it. */
export function useUserChange() {
  const queryClient = useQueryClient();
  const { confirmed, prompt } = useStepUp();
  const { mutate, mutateAsync, isPending } = useMutation({
    onMutate: clearNotices,
    mutationFn: ({ change }: UserChange) => confirmed(change),
    onSuccess: (_, { done }) => {
      notify({ kind: 'success', title: 'Success', message: done });
      return queryClient.invalidateQueries({ queryKey: ['admin'] });
    },
    onError: (failure) => {
      if (failure instanceof StepUpCanceled) return;
      notify({ kind: 'error', title: 'Error', message: titleOf(failure, 'Something went wrong. Please try again.') });
      // It may have been saved.
      void queryClient.invalidateQueries({ queryKey: ['admin'] });
    },
  });
  return { change: mutate, changing: mutateAsync, isPending, prompt };
}
