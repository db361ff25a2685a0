import { REVIEW_LIMITS } from '@casewright/rules';
import { Button, Field, TextareaField } from '@casewright/ui';
import { api } from '@casewright/web';
import { newUuid } from '@casewright/web/uploads';
import { useKept } from '@casewright/web/use-kept';
import { useState, type FormEvent } from 'react';
import * as v from 'valibot';
import type { CaseReview } from './queries';
import { useReviewWork } from './use-review-work';

interface MinutesFormProps {
  readonly caseId: string;
  readonly review: CaseReview;
  readonly onClose: () => void;
}

const ITEM = v.object({ id: v.string(), text: v.string(), owner: v.string(), dueOn: v.string() });
const TYPED = v.object({ minutes: v.string(), items: v.array(ITEM) });

type TypedItem = v.InferOutput<typeof ITEM>;

/** Minutes of a review, with action items. */
export function MinutesForm({ caseId, review, onClose }: MinutesFormProps) {
  const { typed, save, forget } = useKept(TYPED, `minutes:${review.id}`, {
    minutes: review.minutes ?? '',
    items: review.items.map(({ id, text, owner, dueOn }) => ({ id, text, owner, dueOn: dueOn ?? '' })),
  });
  const { minutes, items } = typed;
  const setItems = (changed: TypedItem[]) => save({ ...typed, items: changed });
  const [areFaultsShown, showFaults] = useState(false);
  const { mutate, isPending } = useReviewWork(
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
        },
      }),
    'Minutes saved',
    () => {
      forget();
      onClose();
    },
  );
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
      <TextareaField
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
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="primary" isWorking={isPending}>
          Save minutes
        </Button>
        <Button kind="quiet" onClick={onClose}>
          Back
        </Button>
      </div>
    </form>
  );
}
