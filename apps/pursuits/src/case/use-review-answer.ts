import { api, clearNotices, newIdempotencyKey, notify, titleOf, worthAnotherTry } from '@casewright/web';
import { useMutation } from '@casewright/web/query';
import { useState } from 'react';
import { type CaseReview, pursuitsChanged } from '../queries';

interface Answer {
  readonly command: 'choose' | 'ask-again' | 'decline';
  readonly startsAt?: string;
  readonly reason?: string;
  /** Shown after success. */
  readonly notice: string;
}

/** The idempotency key makes double clicks and retries one answer. */
export function useReviewAnswer(caseId: string, { id, state }: Pick<CaseReview, 'id' | 'state'>) {
  const [visit] = useState(newIdempotencyKey);
  return useMutation({
    onMutate: clearNotices,
    retry: worthAnotherTry,
    mutationFn: ({ command, startsAt, reason }: Answer) =>
      api.post('/api/cases/{id}/reviews/{reviewId}/answer', {
        path: { id: caseId, reviewId: id },
        body: { command, ...(startsAt && { startsAt }), ...(reason && { reason }) },
        idempotencyKey: `${command}-${startsAt ?? state}-${visit}`,
      }),
    onSuccess: async (_, { notice }) => {
      await pursuitsChanged();
      notify({ title: notice, kind: 'success' });
    },
    onError: async (failure) => {
      notify({ title: 'Error', message: titleOf(failure, 'We couldn’t save your changes. Try again.'), kind: 'error' });
      // The times may have changed.
      await pursuitsChanged();
    },
  });
}
