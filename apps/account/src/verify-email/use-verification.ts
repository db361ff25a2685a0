import { api, paths, Problem, renewSession, titleOf } from '@casewright/web';
import { useMutation } from '@casewright/web/query';
import { useNavigate } from '@casewright/web/router';
import { useState } from 'react';
import { notices } from '../access/notices';
import { useCountdown } from '../access/use-countdown';
import { forgetMailedToken, mailedToken } from './open-verification';

const SUSPENDED = 'identity.codes-suspended';
const INVALID = 'Invalid verification code';

interface Verdict {
  readonly success: boolean;
  readonly error?: string;
}

/** Verifies an address by the code or by the link that was mailed, and says what to do when that fails. */
export function useVerification(email: string) {
  const navigate = useNavigate();
  const [token, setToken] = useState(() => mailedToken(email));
  const [wrong, setWrong] = useState<string>();
  const [refused, setRefused] = useState<Problem>();
  const { secondsLeft, waitFor } = useCountdown(0);

  const judged = async ({ success, error = INVALID }: Verdict) => {
    forgetMailedToken();
    setToken(undefined);
    setRefused(undefined);
    if (!success) {
      setWrong(error);
      return notices.verificationFailed(error);
    }
    notices.emailVerified();
    await renewSession();
    await navigate(paths.home);
  };
  const onError = (failure: unknown) => {
    if (!(failure instanceof Problem) || failure.status !== 429) return notices.error('Failed to verify code');
    setWrong(undefined);
    setRefused(failure);
    waitFor(failure.number('retryAfterSeconds') ?? 0);
    notices.verificationFailed(titleOf(failure, INVALID));
  };

  const byCode = useMutation({
    mutationFn: (code: string) => api.post('/api/verify-email-code', { body: { email, code } }),
    onSuccess: judged,
    onError,
  });
  const byLink = useMutation({
    mutationFn: () => api.post('/api/verify-email-link', { body: { email, token: token ?? '' } }),
    onSuccess: judged,
    onError,
  });

  return {
    /** Whether the page was opened by the link of the mail. */
    hasLink: token !== undefined,
    wrong,
    forgetWrong: () => setWrong(undefined),
    /** Why no code is judged for now. */
    locked: secondsLeft > 0 ? refused?.title : undefined,
    isSuspended: secondsLeft > 0 && refused?.code === SUSPENDED,
    secondsLeft,
    verify: byCode.mutate,
    followLink: () => byLink.mutate(),
    isWorking: byCode.isPending || byLink.isPending,
  };
}
