import { api, clearNotices, Problem, renewSession, titleOf } from '@casewright/web';
import { useMutation } from '@casewright/web/query';
import { useState } from 'react';
import { notices } from '../access/notices';
import { useCodeEntry } from '../access/use-code-entry';
import { useCountdown } from '../access/use-countdown';
import { followedToken, forgetFollowedToken } from './open-settings';
import { notifyFailure, notifySaved } from './settings-notices';

/** The server sends one code per minute. */
const APART_SECONDS = 60;
const SPENT = 'identity.change-link-invalid';
const GONE = 'identity.no-email-change';

interface Confirmation {
  readonly email: string;
  readonly resendAt: number;
  readonly onChanged: () => unknown;
}

export function useEmailConfirmation({ email, resendAt, onChanged }: Confirmation) {
  const [token, setToken] = useState(followedToken);
  const entry = useCodeEntry();
  const resent = useCountdown(resendAt);

  const forgetToken = () => {
    forgetFollowedToken();
    setToken(undefined);
  };
  const onSuccess = async () => {
    forgetToken();
    notifySaved(
      `Your email address is now ${email}. You’re signed out on all other devices. We emailed your previous address a link to undo this within 7 days.`,
    );
    await renewSession();
    await onChanged();
  };
  const onError = (failure: unknown) => {
    notifyFailure(failure, 'We couldn’t change your email address.');
    if (!(failure instanceof Problem)) return;
    if (failure.code === SPENT) forgetToken();
    entry.refuse(failure);
    if (failure.code === GONE) void onChanged();
  };

  const byCode = useMutation({
    mutationFn: (code: string) => api.post('/api/account/email-change/confirm', { body: { code } }),
    onMutate: clearNotices,
    onSuccess,
    onError,
  });
  const byLink = useMutation({
    mutationFn: () => api.post('/api/account/email-change/confirm-by-link', { body: { token: token ?? '' } }),
    onMutate: clearNotices,
    onSuccess,
    onError,
  });
  const again = useMutation({
    onMutate: clearNotices,
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
  const canceling = useMutation({
    onMutate: clearNotices,
    mutationFn: () => api.delete('/api/account/email-change'),
    onSuccess: () => {
      forgetToken();
      notifySaved('Your email address won’t be changed.');
      return onChanged();
    },
    onError: (failure) => notifyFailure(failure, 'We couldn’t cancel the change.'),
  });

  return {
    /** Whether the page was opened from the mailed link. */
    hasLink: token !== undefined,
    entry,
    confirm: byCode.mutate,
    followLink: () => byLink.mutate(),
    secondsUntilResend: resent.secondsLeft,
    resend: () => again.mutate(),
    cancel: () => canceling.mutate(),
    isConfirming: byCode.isPending || byLink.isPending,
    isResending: again.isPending,
    isCanceling: canceling.isPending,
  };
}
