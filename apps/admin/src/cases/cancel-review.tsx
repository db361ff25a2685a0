import { REVIEW_LIMITS } from '@casewright/rules';
import { Button, TextForm } from '@casewright/ui';
import { api, newIdempotencyKey } from '@casewright/web';
import { useState } from 'react';
import { Failure } from '../change/failure';
import type { CaseReview } from './queries';
import { useReviewWork } from './use-review-work';

interface CancelReviewProps {
  readonly caseId: string;
  readonly review: CaseReview;
  readonly onClose: () => void;
}

/** Canceling also removes it from the calendars of everyone invited. */
export function CancelReview({ caseId, review, onClose }: CancelReviewProps) {
  const [key] = useState(newIdempotencyKey);
  const { mutate, isPending, error } = useReviewWork(
    (given: string) =>
      api.post('/api/admin/cases/{id}/reviews/{reviewId}/cancellation', {
        path: { id: caseId, reviewId: review.id },
        body: { reason: given },
        idempotencyKey: key,
      }),
    'Review canceled',
    onClose,
  );
  return (
    <>
      <Failure error={error} />
      <TextForm
        name="Cancel the review"
        autoFocus
        label="Reason"
        rows={2}
        maxLength={REVIEW_LIMITS.reason}
        hint="Everyone invited will see this."
        missing="Enter a reason."
        send="Cancel the review"
        kind="danger"
        back={
          <Button kind="quiet" onClick={onClose}>
            Back
          </Button>
        }
        isWorking={isPending}
        onSend={mutate}
      />
    </>
  );
}
