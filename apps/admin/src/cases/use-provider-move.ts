import type { CaseCommand, CaseScope } from '@casewright/rules';
import { api, clearNotices, newIdempotencyKey, notify, worthAnotherTry } from '@casewright/web';
import { useMutation } from '@casewright/web/query';
import { useState } from 'react';
import { failureText } from '../change/send-change';
import { type CaseProgress, casesChanged } from './queries';
import { useFailureNotice } from './use-failure-notice';

interface MoveRequest {
  readonly command: CaseCommand;
  readonly reason?: string;
  readonly scope?: CaseScope;
  /** Shown after success. */
  readonly notice: string;
}

/** Omits the price, which the server computes. */
const bodyOf = ({ environments, computeModels, slaDays, acvTier, presentationSupport }: CaseScope) => ({
  environments: [...environments],
  computeModels: [...computeModels],
  ...(slaDays && { slaDays }),
  ...(acvTier && { acvTier }),
  presentationSupport,
});

type MovedCase = Pick<CaseProgress, 'id' | 'history' | 'changedAt'>;

const notifyOf = (message: string): void => notify({ title: 'Error', message, kind: 'error' });

/** The idempotency key makes double clicks and retries one move. */
export function useProviderMove({ id, history, changedAt }: MovedCase, onFailure = notifyOf) {
  const [visit] = useState(newIdempotencyKey);
  return useMutation({
    onMutate: clearNotices,
    retry: worthAnotherTry,
    mutationFn: ({ command, reason, scope }: MoveRequest) =>
      api.post('/api/admin/cases/{id}/moves', {
        path: { id },
        body: {
          command,
          seenAt: changedAt,
          ...(reason && { reason }),
          ...(scope && { scope: bodyOf(scope) }),
        },
        idempotencyKey: `${command}-${history.length}-${visit}`,
      }),
    onSuccess: async (_, { notice }) => {
      await casesChanged();
      notify({ title: notice, kind: 'success' });
    },
    onError: async (failure) => {
      const message = failureText(failure);
      // The case may have been moved elsewhere.
      await casesChanged();
      onFailure(message);
    },
  });
}

/** Sends the version seen when the form opened or, after a refusal, the current one. */
export function useFormMove(progress: CaseProgress) {
  const [seenAt, setSeenAt] = useState<string | undefined>(progress.changedAt);
  const seen = { ...progress, changedAt: seenAt ?? progress.changedAt };
  const { mutateAsync, isPending, error } = useProviderMove(seen, useFailureNotice());
  const send = (move: MoveRequest, onDone: () => void) =>
    void mutateAsync(move).then(onDone, () => setSeenAt(undefined));
  return { send, isPending, error };
}

export function useAssignment(caseId: string) {
  return useMutation({
    onMutate: clearNotices,
    retry: worthAnotherTry,
    mutationFn: (analystId: string | null) =>
      api.put('/api/admin/cases/{id}/analyst', { path: { id: caseId }, body: { analystId } }),
    onSuccess: casesChanged,
    onError: (failure) => notify({ title: 'Error', message: failureText(failure), kind: 'error' }),
  });
}
