import {
  isOpenReview,
  mayMoveReview,
  mayProposeReview,
  REVIEW_KIND_LABELS,
  REVIEW_KINDS,
  reviewDayText,
  reviewHoursText,
} from '@casewright/rules';
import { Badge, Button, Checkbox, isEmptyList, Loaded } from '@casewright/ui';
import { useQuery } from '@casewright/web/query';
import { useState } from 'react';
import { MinutesForm } from './minutes-form';
import { ProposeTimes } from './propose-times';
import { type CaseProgress, type CaseReview, reviewsQuery } from './queries';
import { CancelReview } from './cancel-review';
import { ownerText } from './owner-text';
import { useHasBegun } from './use-has-begun';
import { useItemDone } from './use-review-work';

type Work = { readonly what: 'propose' } | { readonly what: 'cancel' | 'minutes'; readonly review: CaseReview };

export function CaseReviews({ progress: { id, state, confirmedAt } }: { readonly progress: CaseProgress }) {
  const found = useQuery({ ...reviewsQuery(id), enabled: confirmedAt !== null });
  const [work, begin] = useState<Work>();
  const kinds = REVIEW_KINDS.filter((kind) => mayProposeReview(kind, state));
  const none = <p className="text-label text-ink-muted">No reviews yet. You can propose times during the analysis.</p>;
  if (confirmedAt === null) return none;
  const close = () => begin(undefined);
  const lastPlace = found.data?.find(({ place }) => place)?.place ?? '';
  return (
    <section aria-labelledby="case-reviews" className="grid gap-4">
      <h3 id="case-reviews" className="text-small font-semibold">
        Reviews
      </h3>
      {work?.what === 'propose' ? (
        <ProposeTimes caseId={id} kinds={kinds} lastPlace={lastPlace} onClose={close} />
      ) : work?.what === 'cancel' ? (
        <CancelReview caseId={id} review={work.review} onClose={close} />
      ) : work?.what === 'minutes' ? (
        <MinutesForm caseId={id} review={work.review} onClose={close} />
      ) : (
        <>
          <Loaded
            query={found}
            what="reviews"
            rows={1}
            isEmpty={isEmptyList}
            empty={kinds.length === 0 ? none : undefined}
          >
            {(reviews) => (
              <ul className="grid gap-4">
                {reviews.map((review) => (
                  <Review key={review.id} caseId={id} review={review} onBegin={begin} />
                ))}
              </ul>
            )}
          </Loaded>
          {kinds.length > 0 && (
            <Button size="small" className="justify-self-start" onClick={() => begin({ what: 'propose' })}>
              Propose times
            </Button>
          )}
        </>
      )}
    </section>
  );
}

const STATES: Readonly<Record<CaseReview['state'], string>> = {
  proposed: 'Waiting for seller',
  'asked-again': 'Other times requested',
  booked: 'Booked',
  held: 'Held',
  declined: 'Declined',
  cancelled: 'Canceled',
};

const timeText = ({ startsAt, endsAt }: CaseReview['slots'][number]): string =>
  `${reviewDayText(new Date(startsAt))}, ${reviewHoursText(new Date(startsAt), new Date(endsAt))}`;

interface ReviewProps {
  readonly caseId: string;
  readonly review: CaseReview;
  readonly onBegin: (work: Work) => void;
}

function Review({ caseId, review, onBegin }: ReviewProps) {
  const { kind, state, booked, slots, reason, minutes, items } = review;
  const setDone = useItemDone(caseId);
  const hasBegun = useHasBegun(booked?.startsAt);
  return (
    <li className="grid gap-2 border-t border-line pt-4 text-label first:border-t-0 first:pt-0">
      <span className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-semibold">{REVIEW_KIND_LABELS[kind]}</span>
        <Badge tone={state === 'asked-again' ? 'value' : state === 'booked' ? 'accent' : 'neutral'}>
          {STATES[state]}
        </Badge>
      </span>
      {booked && (
        <span>
          {isOpenReview(state) && state !== 'booked' && 'Still booked: '}
          {timeText(booked)}
        </span>
      )}
      {state === 'booked' && !hasBegun && (
        <span className="text-caption text-ink-muted">You can write minutes once it has begun.</span>
      )}
      {slots.map((slot) => (
        <span key={slot.startsAt} className="text-ink-muted">
          Proposed: {timeText(slot)}
        </span>
      ))}
      {reason && <span className="wrap-anywhere text-ink-muted">“{reason}”</span>}
      {minutes && <span className="wrap-anywhere whitespace-pre-wrap">{minutes}</span>}
      {items.length > 0 && (
        <ul aria-label="Action items" className="grid gap-1">
          {items.map(({ id, text, owner, dueOn, isDone }) => (
            <li key={id}>
              <Checkbox checked={isDone} onChange={({ target }) => setDone.mutate({ id, isDone: target.checked })}>
                {text} <span className="text-caption">({ownerText(owner, dueOn)})</span>
              </Checkbox>
            </li>
          ))}
        </ul>
      )}
      <span className="flex flex-wrap gap-2 empty:hidden">
        {mayMoveReview('minute', state, 'provider') && (hasBegun || minutes) && (
          <Button size="small" onClick={() => onBegin({ what: 'minutes', review })}>
            {minutes ? 'Edit minutes' : 'Write minutes'}
          </Button>
        )}
        {mayMoveReview('cancel', state, 'provider') && (
          <Button kind="quiet" size="small" onClick={() => onBegin({ what: 'cancel', review })}>
            Cancel the review
          </Button>
        )}
      </span>
    </li>
  );
}
