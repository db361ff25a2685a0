import { REVIEW_LIMITS } from '@casewright/rules';
import { Button, TextareaField } from '@casewright/ui';
import { api, newIdempotencyKey } from '@casewright/web';
import { useState, type FormEvent } from 'react';
import type { CaseReview } from './queries';
import { useReviewWork } from './use-review-work';

interface CancelReviewProps {
  readonly caseId: string;
  readonly review: CaseReview;
  readonly onClose: () => void;
}

/** Takes it out of the calendars of all who were invited. */
export function CancelReview({ caseId, review, onClose }: CancelReviewProps) {
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [key] = useState(newIdempotencyKey);
  const { mutate, isPending } = useReviewWork(
    (given: string) =>
      api.post('/api/admin/cases/{id}/reviews/{reviewId}/cancellation', {
        path: { id: caseId, reviewId: review.id },
        body: { reason: given },
        idempotencyKey: key,
      }),
    'Review canceled',
    onClose,
  );
  const send = (event: FormEvent) => {
    event.preventDefault();
    setMissing(!reason.trim());
    if (reason.trim() && !isPending) mutate(reason.trim());
  };
  return (
    <form noValidate aria-label="Cancel the review" className="grid gap-3" onSubmit={send}>
      <TextareaField
        label="Reason"
        rows={2}
        hint="Everyone who was invited reads it."
        value={reason}
        maxLength={REVIEW_LIMITS.reason}
        error={isMissing ? 'Enter the reason.' : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="danger" isWorking={isPending}>
          Cancel the review
        </Button>
        <Button kind="quiet" onClick={onClose}>
          Back
        </Button>
      </div>
    </form>
  );
}
