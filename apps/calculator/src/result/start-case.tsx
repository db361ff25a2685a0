import { creditsText } from '@casewright/rules';
import { Button } from '@casewright/ui';
import { lazy, Suspense, useState } from 'react';

const Dialog = lazy(() => import('@casewright/ui/dialog'));

interface StartCaseProps {
  readonly totalCredits: number;
  /** Sentences to confirm first. */
  readonly concerns: readonly string[];
  /** Whether price and balance are known. */
  readonly isReady: boolean;
  /** Whether the case was started or cleared elsewhere. */
  readonly isGone: boolean;
  readonly isStarting: boolean;
  /** Shows what is missing, if anything. */
  readonly mayStart: () => boolean;
  readonly onStart: () => void;
}

export function StartCase({ totalCredits, concerns, isReady, isGone, isStarting, mayStart, onStart }: StartCaseProps) {
  const [isAsking, setAsking] = useState(false);
  const start = () => isReady && onStart();
  return (
    <>
      <Button
        kind="primary"
        disabled={!isReady}
        isWorking={isStarting}
        onClick={() => mayStart() && (concerns.length > 0 ? setAsking(true) : start())}
      >
        Start Case
      </Button>
      {isAsking && !isGone && (
        <Suspense>
          <Dialog
            title="Start this case?"
            confirm="Start Case"
            onConfirm={start}
            onClose={() => setAsking(false)}
            details={
              <ul className="grid gap-1.5 text-small">
                {concerns.map((concern) => (
                  <li key={concern}>{concern}</li>
                ))}
              </ul>
            }
          >
            Starting it uses {creditsText(totalCredits)} from your balance.
          </Dialog>
        </Suspense>
      )}
    </>
  );
}
