import { creditsText } from '@casewright/rules';
import { api, clearNotices, newIdempotencyKey, notify, Problem, titleOf } from '@casewright/web';
import { useMutation, useQueryClient } from '@casewright/web/query';
import { useState } from 'react';
import { signupsList, type SignupRow } from './queries';

export const approveSignup = ({ id }: SignupRow, credits: number, idempotencyKey: string) =>
  api.post('/api/admin/pilot-signups/{id}/approve', { path: { id }, body: { credits }, idempotencyKey });

export const declineSignup = ({ id }: SignupRow, reason: string, idempotencyKey: string) =>
  api.post('/api/admin/pilot-signups/{id}/decline', { path: { id }, body: { reason }, idempotencyKey });

export function useApprove(signup: SignupRow) {
  return useDecision(
    (credits: number, key) => approveSignup(signup, credits, key),
    (credits) => ({ title: 'Pilot Approved', message: `${signup.contactName} gets ${creditsText(credits)}.` }),
  );
}

export function useDecline(signup: SignupRow) {
  return useDecision(
    (reason: string, key) => declineSignup(signup, reason, key),
    () => ({ title: 'Pilot Declined', message: `We’re emailing ${signup.contactName} the reason.` }),
  );
}

/** Retries are idempotent. Another admin may have decided first. */
function useDecision<Input>(
  decide: (input: Input, idempotencyKey: string) => Promise<unknown>,
  done: (input: Input) => { readonly title: string; readonly message: string },
) {
  const queryClient = useQueryClient();
  const [key, setKey] = useState(newIdempotencyKey);
  return useMutation({
    onMutate: clearNotices,
    mutationFn: (input: Input) => decide(input, key),
    onSuccess: (_, input) => notify({ kind: 'success', ...done(input) }),
    onError: (failure) => {
      if (failure instanceof Problem) setKey(newIdempotencyKey());
      notify({
        kind: 'error',
        title: 'Error',
        message: titleOf(failure, 'An unexpected error occurred. Please try again.'),
      });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['admin', signupsList.what] }),
  });
}
