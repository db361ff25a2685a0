import { priceCase, selectionsOfSaved } from '@casewright/rules';
import { Button } from '@casewright/ui';
import { paths } from '@casewright/web/paths';
import { useRates } from '@casewright/web/rate-cards';
import { useNavigate } from '@casewright/web/router';
import { lazy, Suspense, useState } from 'react';
import { hasAnswers } from '../draft/answers';
import { replaceAnswers, useDraft } from '../draft/draft';
import { PriceChangeList } from '../pricing/price-change-list';
import { priceChanges } from '../pricing/price-changes';
import { priceOfSaved, type SavedCalculation } from './saved-calculation';

const Dialog = lazy(() => import('@casewright/ui/dialog'));

interface OpenInWizardProps {
  readonly saved: SavedCalculation;
  readonly size?: 'small' | 'medium';
}

/** Confirms first if answers would be lost or the price has changed. */
export function OpenInWizard({ saved, size = 'medium' }: OpenInWizardProps) {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const rates = useRates();
  const changes = priceChanges(priceOfSaved(saved), priceCase(selectionsOfSaved(saved), rates));
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
            details={changes.length > 0 && <PriceChangeList changes={changes} />}
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
