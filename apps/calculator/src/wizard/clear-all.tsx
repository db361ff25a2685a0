import { Button } from '@casewright/ui';
import { notify } from '@casewright/web';
import { lazy, Suspense, useState } from 'react';
import { clearDraft } from '../draft/draft';

const Dialog = lazy(() => import('@casewright/ui/dialog'));

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
          <Dialog title="Clear all answers?" confirm="Clear All" onConfirm={clear} onClose={() => setAsking(false)}>
            This removes your answers from all six steps. You can&apos;t undo it.
          </Dialog>
        </Suspense>
      )}
    </>
  );
}
