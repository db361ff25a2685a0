import { api, renewSession, verifyEmailOf } from '@casewright/web';
import { useNavigate } from '@casewright/web/router';
import { useMutation } from '@casewright/web/query';
import { useEffect } from 'react';
import { notices } from '../access/notices';
import { celebrate } from './celebrate';
import { tellRefusal, type SignUpAnswers } from './sign-up-refusal';

/** Long enough to see that it worked. */
const CELEBRATED_MS = 2000;

/** @param onRefused for what the server says of single fields */
export function useSignUp(onRefused: (failure: unknown) => void) {
  const navigate = useNavigate();
  const { mutate, isPending, data } = useMutation({
    mutationFn: ({ email, firstName, lastName, password }: SignUpAnswers) =>
      api.post('/api/sign-up', { body: { email, firstName, lastName, password, agreeToTerms: true } }),
    onSuccess: () => {
      void celebrate();
      notices.accountCreated();
      void renewSession();
    },
    onError: (failure) => {
      onRefused(failure);
      tellRefusal(failure);
    },
  });

  const created = data?.email;
  useEffect(() => {
    if (created === undefined) return;
    const goOn = () => navigate(verifyEmailOf(created), { state: { codeSentAt: Date.now() - CELEBRATED_MS } });
    const timer = setTimeout(goOn, CELEBRATED_MS);
    return () => clearTimeout(timer);
  }, [created, navigate]);

  return { signUp: mutate, isWorking: isPending || created !== undefined, isDone: created !== undefined };
}
