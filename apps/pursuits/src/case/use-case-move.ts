import type { CaseCommand } from '@casewright/rules';
import { api, clearNotices, creditsMoved, newIdempotencyKey, notify, titleOf, worthAnotherTry } from '@casewright/web';
import { useMutation } from '@casewright/web/query';
import { useState } from 'react';
import { type CaseProgress, pursuitsChanged } from '../queries';

interface MoveRequest {
  readonly command: CaseCommand;
  readonly reason?: string;
  /** Shown after success. */
  readonly notice: string;
}

/** The idempotency key makes double clicks and retries one move. */
export function useCaseMove({ id, history, changedAt }: Pick<CaseProgress, 'id' | 'history' | 'changedAt'>) {
  const [visit] = useState(newIdempotencyKey);
  return useMutation({
    onMutate: clearNotices,
    retry: worthAnotherTry,
    mutationFn: ({ command, reason }: MoveRequest) =>
      api.post('/api/cases/{id}/moves', {
        path: { id },
        body: { command, seenAt: changedAt, ...(reason && { reason }) },
        idempotencyKey: `${command}-${history.length}-${visit}`,
      }),
    onSuccess: async (_, { notice }) => {
      void creditsMoved();
      await pursuitsChanged();
      notify({ title: notice, kind: 'success' });
    },
    onError: async (failure) => {
      notify({ title: 'Error', message: titleOf(failure, 'We couldn’t save your changes. Try again.'), kind: 'error' });
      // The case may have been moved elsewhere.
      void creditsMoved();
      await pursuitsChanged();
    },
  });
}

/** Sends the version seen when the form opened or, after a refusal, the current one. */
export function useFormMove(progress: CaseProgress) {
  const [seenAt, setSeenAt] = useState<string | undefined>(progress.changedAt);
  const { mutateAsync, isPending } = useCaseMove({ ...progress, changedAt: seenAt ?? progress.changedAt });
  const send = (asked: MoveRequest, onDone: () => void) =>
    void mutateAsync(asked).then(onDone, () => setSeenAt(undefined));
  return { send, isPending };
}
