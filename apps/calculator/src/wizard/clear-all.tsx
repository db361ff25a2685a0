import { Button } from '@casewright/ui';
import { notify } from '@casewright/web';
import { lazy, Suspense, useState } from 'react';
import { clearDraft } from './draft';

const Dialog = lazy(() => import('@casewright/ui/dialog'));

/** Asks first: the answers of all steps go. */
export function ClearAll({ onCleared }: { readonly onCleared?: () => void }) {
  const [asking, setAsking] = useState(false);

  function clear(): void {
    clearDraft();
    notify({ title: 'Calculator Reset', message: 'All answers have been cleared.', kind: 'success' });
    onCleared?.();
  }

  return (
    <>
      <Button kind="quiet" onClick={() => setAsking(true)}>
        Clear All
      </Button>
      {asking && (
        <Suspense>
          <Dialog title="Clear every answer?" confirm="Clear All" onConfirm={clear} onClose={() => setAsking(false)}>
            Names and ticks of all six steps are removed. This cannot be undone.
          </Dialog>
        </Suspense>
      )}
    </>
  );
}
