import { Button, Callout } from '@casewright/ui';
import { ownerText } from './owner-text';
import type { CaseReview } from './queries';

interface SavedMinutesProps {
  readonly review: CaseReview;
  readonly onDiscard: () => void;
}

/** What was saved after the draft was started. */
export function SavedMinutes({ review: { minutes, items }, onDiscard }: SavedMinutesProps) {
  return (
    <>
      <Callout
        kind="value"
        action={
          <Button size="small" onClick={onDiscard}>
            Discard draft
          </Button>
        }
      >
        This review has changed since you started your draft. Saving the draft replaces the saved minutes.
      </Callout>
      {minutes && (
        <section aria-label="Saved minutes" className="grid gap-1 text-label">
          <h4 className="font-semibold">Saved minutes</h4>
          <p className="wrap-anywhere whitespace-pre-wrap">{minutes}</p>
          <ul className="list-disc pl-5 empty:hidden">
            {items.map(({ id, text, owner, dueOn }) => (
              <li key={id} className="wrap-anywhere">
                {text} ({ownerText(owner, dueOn)})
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
