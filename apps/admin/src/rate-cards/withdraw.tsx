import { Button } from '@casewright/ui';
import { Suspense, useState } from 'react';
import { ChangeDialog } from '../change/lazy-change-dialog';
import { withdrawing } from './changes';
import type { RateCardVersion } from './queries';

/** For published cards that are not in force yet. */
export function Withdraw({ card }: { readonly card: RateCardVersion }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button onClick={() => setAsking(true)}>Withdraw</Button>
      {isAsking && (
        <Suspense>
          <ChangeDialog
            title={`Withdraw rate card ${card.version}?`}
            confirm="Withdraw"
            change={withdrawing(card)}
            onClose={() => setAsking(false)}
          >
            It becomes a draft again and won’t take effect until you publish it.
          </ChangeDialog>
        </Suspense>
      )}
    </>
  );
}
