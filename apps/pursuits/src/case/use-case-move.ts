import type { CaseCommand } from '@casewright/rules';
import { api, clearNotices, creditsMoved, newIdempotencyKey, notify, titleOf, worthAnotherTry } from '@casewright/web';
import { useMutation } from '@casewright/web/query';
import { useState } from 'react';
import { type CaseProgress, pursuitsChanged } from '../queries';

interface Asked {
  readonly command: CaseCommand;
  readonly reason?: string;
  /** After it. */
  readonly notice: string;
}

/** Pressed twice, or again after a lost response, it is one move. */
export function useCaseMove({ id, history, changedAt }: Pick<CaseProgress, 'id' | 'history' | 'changedAt'>) {
  const [visit] = useState(newIdempotencyKey);
  return useMutation({
    onMutate: clearNotices,
    retry: worthAnotherTry,
    mutationFn: ({ command, reason }: Asked) =>
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
      notify({ title: 'Error', message: titleOf(failure, 'We couldn’t save that. Try again.'), kind: 'error' });
      // It may have been moved elsewhere.
      void creditsMoved();
      await pursuitsChanged();
    },
  });
}

/** For a form: what counts is what its reader saw when it opened, and after a refusal what is there by then. */
export function useFormMove(progress: CaseProgress) {
  const [seenAt, setSeenAt] = useState<string | undefined>(progress.changedAt);
  const { mutateAsync, isPending } = useCaseMove({ ...progress, changedAt: seenAt ?? progress.changedAt });
  const send = (asked: Asked, onDone: () => void) => void mutateAsync(asked).then(onDone, () => setSeenAt(undefined));
  return { send, isPending };
}
