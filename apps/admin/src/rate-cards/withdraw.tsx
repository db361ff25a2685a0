import { Button } from '@casewright/ui';
import { api } from '@casewright/web';
import { lazy, Suspense, useState } from 'react';
import type { RateCardVersion } from './queries';
import { useRateCardChange } from './use-rate-card-change';

const Dialog = lazy(() => import('@casewright/ui/dialog'));

/** For published cards that are not in force yet. */
export function Withdraw({ card: { id, version } }: { readonly card: RateCardVersion }) {
  const [isAsking, setAsking] = useState(false);
  const { change, isPending } = useRateCardChange();
  const withdraw = () =>
    change({
      done: `Rate card ${version} is a draft again.`,
      change: () => api.delete('/api/admin/rate-cards/{id}/publication', { path: { id } }),
    });
  return (
    <>
      <Button isWorking={isPending} onClick={() => setAsking(true)}>
        Withdraw
      </Button>
      {isAsking && (
        <Suspense>
          <Dialog
            title={`Withdraw rate card ${version}?`}
            confirm="Withdraw"
            onConfirm={() => void withdraw()}
            onClose={() => setAsking(false)}
          >
            It becomes a draft again and won’t take effect until you publish it.
          </Dialog>
        </Suspense>
      )}
    </>
  );
}
