import { api, clearNotices, Problem, titleOf } from '@casewright/web';
import { useMutation } from '@casewright/web/query';
import { notices } from '../access/notices';
import { useCountdown } from '../access/use-countdown';

/** The server sends one mail per minute. */
const APART_SECONDS = 60;

interface Callbacks {
  readonly onSent: () => unknown;
  /** Shows errors at the field. */
  readonly onRefused: (failure: unknown) => void;
}

export function useRequest({ onSent, onRefused }: Callbacks) {
  const { secondsLeft, waitFor } = useCountdown(0);
  const { mutate, isPending, variables } = useMutation({
    onMutate: clearNotices,
    mutationFn: (email: string) => api.post('/api/password-reset-request', { body: { email } }),
    onSuccess: () => {
      waitFor(APART_SECONDS);
      notices.resetCodeSent();
      onSent();
    },
    onError: (failure) => {
      onRefused(failure);
      if (failure instanceof Problem && failure.code === 'identity.work-email-required')
        return notices.workEmailRequired(failure.title);
      if (failure instanceof Problem && failure.status === 429)
        waitFor(failure.number('retryAfterSeconds') ?? APART_SECONDS);
      notices.error(titleOf(failure, 'Failed to send reset code'));
    },
  });
  return {
    request: mutate,
    isWorking: isPending,
    /** Each address has its own wait. */
    secondsLeftFor: (email: string) => (email === variables ? secondsLeft : 0),
  };
}
