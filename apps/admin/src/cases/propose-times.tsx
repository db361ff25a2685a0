import { REVIEW_KIND_LABELS, REVIEW_KINDS, REVIEW_LIMITS, REVIEW_MINUTES, type ReviewKind } from '@casewright/rules';
import { Button, Field, Select } from '@casewright/ui';
import { api, newIdempotencyKey } from '@casewright/web';
import { useRef, useState, type FormEvent } from 'react';
import { Failure } from '../change/failure';
import { useReviewWork } from './use-review-work';

interface ProposeTimesProps {
  readonly caseId: string;
  readonly kinds: readonly ReviewKind[];
  /** Of the newest review that has one. */
  readonly lastPlace: string;
  readonly onClose: () => void;
}

const USUAL_TIMES = 3;

/** Times are entered in the analyst's time zone and shown to sellers in theirs. */
export function ProposeTimes({ caseId, kinds, lastPlace, onClose }: ProposeTimesProps) {
  const [kind, setKind] = useState<ReviewKind>(kinds[0] ?? 'case');
  const [minutes, setMinutes] = useState<(typeof REVIEW_MINUTES)[number]>(45);
  const [place, setPlace] = useState(lastPlace);
  const [times, setTimes] = useState<readonly string[]>(() => Array.from({ length: USUAL_TIMES }, () => ''));
  const [fault, setFault] = useState<string>();
  const first = useRef<HTMLInputElement>(null);
  const [key] = useState(newIdempotencyKey);
  const { mutate, isPending, error } = useReviewWork(
    (startsAt: string[]) =>
      api.post('/api/admin/cases/{id}/reviews', {
        path: { id: caseId },
        body: { kind, minutes, place: place.trim(), startsAt },
        idempotencyKey: key,
      }),
    'Times proposed',
    onClose,
  );
  const send = (event: FormEvent) => {
    event.preventDefault();
    const startsAt = [...new Set(times.filter(Boolean))].map((time) => new Date(time).toISOString());
    const isPast = startsAt.some((time) => new Date(time) <= new Date());
    const found = startsAt.length === 0 ? 'Enter a time.' : isPast ? 'Enter times in the future.' : undefined;
    setFault(found);
    if (found) first.current?.focus();
    else if (!isPending) mutate(startsAt);
  };
  return (
    <form noValidate aria-label="Propose times" className="grid gap-3" onSubmit={send}>
      <Select
        label="Review"
        value={kind}
        onChange={({ target }) => setKind(REVIEW_KINDS.find((one) => one === target.value) ?? kind)}
      >
        {kinds.map((one) => (
          <option key={one} value={one}>
            {REVIEW_KIND_LABELS[one]}
          </option>
        ))}
      </Select>
      <Select
        label="Length"
        value={minutes}
        onChange={({ target }) =>
          setMinutes(REVIEW_MINUTES.find((length) => String(length) === target.value) ?? minutes)
        }
      >
        {REVIEW_MINUTES.map((length) => (
          <option key={length} value={length}>
            {length} minutes
          </option>
        ))}
      </Select>
      {times.map((time, index) => (
        <Field
          key={index}
          {...(index === 0 && { ref: first, autoFocus: true })}
          type="datetime-local"
          label={`Time ${index + 1}`}
          value={time}
          error={index === 0 ? fault : undefined}
          onChange={({ target }) => setTimes(times.with(index, target.value))}
        />
      ))}
      <p className="text-caption text-ink-muted">
        In your time zone, {Intl.DateTimeFormat().resolvedOptions().timeZone}. The seller sees them in theirs.
      </p>
      {times.length < REVIEW_LIMITS.slots && (
        <Button kind="quiet" size="small" className="justify-self-start" onClick={() => setTimes([...times, ''])}>
          Add a time
        </Button>
      )}
      <Field
        label="Where (optional)"
        hint="A room or a call link."
        value={place}
        maxLength={REVIEW_LIMITS.place}
        onChange={({ target }) => setPlace(target.value)}
      />
      <Failure error={error} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="primary" isWorking={isPending}>
          Send to the seller
        </Button>
        <Button kind="quiet" onClick={onClose}>
          Back
        </Button>
      </div>
    </form>
  );
}
