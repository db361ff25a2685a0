import { PURSUIT_STAGE_LABELS, PURSUIT_TRANSITIONS, type PursuitMove } from '@casewright/rules';
import { api, clearNotices, newIdempotencyKey, notify, Problem, titleOf, worthAnotherTry } from '@casewright/web';
import { useMutation } from '@casewright/web/query';
import { useState } from 'react';
import { pursuitsChanged } from '../queries';

export interface Move {
  readonly id: string;
  readonly prospect: string;
  readonly command: PursuitMove;
  readonly reason?: string;
  readonly decidedOn?: string;
}

const RETRY_SECONDS = 20;

/**
 * A pursuit makes each move at most once, so the idempotency key makes retries one move.
 * @param retry offered in the notice when the server can't be reached
 */
export function useMove(retry?: (move: Move) => void) {
  const [visit] = useState(newIdempotencyKey);
  return useMutation({
    onMutate: clearNotices,
    retry: worthAnotherTry,
    mutationFn: ({ id, command, reason, decidedOn }: Move) =>
      api.post('/api/pursuits/{id}/move', {
        path: { id },
        body: { command, ...(reason && { reason }), ...(decidedOn && { decidedOn }) },
        idempotencyKey: `${command}-${id}-${visit}`,
      }),
    onSuccess: async (_, { command }) => {
      await pursuitsChanged();
      const stage = PURSUIT_STAGE_LABELS[PURSUIT_TRANSITIONS[command].to];
      notify({ title: 'Pursuit moved', message: `Its stage is now ${stage}.`, kind: 'success' });
    },
    onError: (failure, move) => {
      const isRefused = failure instanceof Problem && failure.status < 500;
      notify({
        title: 'Error',
        message: titleOf(failure, `We couldn’t move ${move.prospect}. Try again.`),
        kind: 'error',
        ...(retry && !isRefused && { action: { label: 'Retry', forSeconds: RETRY_SECONDS, run: () => retry(move) } }),
      });
      // The pursuit may have been moved elsewhere.
      void pursuitsChanged();
    },
  });
}
