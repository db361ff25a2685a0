import { creditsText, typicalCreditsText } from '@casewright/rules';
import { buttonLook, Panel } from '@casewright/ui';
import { useBalance, useUser } from '@casewright/web';
import { caseOfPursuit, paths } from '@casewright/web/paths';
import { useInfiniteQuery, useQuery } from '@casewright/web/query';
import { useRates } from '@casewright/web/rate-cards';
import { Link } from '@casewright/web/router';
import { ArrowRight, Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { pursuitSummaryQuery, waitingPursuitsQuery } from '../pursuits/queries';
import { transactionsQuery } from '../transactions/queries';
import { pricedQuery } from './queries';
import { SampleLink } from './sample-link';

interface Step {
  readonly title: string;
  readonly text: ReactNode;
  readonly action: string;
  readonly to: string;
  readonly onOpen?: () => void;
  readonly isDone: boolean;
}

/** Kept on the device, which several people may use, also after they sign out. */
const sampleSeen = (userId = ''): string => `casewright:sample-case-seen:${userId}`;

/** What a new seller does to get a case. Gone once the inputs of a case were sent. */
export function FirstSteps() {
  const { data: summary } = useQuery(pursuitSummaryQuery);
  return summary?.casesWithInputs === 0 && <Steps hasCase={summary.cases > 0} />;
}

function Steps({ hasCase }: { readonly hasCase: boolean }) {
  const hasPriced = useHasPriced(hasCase);
  const hasCredits = useHasCredits();
  const kept = sampleSeen(useUser()?.id);
  const onOpenSample = () => localStorage.setItem(kept, 'yes');
  const hasSeenSample = localStorage.getItem(kept) !== null;
  const steps = useSteps({ hasCase, hasPriced, hasCredits, hasSeenSample, onOpenSample });
  const next = steps.find(({ isDone }) => !isDone);
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <Panel title="Get your first value case" detail={`${done} of ${steps.length} done`}>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_14rem]">
        <ol aria-label="First steps" className="grid content-start gap-4">
          {steps.map((step, index) => (
            <li key={step.title} className="flex gap-3.5" aria-current={step === next ? 'step' : undefined}>
              <span
                aria-hidden
                className={`grid size-7 shrink-0 place-items-center rounded-full border text-label font-semibold tabular-nums ${step.isDone ? 'border-accent bg-accent text-on-accent' : 'border-line-strong text-accent'}`}
              >
                {step.isDone ? <Check className="size-4" /> : index + 1}
              </span>
              <div className="min-w-0 flex-1">
                <h3 className={`text-small font-semibold ${step.isDone ? 'text-ink-muted' : ''}`}>
                  {step.title}
                  {step.isDone && <span className="sr-only">, done</span>}
                </h3>
                {step === next && (
                  <>
                    <p className="text-label text-pretty text-ink-muted">{step.text}</p>
                    <Link to={step.to} onClick={step.onOpen} className={`mt-2.5 ${buttonLook('primary', 'small')}`}>
                      {step.action}
                      <ArrowRight aria-hidden className="size-4" />
                    </Link>
                  </>
                )}
              </div>
            </li>
          ))}
        </ol>
        <SampleLink onOpen={onOpenSample} />
      </div>
    </Panel>
  );
}

interface Facts {
  readonly hasSeenSample: boolean;
  readonly hasPriced: boolean;
  readonly hasCredits: boolean;
  readonly hasCase: boolean;
  readonly onOpenSample: () => void;
}

function useSteps({ hasSeenSample, hasPriced, hasCredits, hasCase, onOpenSample }: Facts): readonly Step[] {
  const rates = useRates();
  const balance = useBalance();
  const { data: priced } = useQuery(pricedQuery);
  const { data: [waiting] = [] } = useQuery(waitingPursuitsQuery);
  return [
    {
      title: 'See a finished case',
      text: 'Read what your prospect’s CFO will read, and change its assumptions.',
      action: 'Open the sample case',
      onOpen: onOpenSample,
      to: paths.sampleCase,
      isDone: hasSeenSample || hasPriced || hasCase,
    },
    {
      title: 'Price your case',
      text: `Six short questions, free of charge. ${typicalCreditsText(rates)}`,
      action: 'Price a case',
      to: paths.solutions,
      isDone: hasPriced || hasCase,
    },
    {
      title: 'Get credits',
      text: (
        <>
          Buy a package, or apply for the{' '}
          <Link to={paths.pilotProgram} className="rounded-box font-medium text-accent underline underline-offset-3">
            pilot program
          </Link>
          , which pays for selected teams.
        </>
      ),
      action: 'Buy credits',
      to: paths.purchaseCredits,
      isDone: hasCredits || hasCase,
    },
    {
      title: 'Start the case',
      text: `You have ${creditsText(balance ?? 0)}. Starting puts the price of the case on hold.`,
      action: 'Start your case',
      to: priced?.hasDraft ? paths.result : priced?.hasCalculation ? paths.calculations : paths.solutions,
      isDone: hasCase,
    },
    {
      title: 'Send the inputs',
      text: 'Upload your prospect’s data. Your case lists what it needs.',
      action: 'Send the inputs',
      to: waiting ? caseOfPursuit(waiting.id) : paths.completionApprovals,
      isDone: false,
    },
  ];
}

function useHasPriced(hasCase: boolean): boolean {
  const { data } = useQuery({ ...pricedQuery, enabled: !hasCase });
  return Boolean(data?.hasDraft || data?.hasCalculation);
}

/** Bought, granted, or already used. */
const useHasCredits = (): boolean => (useInfiniteQuery(transactionsQuery()).data ?? []).length > 0;
