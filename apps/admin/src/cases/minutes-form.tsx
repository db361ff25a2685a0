import { REVIEW_LIMITS } from '@casewright/rules';
import { Button, Field, TextareaField } from '@casewright/ui';
import { api } from '@casewright/web';
import { useQuery } from '@casewright/web/query';
import { newUuid } from '@casewright/web/uploads';
import { useKept } from '@casewright/web/use-kept';
import { useRef, useState, type FormEvent } from 'react';
import * as v from 'valibot';
import { type CaseReview, reviewsQuery } from './queries';
import { SavedMinutes } from './saved-minutes';
import { Failure } from '../change/failure';
import { useReviewWork } from './use-review-work';

interface MinutesFormProps {
  readonly caseId: string;
  readonly review: CaseReview;
  readonly onClose: () => void;
}

const ITEM = v.object({ id: v.string(), text: v.string(), owner: v.string(), dueOn: v.string() });
/** `seenAt` is the `changedAt` of the review that the draft started from. */
const TYPED = v.object({ minutes: v.string(), items: v.array(ITEM), seenAt: v.fallback(v.string(), '') });

type TypedItem = v.InferOutput<typeof ITEM>;

/** Minutes of a review, with action items. */
export function MinutesForm({ caseId, review: opened, onClose }: MinutesFormProps) {
  const { data: reviews = [] } = useQuery(reviewsQuery(caseId));
  const review = reviews.find(({ id }) => id === opened.id) ?? opened;
  const { typed, save, forget } = useKept(TYPED, `minutes:${review.id}`, draftOf(review));
  const { minutes, items, seenAt } = typed;
  const setItems = (changed: TypedItem[]) => save({ ...typed, items: changed });
  const [areFaultsShown, showFaults] = useState(false);
  const { mutate, isPending, error } = useReviewWork(
    () =>
      api.put('/api/admin/cases/{id}/reviews/{reviewId}/minutes', {
        path: { id: caseId, reviewId: review.id },
        body: {
          minutes: minutes.trim(),
          items: items.map((item) => ({
            ...item,
            text: item.text.trim(),
            owner: item.owner.trim(),
            dueOn: item.dueOn || null,
          })),
          // What has changed is shown beside the draft.
          seenAt: review.changedAt,
        },
      }),
    'Minutes saved',
    () => {
      forget();
      onClose();
    },
  );
  // While a save is under way, the change may be this one.
  const isOutdated = seenAt !== review.changedAt && !isPending;
  const field = useRef<HTMLTextAreaElement>(null);
  const discard = () => {
    save(draftOf(review));
    field.current?.focus();
  };
  const change = (id: string, part: Partial<TypedItem>) =>
    setItems(items.map((item) => (item.id === id ? { ...item, ...part } : item)));
  const send = (event: FormEvent) => {
    event.preventDefault();
    const isWhole = minutes.trim() && items.every(({ text, owner }) => text.trim() && owner.trim());
    showFaults(!isWhole);
    if (isWhole && !isPending) mutate(undefined);
  };
  const missing = (value: string, message: string) => (areFaultsShown && !value.trim() ? message : undefined);
  return (
    <form noValidate aria-label="Minutes" className="grid gap-3" onSubmit={send}>
      {isOutdated && <SavedMinutes review={review} onDiscard={discard} />}
      <TextareaField
        ref={field}
        autoFocus
        label="Minutes"
        rows={4}
        hint="The seller will see them."
        value={minutes}
        maxLength={REVIEW_LIMITS.minutes}
        error={missing(minutes, 'Enter the minutes.')}
        onChange={({ target }) => save({ ...typed, minutes: target.value })}
      />
      {items.map(({ id, text, owner, dueOn }, index) => (
        <fieldset key={id} className="grid gap-2 rounded-control bg-sunken p-3">
          <legend className="sr-only">Action item {index + 1}</legend>
          <Field
            label="To do"
            value={text}
            maxLength={REVIEW_LIMITS.item}
            error={missing(text, 'Enter the action item.')}
            onChange={({ target }) => change(id, { text: target.value })}
          />
          <Field
            label="Who"
            value={owner}
            maxLength={REVIEW_LIMITS.owner}
            error={missing(owner, 'Enter a name.')}
            onChange={({ target }) => change(id, { owner: target.value })}
          />
          <Field
            type="date"
            label="Due (optional)"
            value={dueOn}
            onChange={({ target }) => change(id, { dueOn: target.value })}
          />
          <Button
            kind="quiet"
            size="small"
            className="justify-self-start"
            onClick={() => setItems(items.filter((item) => item.id !== id))}
          >
            Remove
          </Button>
        </fieldset>
      ))}
      {items.length < REVIEW_LIMITS.items && (
        <Button
          kind="quiet"
          size="small"
          className="justify-self-start"
          onClick={() => setItems([...items, { id: newUuid(), text: '', owner: '', dueOn: '' }])}
        >
          Add an action item
        </Button>
      )}
      <Failure error={error} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="primary" isWorking={isPending}>
          {isOutdated && review.minutes ? 'Replace saved minutes' : 'Save minutes'}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          Back
        </Button>
      </div>
    </form>
  );
}

const draftOf = ({ minutes, items, changedAt }: CaseReview): v.InferOutput<typeof TYPED> => ({
  minutes: minutes ?? '',
  items: items.map(({ id, text, owner, dueOn }) => ({ id, text, owner, dueOn: dueOn ?? '' })),
  seenAt: changedAt,
});
