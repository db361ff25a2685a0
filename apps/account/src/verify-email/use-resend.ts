import { api, Problem, titleOf, useSession } from '@casewright/web';
import { useMutation } from '@casewright/web/query';
import { notices } from '../access/notices';
import { useCountdown } from '../access/use-countdown';

/** The server sends one a minute. */
const APART_SECONDS = 60;
const SESSION_GONE = 'User session not found. Please sign in again.';

/** Sends another code; after one was sent it counts down to when the next may be. */
export function useResend(lastSentAt: number | undefined) {
  const { secondsLeft, waitFor } = useCountdown((lastSentAt ?? 0) + APART_SECONDS * 1000);
  const signedIn = useSession((session) => session.status === 'signed-in');

  const { mutate, isPending } = useMutation({
    mutationFn: () => api.post('/api/send-verification-code'),
    onSuccess: () => {
      waitFor(APART_SECONDS);
      notices.codeSent();
    },
    onError: (failure) => {
      if (failure instanceof Problem && failure.status === 401) return notices.error(SESSION_GONE);
      if (failure instanceof Problem && failure.status === 429)
        waitFor(failure.number('retryAfterSeconds') ?? APART_SECONDS);
      notices.error(titleOf(failure, 'Failed to resend verification code'));
    },
  });

  return {
    resend: () => (signedIn ? mutate() : notices.error(SESSION_GONE)),
    secondsLeft,
    isSending: isPending,
  };
}
