import { Button } from '@casewright/ui';
import { paths } from '@casewright/web/paths';
import { useNavigate } from '@casewright/web/router';
import { lazy, Suspense, useState } from 'react';
import { hasAnswers } from '../draft/answers';
import { replaceAnswers, useDraft } from '../draft/draft';
import { ratesOfToday } from '../pricing/rates';
import { priceChanges, type PriceChange } from './price-changes';
import { selectionsOfSaved, type SavedCalculation } from './saved-calculation';

const Dialog = lazy(() => import('@casewright/ui/dialog'));

interface OpenInWizardProps {
  readonly saved: SavedCalculation;
  readonly size?: 'small' | 'medium';
}

/** Asks first if answers would be lost or the price is different today. */
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
            {replaces && "This replaces the case you're working on in the calculator. "}
            {changes.length > 0 &&
              `This calculation was priced with rate card ${saved.rateCard}. Its price has changed since then.`}
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
