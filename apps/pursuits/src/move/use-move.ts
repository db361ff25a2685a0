import { PURSUIT_STAGE_LABELS, PURSUIT_TRANSITIONS, type PursuitMove } from '@casewright/rules';
import { api, clearNotices, newIdempotencyKey, notify, titleOf } from '@casewright/web';
import { useMutation } from '@casewright/web/query';
import { pursuitsChanged } from '../queries';

export interface Move {
  readonly id: string;
  readonly command: PursuitMove;
  readonly reason?: string;
  readonly decidedOn?: string;
}

export function useMove() {
  return useMutation({
    onMutate: clearNotices,
    mutationFn: ({ id, command, ...decision }: Move) =>
      api.post('/api/pursuits/{id}/move', {
        path: { id },
        body: { command, ...decision },
        idempotencyKey: newIdempotencyKey(),
      }),
    onSuccess: async (_, { command }) => {
      await pursuitsChanged();
      const stage = PURSUIT_STAGE_LABELS[PURSUIT_TRANSITIONS[command].to];
      notify({ title: 'Pursuit moved', message: `Its stage is now ${stage}.`, kind: 'success' });
    },
    onError: async (failure) => {
      notify({ title: 'Error', message: titleOf(failure, 'We couldn’t move the pursuit.'), kind: 'error' });
      // The pursuit may have been moved elsewhere.
      await pursuitsChanged();
    },
  });
}
