import { ATTENDEES_MAX_LENGTH, isRunning, momentText } from '@casewright/rules';
import { Button, Field } from '@casewright/ui';
import { api, Problem } from '@casewright/web';
import { useRef, useState, type FormEvent } from 'react';
import { Failure } from '../change/failure';
import type { CaseProgress } from './queries';
import { useReviewWork } from './use-review-work';

/** Date and attendees of the presentation that the terms include. */
export function CasePresentation({ progress }: { readonly progress: CaseProgress }) {
  const { presentation, state } = progress;
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-labelledby="case-presentation" className="grid gap-3 text-label">
      <h3 id="case-presentation" className="text-small font-semibold">
        Presentation support
      </h3>
      {presentation ? (
        <p className="wrap-anywhere">
          {momentText(new Date(presentation.startsAt))}, with {presentation.attendees}
        </p>
      ) : (
        <p className="text-ink-muted">No date yet. Agree on one with the seller, then note it here.</p>
      )}
      {isOpen ? (
        <PlanForm progress={progress} onClose={() => setOpen(false)} />
      ) : (
        isRunning(state) && (
          <Button size="small" className="justify-self-start" onClick={() => setOpen(true)}>
            {presentation ? 'Change the date' : 'Set a date'}
          </Button>
        )
      )}
    </section>
  );
}

function PlanForm({ progress: { id, presentation }, onClose }: { progress: CaseProgress; onClose: () => void }) {
  const [time, setTime] = useState(presentation ? localTime(new Date(presentation.startsAt)) : '');
  const [attendees, setAttendees] = useState(presentation?.attendees ?? '');
  const [isChecked, setChecked] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const second = useRef<HTMLInputElement>(null);
  const { mutate, isPending, error } = useReviewWork(
    (startsAt: string) =>
      api.put('/api/admin/cases/{id}/presentation', { path: { id }, body: { startsAt, attendees: attendees.trim() } }),
    'Presentation date set',
    onClose,
  );
  const refused = error instanceof Problem ? error.fields : {};
  const send = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!time) first.current?.focus();
    else if (!attendees.trim()) second.current?.focus();
    else if (!isPending) mutate(new Date(time).toISOString());
  };
  return (
    <form noValidate aria-label="Presentation" className="grid gap-3" onSubmit={send}>
      <Field
        ref={first}
        autoFocus
        type="datetime-local"
        label="Date and time"
        value={time}
        error={isChecked && !time ? 'Enter a time.' : refused['startsAt']?.[0]}
        onChange={({ target }) => setTime(target.value)}
      />
      <Field
        ref={second}
        label="Attendees"
        hint="The seller sees them."
        maxLength={ATTENDEES_MAX_LENGTH}
        value={attendees}
        error={isChecked && !attendees.trim() ? 'Enter who attends.' : refused['attendees']?.[0]}
        onChange={({ target }) => setAttendees(target.value)}
      />
      <Failure error={error} />
      <div className="flex gap-3">
        <Button type="submit" kind="primary" size="small" isWorking={isPending}>
          Save
        </Button>
        <Button kind="quiet" size="small" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** For a field of the analyst's time zone. */
function localTime(at: Date): string {
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
