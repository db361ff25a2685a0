import { api, Problem, renewSession, titleOf, useSession, type Answer } from '@casewright/web';
import { paths } from '@casewright/web/paths';
import { useMutation } from '@casewright/web/query';
import { useNavigate } from '@casewright/web/router';
import { useCallback, useState } from 'react';
import { notices } from '../access/notices';
import { resetLink } from '../reset-password/open-reset-link';
import { useCodeEntry } from '../access/use-code-entry';
import { mailedLink, mailedToken } from './open-verification';

const INVALID = 'Invalid verification code';

type Verified = Answer<'post', '/api/verify-email-code'>;

export function useVerification(email: string) {
  const navigate = useNavigate();
  const [token, setToken] = useState(() => mailedToken(email));
  const entry = useCodeEntry();

  const forgetLink = useCallback(() => {
    mailedLink.forget();
    setToken(undefined);
  }, []);

  const goOn = async ({ success, error = INVALID, outcome, resetLink: firstPassword }: Verified) => {
    forgetLink();
    if (!success) {
      entry.markWrong(error);
      return notices.verificationFailed(error);
    }
    if (firstPassword) {
      notices.choosePassword();
      resetLink.save({ ...firstPassword, isFirst: true });
      return navigate(paths.resetPassword, { replace: true });
    }
    if (outcome === 'already-verified') notices.alreadyVerified();
    else notices.emailVerified();
    const wasLeaving = isLeaving();
    await renewSession();
    if (wasLeaving && !isLeaving()) notices.deletionCanceled();
    await navigate(useSession.getState().status === 'signed-in' ? paths.home : paths.login);
  };
  const onError = (failure: unknown) => {
    if (!(failure instanceof Problem) || failure.status !== 429) return notices.error('Failed to verify code');
    entry.refuse(failure);
    notices.verificationFailed(titleOf(failure, INVALID));
  };

  const byCode = useMutation({
    mutationFn: (code: string) => api.post('/api/verify-email-code', { body: { email, code } }),
    onSuccess: goOn,
    onError,
  });
  const byLink = useMutation({
    mutationFn: () => api.post('/api/verify-email-link', { body: { email, token: token ?? '' } }),
    onSuccess: goOn,
    onError,
  });

  return {
    hasLink: token !== undefined,
    forgetLink,
    entry,
    verify: byCode.mutate,
    followLink: () => byLink.mutate(),
    isWorking: byCode.isPending || byLink.isPending,
  };
}

/** Whether the account is scheduled for deletion. */
function isLeaving(): boolean {
  const session = useSession.getState();
  return session.status === 'signed-in' && session.user.deletionDueAt !== null;
}
