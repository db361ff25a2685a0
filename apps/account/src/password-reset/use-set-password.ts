import { api, Problem, renewSession } from '@casewright/web';
import { paths } from '@casewright/web/paths';
import { useMutation } from '@casewright/web/query';
import { useNavigate } from '@casewright/web/router';
import { useState } from 'react';
import { notices } from '../access/notices';
import { useCountdown } from '../access/use-countdown';
import type { Step } from './steps';

interface Answers {
  readonly code: string;
  readonly newPassword: string;
}

interface Callbacks {
  readonly goTo: (step: Step) => unknown;
  /** Shows errors at the field. */
  readonly onRefused: (failure: unknown) => void;
}

/** A refusal returns to the step that can fix it. */
export function useSetPassword({ goTo, onRefused }: Callbacks) {
  const navigate = useNavigate();
  const [wrong, setWrong] = useState<string>();
  const [refused, setRefused] = useState<Problem>();
  const { secondsLeft, waitFor } = useCountdown(0);

  const { mutate, isPending } = useMutation({
    mutationFn: (body: Answers) => api.post('/api/password-reset-verify', { body }),
    onSuccess: async () => {
      notices.passwordUpdated();
      // All sessions have ended, including this one.
      await renewSession();
      await navigate(paths.login, { replace: true });
    },
    onError: (failure) => {
      if (!(failure instanceof Problem) || failure.code === 'unknown') return notices.failedToReset();
      if (failure.code === 'identity.new-password-refused') {
        onRefused(failure);
        return notices.passwordRequirementsNotMet(failure.title);
      }
      notices.failedToReset(failure.title);
      if (failure.code === 'identity.reset-not-begun') return void goTo('request');
      const isLocked = failure.status === 429;
      setWrong(isLocked ? undefined : failure.fields['code']?.[0]);
      setRefused(isLocked ? failure : undefined);
      if (isLocked) waitFor(failure.number('retryAfterSeconds') ?? 0);
      goTo('code');
    },
  });

  return {
    setPassword: mutate,
    isWorking: isPending,
    wrong,
    forgetWrong: () => setWrong(undefined),
    /** Why no code is accepted now. */
    locked: secondsLeft > 0 ? refused?.title : undefined,
    secondsLeft,
  };
}
