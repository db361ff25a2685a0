import { Button } from '@casewright/ui';
import { paths } from '@casewright/web';
import { useNavigate } from '@casewright/web/router';
import { lazy, Suspense, useState } from 'react';
import { hasAnswers, replaceAnswers, useDraft } from '../wizard/draft';
import { ratesOfToday } from '../wizard/rates';
import { priceChanges, type PriceChange } from './price-changes';
import { selectionsOfSaved, type SavedCalculation } from './saved-calculation';

const Dialog = lazy(() => import('@casewright/ui/dialog'));

interface OpenInWizardProps {
  readonly saved: SavedCalculation;
  readonly size?: 'small' | 'medium';
}

/** Asks first when answers would go, or when the same answers cost something else today. */
export function OpenInWizard({ saved, size = 'medium' }: OpenInWizardProps) {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const changes = priceChanges(saved, ratesOfToday());
  const replaces = useDraft(hasAnswers);

  function open(): void {
    replaceAnswers(selectionsOfSaved(saved));
    void navigate(paths.result);
  }

  return (
    <>
      <Button size={size} onClick={() => (replaces || changes.length > 0 ? setAsking(true) : open())}>
        Open
        <span className="sr-only"> {saved.title} in the calculator</span>
      </Button>
      {asking && (
        <Suspense>
          <Dialog
            title="Open in the calculator?"
            confirm="Open"
            onConfirm={open}
            onClose={() => setAsking(false)}
            details={changes.length > 0 && <PriceChanges changes={changes} />}
          >
            {replaces && 'What you are working on in the calculator is replaced. '}
            {changes.length > 0 &&
              `Priced by rate card ${saved.rateCard}, this calculation costs something else today.`}
          </Dialog>
        </Suspense>
      )}
    </>
  );
}

export function PriceChanges({ changes }: { readonly changes: readonly PriceChange[] }) {
  return (
    <ul aria-label="What changes" className="border-y border-line text-label">
      {changes.map(({ label, before, now }) => (
        <li key={label} className="flex justify-between gap-3 border-b border-line py-2 last:border-b-0">
          <span className="text-ink-muted">{label}</span>
          <span className="font-medium tabular-nums">
            {before} → {now} credits
          </span>
        </li>
      ))}
    </ul>
  );
}
