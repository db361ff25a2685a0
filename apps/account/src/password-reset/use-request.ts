import { api, Problem, titleOf } from '@casewright/web';
import { useMutation } from '@casewright/web/query';
import { notices } from '../access/notices';
import { useCountdown } from '../access/use-countdown';

/** The server sends one mail a minute. */
const APART_SECONDS = 60;

interface Reactions {
  readonly onSent: () => unknown;
  /** For what the server says of the address. */
  readonly onRefused: (failure: unknown) => void;
}

/** Asks for the mail with the code, and counts down to when another may be asked for. */
export function useRequest({ onSent, onRefused }: Reactions) {
  const { secondsLeft, waitFor } = useCountdown(0);
  const { mutate, isPending, variables } = useMutation({
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
    /** To wait before another mail can be sent to the address; other addresses wait for themselves. */
    secondsLeftFor: (email: string) => (email === variables ? secondsLeft : 0),
  };
}
