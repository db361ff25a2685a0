import { api, Problem, renewSession, titleOf } from '@casewright/web';
import { useMutation } from '@casewright/web/query';
import { useState } from 'react';
import { notices } from '../access/notices';
import { useCountdown } from '../access/use-countdown';
import { followedToken, forgetFollowedToken } from './open-settings';
import { tellFailure, tellSaved } from './settings-notices';

/** The server sends one code a minute. */
const APART_SECONDS = 60;
const SUSPENDED = 'identity.codes-suspended';
const SPENT = 'identity.change-link-invalid';
const GONE = 'identity.no-email-change';

interface Confirmation {
  readonly email: string;
  readonly resendAt: number;
  /** To look at what is there now. */
  readonly onChanged: () => unknown;
}

/** Proves a new address by the code or by the link that was mailed there, and says what to do when that fails. */
export function useEmailConfirmation({ email, resendAt, onChanged }: Confirmation) {
  const [token, setToken] = useState(followedToken);
  const [wrong, setWrong] = useState<string>();
  const [refused, setRefused] = useState<Problem>();
  const locked = useCountdown(0);
  const resent = useCountdown(resendAt);

  const forgetToken = () => {
    forgetFollowedToken();
    setToken(undefined);
  };
  const onSuccess = async () => {
    forgetToken();
    tellSaved(`Your email address is ${email} now. The former one got a link that undoes this for 7 days.`);
    await renewSession();
    await onChanged();
  };
  const onError = (failure: unknown) => {
    tellFailure(failure, 'Your email address could not be changed.');
    if (!(failure instanceof Problem)) return;
    if (failure.code === SPENT) forgetToken();
    setWrong(failure.fields['code']?.[0]);
    setRefused(failure.status === 429 ? failure : undefined);
    if (failure.status === 429) locked.waitFor(failure.number('retryAfterSeconds') ?? 0);
    if (failure.code === GONE) void onChanged();
  };

  const byCode = useMutation({
    mutationFn: (code: string) => api.post('/api/account/email-change/confirm', { body: { code } }),
    onSuccess,
    onError,
  });
  const byLink = useMutation({
    mutationFn: () => api.post('/api/account/email-change/confirm-by-link', { body: { token: token ?? '' } }),
    onSuccess,
    onError,
  });
  const again = useMutation({
    mutationFn: () => api.post('/api/account/email-change/code'),
    onSuccess: () => {
      resent.waitFor(APART_SECONDS);
      notices.codeSent();
    },
    onError: (failure) => {
      if (failure instanceof Problem && failure.status === 429) {
        resent.waitFor(failure.number('retryAfterSeconds') ?? APART_SECONDS);
      }
      if (failure instanceof Problem && failure.code === GONE) void onChanged();
      notices.error(titleOf(failure, 'Failed to resend verification code'));
    },
  });
  const cancelling = useMutation({
    mutationFn: () => api.delete('/api/account/email-change'),
    onSuccess: () => {
      forgetToken();
      tellSaved('Your email address stays as it is.');
      return onChanged();
    },
    onError: (failure) => tellFailure(failure, 'The change could not be cancelled.'),
  });

  return {
    /** Whether the page was opened by the link of the mail. */
    hasLink: token !== undefined,
    wrong,
    forgetWrong: () => setWrong(undefined),
    /** Why no code is judged for now. */
    locked: locked.secondsLeft > 0 ? refused?.title : undefined,
    isSuspended: locked.secondsLeft > 0 && refused?.code === SUSPENDED,
    secondsLocked: locked.secondsLeft,
    confirm: byCode.mutate,
    followLink: () => byLink.mutate(),
    secondsUntilResend: resent.secondsLeft,
    resend: () => again.mutate(),
    cancel: () => cancelling.mutate(),
    isConfirming: byCode.isPending || byLink.isPending,
    isResending: again.isPending,
    isCancelling: cancelling.isPending,
  };
}
