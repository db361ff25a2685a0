import { Button, Callout } from '@casewright/ui';
import { useSession } from '@casewright/web';
import { lazy, Suspense, useState } from 'react';
import { useDraftSync } from './draft-sync';
import { setReplacedAnswers, useReplacedAnswers, type ReplacedAnswers } from './replaced-answers';

const CompareAnswers = lazy(() => import('./compare-answers'));

const said: Readonly<Record<ReplacedAnswers['replacedBy'], string>> = {
  'this-device': 'You also changed this case on another device. We kept the newer answers from this device.',
  'another-device': 'You changed this case on another device. You’re seeing the newer answers.',
  cleared: 'You started or cleared this case on another device.',
  'another-tab': 'You changed this case in another tab. You’re seeing the answers from that tab.',
  'cleared-in-tab': 'You started or cleared this case in another tab.',
  'signing-in': 'You had another case in progress. You’re seeing the one you priced before signing in.',
};

/** Tells whether answers reach the server and which were replaced. */
export function DraftNotices() {
  const { isOffline } = useDraftSync();
  const signedOut = useSession(({ status }) => status === 'signed-out');
  const { last } = useReplacedAnswers();
  return (
    <div className="mb-6 grid grid-cols-[minmax(0,1fr)] gap-3 empty:hidden print:hidden">
      {isOffline && (
        <Callout kind="info">
          {signedOut
            ? "You're offline. Your answers are saved in this browser."
            : "We can't reach the server. Your answers are saved in this browser and will be synced to your account."}
        </Callout>
      )}
      {last && <BothAnswers key={last.changedAt} replaced={last} />}
    </div>
  );
}

function BothAnswers({ replaced: { answers, changedAt, replacedBy } }: { readonly replaced: ReplacedAnswers }) {
  const [isOpen, setOpen] = useState(false);
  const done = () => setReplacedAnswers(undefined);

  return (
    <>
      <Callout
        kind="value"
        action={
          isOpen ? undefined : (
            <span className="flex gap-2">
              <Button size="small" onClick={() => setOpen(true)}>
                Compare
              </Button>
              <Button size="small" kind="quiet" onClick={done}>
                Dismiss
              </Button>
            </span>
          )
        }
      >
        {said[replacedBy]}
      </Callout>
      {isOpen && (
        <Suspense>
          <CompareAnswers answers={answers} changedAt={changedAt} onDone={done} />
        </Suspense>
      )}
    </>
  );
}
