import { api, clearNotices, Problem, titleOf } from '@casewright/web';
import { useMutation } from '@casewright/web/query';
import { useEffect } from 'react';
import { notices } from '../access/notices';
import { useCountdown } from '../access/use-countdown';

interface Resend {
  readonly retryAfterSeconds: number;
  readonly asOf: number;
  readonly isLocked: boolean;
  readonly onSent: () => unknown;
}

export function useResend({ retryAfterSeconds, asOf, isLocked, onSent }: Resend) {
  const { secondsLeft, waitFor } = useCountdown(0);
  useEffect(() => {
    if (retryAfterSeconds > 0) waitFor(retryAfterSeconds);
  }, [retryAfterSeconds, asOf, waitFor]);

  const { mutate, isPending } = useMutation({
    onMutate: clearNotices,
    mutationFn: () => api.post('/api/send-verification-code'),
    onSuccess: () => {
      if (isLocked) notices.linkSent();
      else notices.codeSent();
      return onSent();
    },
    onError: (failure) => {
      if (failure instanceof Problem && failure.status === 429) waitFor(failure.number('retryAfterSeconds') ?? 0);
      const title = titleOf(failure, 'Failed to resend verification code');
      if (failure instanceof Problem && failure.status === 401) notices.sessionNotFound(title);
      else notices.error(title);
    },
  });
  return { resend: () => mutate(), secondsLeft, isSending: isPending };
}
