import { mayMoveReview, REVIEW_LIMITS, reviewDayText, reviewHoursText } from '@casewright/rules';
import { Button, TextForm } from '@casewright/ui';
import { useState } from 'react';
import type { CaseReview } from '../queries';
import { useReviewAnswer } from './use-review-answer';

interface ReviewAnswerProps {
  readonly caseId: string;
  readonly review: CaseReview;
}

type Refusal = 'ask-again' | 'decline';

export function ReviewAnswer({ caseId, review }: ReviewAnswerProps) {
  const [picked, choose] = useState<string>();
  const [asking, ask] = useState<Refusal>();
  const { mutate, isPending } = useReviewAnswer(caseId, review);
  // The proposed times may have been replaced meanwhile.
  const chosen = (review.slots.find(({ startsAt }) => startsAt === picked) ?? review.slots[0])?.startsAt;
  const may = (command: Refusal) => mayMoveReview(command, review.state, 'seller');
  if (asking) return <Reason caseId={caseId} review={review} command={asking} onClose={() => ask(undefined)} />;
  if (!may('decline')) return null;
  return (
    <div className="grid gap-3">
      {review.slots.length > 0 && (
        <fieldset className="grid gap-2">
          <legend className="sr-only">Time</legend>
          {review.slots.map(({ startsAt, endsAt }) => (
            <label
              key={startsAt}
              className="grid cursor-pointer grid-cols-[auto_1fr] items-center gap-x-3 rounded-control border border-line-strong px-3.5 py-2 text-label has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-focus-ring"
            >
              <input
                type="radio"
                name={`slot-${review.id}`}
                className="row-span-2 size-4 accent-accent"
                checked={chosen === startsAt}
                onChange={() => choose(startsAt)}
              />
              <span className="font-semibold">{reviewDayText(new Date(startsAt))}</span>
              <span>{reviewHoursText(new Date(startsAt), new Date(endsAt))}</span>
            </label>
          ))}
        </fieldset>
      )}
      <div className="flex flex-wrap gap-2">
        {chosen && (
          <Button
            kind="primary"
            size="small"
            isWorking={isPending}
            onClick={() => mutate({ command: 'choose', startsAt: chosen, notice: 'Review booked' })}
          >
            Book {reviewDayText(new Date(chosen))}
          </Button>
        )}
        {may('ask-again') && (
          <Button
            kind={chosen ? 'quiet' : 'secondary'}
            size="small"
            disabled={isPending}
            onClick={() => ask('ask-again')}
          >
            Ask for other times
          </Button>
        )}
        <Button kind="quiet" size="small" disabled={isPending} onClick={() => ask('decline')}>
          Decline
        </Button>
      </div>
    </div>
  );
}

const TEXTS = {
  'ask-again': { label: 'Which times suit you?', send: 'Ask for other times', notice: 'Other times requested' },
  decline: { label: 'Why is there no review?', send: 'Decline the review', notice: 'Review declined' },
} as const;

interface ReasonProps extends ReviewAnswerProps {
  readonly command: Refusal;
  readonly onClose: () => void;
}

function Reason({ caseId, review, command, onClose }: ReasonProps) {
  const { mutateAsync, isPending } = useReviewAnswer(caseId, review);
  const { label, send, notice } = TEXTS[command];
  return (
    <TextForm
      name={send}
      label={label}
      autoFocus
      rows={2}
      maxLength={REVIEW_LIMITS.reason}
      missing="Enter a reason."
      send={send}
      size="small"
      back={
        <Button kind="quiet" size="small" onClick={onClose}>
          Back
        </Button>
      }
      isWorking={isPending}
      onSend={(reason) => void mutateAsync({ command, reason, notice }).then(onClose, () => undefined)}
    />
  );
}
