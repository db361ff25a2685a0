import { REVIEW_KIND_LABELS, reviewDayText, reviewHoursText } from '@casewright/rules';
import { Badge, type BadgeTone, Loaded, Panel } from '@casewright/ui';
import { TermHint } from '@casewright/web/links';
import { useQuery } from '@casewright/web/query';
import { useLocation } from '@casewright/web/router';
import { useEffect, useRef } from 'react';
import { REVIEWS_ANCHOR } from '../addresses';
import { type CaseProgress, type CaseReview, reviewsQuery } from '../queries';
import { ActionItems } from './action-items';
import { ReviewAnswer } from './review-answer';

interface ReviewsProps {
  readonly progress: CaseProgress;
  /** Whether the reader is the seller, who answers. */
  readonly isYours: boolean;
}

export function Reviews({ progress, isYours }: ReviewsProps) {
  const found = useQuery(reviewsQuery(progress.id));
  const { hash } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  const isThere = found.isError || (found.data ?? []).length > 0;
  const isAnswerDue = found.data?.some(({ state }) => state === 'proposed');
  useEffect(() => {
    if (isThere && hash === `#${REVIEWS_ANCHOR}`) place.current?.scrollIntoView();
  }, [isThere, hash]);
  if (!isThere) return null;
  return (
    // On a phone, what waits for an answer comes first.
    <div ref={place} id={REVIEWS_ANCHOR} className={`scroll-mt-20 ${isAnswerDue ? 'max-lg:-order-1' : ''}`}>
      <Panel title="Reviews">
        <Loaded query={found} what="the reviews">
          {(reviews) => (
            <ul>
              {reviews.map((review) => (
                <li
                  key={review.id}
                  className="grid gap-3 border-t border-line py-5 first:border-t-0 first:pt-0 last:pb-0"
                >
                  <Review review={review} isYours={isYours} />
                  {isYours && <ReviewAnswer key={review.state} caseId={progress.id} review={review} />}
                  <ActionItems caseId={progress.id} items={review.items} isYours={isYours} />
                </li>
              ))}
            </ul>
          )}
        </Loaded>
      </Panel>
    </div>
  );
}

const STATES: Readonly<Record<CaseReview['state'], readonly [string, BadgeTone]>> = {
  proposed: ['Choose a time', 'value'],
  'asked-again': ['Waiting for us', 'neutral'],
  booked: ['Booked', 'accent'],
  held: ['Held', 'accent'],
  declined: ['Declined', 'neutral'],
  cancelled: ['Canceled', 'neutral'],
};

const PROVIDER_LABELS: Readonly<Partial<Record<CaseReview['state'], string>>> = {
  proposed: 'Waiting for the seller',
  'asked-again': 'Other times requested',
};

function Review({ review, isYours }: { readonly review: CaseReview; readonly isYours: boolean }) {
  const { kind, state, booked, place, reason, minutes, host, guests } = review;
  const [label, tone] = STATES[state];
  const others = [...(isYours ? ['You'] : []), host, ...guests].filter(Boolean);
  return (
    <div className="grid gap-1.5 text-label">
      <div className="relative flex flex-wrap items-center justify-between gap-2">
        <span className="flex items-center gap-0.5">
          <h3 className="text-small font-semibold">{REVIEW_KIND_LABELS[kind]}</h3>
          {kind === 'advocate' && <TermHint of="advocateReview" />}
        </span>
        <Badge tone={tone}>{isYours ? label : (PROVIDER_LABELS[state] ?? label)}</Badge>
      </div>
      {booked && (
        <p>
          {(state === 'proposed' || state === 'asked-again') && 'Still booked: '}
          {reviewDayText(new Date(booked.startsAt))},{' '}
          {reviewHoursText(new Date(booked.startsAt), new Date(booked.endsAt))}
        </p>
      )}
      {(state === 'proposed' || state === 'booked') && (
        <p className="text-caption wrap-anywhere text-ink-muted">
          {others.join(', ')}
          {place && <span className="block">{place}</span>}
        </p>
      )}
      {reason && <p className="wrap-anywhere text-ink-muted">“{reason}”</p>}
      {minutes && <p className="rounded-control bg-sunken p-3.5 wrap-anywhere whitespace-pre-wrap">{minutes}</p>}
    </div>
  );
}
