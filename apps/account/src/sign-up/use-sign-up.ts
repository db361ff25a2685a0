import { api } from '@casewright/web';
import { verifyEmailOf } from '@casewright/web/paths';
import { useNavigate } from '@casewright/web/router';
import { useMutation } from '@casewright/web/query';
import { useEffect } from 'react';
import { notices } from '../access/notices';
import { celebrate } from './celebrate';
import { notifyRefusal, type SignUpAnswers } from './sign-up-refusal';

/** S0 §9. */
const CELEBRATED_MS = 2000;

/** @param onRefused shows errors at their fields */
export function useSignUp(onRefused: (failure: unknown) => void) {
  const navigate = useNavigate();
  const { mutate, isPending, data } = useMutation({
    mutationFn: ({ email, firstName, lastName, password }: SignUpAnswers) =>
      api.post('/api/sign-up', { body: { email, firstName, lastName, password, agreeToTerms: true } }),
    onSuccess: () => {
      void celebrate();
      notices.accountCreated();
    },
    onError: (failure) => {
      onRefused(failure);
      notifyRefusal(failure);
    },
  });

  const created = data?.email;
  useEffect(() => {
    if (created === undefined) return;
    const timer = setTimeout(() => navigate(verifyEmailOf(created)), CELEBRATED_MS);
    return () => clearTimeout(timer);
  }, [created, navigate]);

  return { signUp: mutate, isWorking: isPending || created !== undefined, isDone: created !== undefined };
}
