import { momentText, priceCase } from '@casewright/rules';
import { Button, Callout } from '@casewright/ui';
import { useSession } from '@casewright/web';
import { useState } from 'react';
import { ComparisonTable } from './comparison-table';
import { replaceAnswers, useDraft } from './draft';
import { useDraftSync } from './draft-sync';
import { factsOf } from './facts';
import { tellGivenWay, useGivenWay, type GivenWay } from './given-way';
import { ratesOfToday } from './rates';

const said: Readonly<Record<GivenWay['to'], string>> = {
  'this-device': 'This case was also answered on another device. The answers given here are newer, and were kept.',
  'another-device': 'This case was answered on another device. The newer answers are shown.',
  nothing: 'This case was started or cleared on another device.',
  'another-tab': 'This case was answered in another tab. The answers given there are shown.',
  'nothing-in-tab': 'This case was started or cleared in another tab.',
  'signing-in': 'You had left another case. The one that you answered before signing in is shown.',
};

/** What there is to know about where the answers are kept, above every step. */
export function DraftNotices() {
  const { isOffline } = useDraftSync();
  const signedOut = useSession(({ status }) => status === 'signed-out');
  const { last } = useGivenWay();
  return (
    <div className="mb-6 grid grid-cols-[minmax(0,1fr)] gap-3 empty:hidden print:hidden">
      {isOffline && (
        <Callout kind="info">
          {signedOut
            ? 'You are offline. Your answers are kept in this browser.'
            : 'The server cannot be reached. Your answers are kept in this browser, and on your account once it is back.'}
        </Callout>
      )}
      {last && <BothAnswers key={last.changedAt} givenWay={last} />}
    </div>
  );
}

function BothAnswers({ givenWay: { answers, changedAt, to } }: { readonly givenWay: GivenWay }) {
  const [isOpen, setOpen] = useState(false);
  const shown = useDraft();
  const done = () => tellGivenWay(undefined);
  const facts = (of: typeof answers) => factsOf(of, priceCase(of, ratesOfToday()));
  const from = changedAt > 0 ? `The others, of ${momentText(new Date(changedAt))}` : 'The others';

  return (
    <>
      <Callout
        kind="value"
        action={
          isOpen ? undefined : (
            <span className="flex gap-2">
              <Button size="small" onClick={() => setOpen(true)}>
                Look at both
              </Button>
              <Button size="small" kind="quiet" onClick={done}>
                Dismiss
              </Button>
            </span>
          )
        }
      >
        {said[to]}
      </Callout>
      {isOpen && (
        <section aria-label="Both answers" className="rounded-card border border-line bg-surface p-5">
          <ComparisonTable
            caption="Both answers side by side"
            cases={[
              { key: 'shown', title: 'Shown here', facts: facts(shown) },
              { key: 'other', title: from, facts: facts(answers) },
            ]}
          />
          <div className="mt-5 flex flex-wrap justify-end gap-3">
            <Button onClick={done}>Keep what is shown</Button>
            <Button kind="primary" onClick={() => (replaceAnswers(answers), done())}>
              Use the others
            </Button>
          </div>
        </section>
      )}
    </>
  );
}
