import { FigureCard } from '@casewright/ui';
import { useState } from 'react';
import { ClosingBand } from '../page/closing-band';
import { FirstStep } from '../page/first-step';
import { SignUpLead } from '../page/sign-up-lead';
import { Hero } from '../page/hero';
import { PublicPage } from '../page/public-page';
import { cashFigureOf } from '../sample-model/figures';
import { SAMPLE } from '../sample-model/sample.computed';
import { AllAssumptions } from './all-assumptions';
import { Downloads } from './downloads';
import { Basis } from './basis';
import { costFigureOf, swingFigureOf } from './figures';
import { LEVERS } from './levers';
import { Outcome, OutcomeBar } from './outcome';
import { Sliders } from './sliders';
import { useSummary } from './use-summary';

export function SampleCasePage() {
  const [bases, setBases] = useState<Readonly<Record<string, number>>>({});
  const { summary, hasFailed } = useSummary(bases);
  return (
    <PublicPage>
      <Hero
        eyebrow="Sample case"
        title="A finished value case, with five numbers you can move"
        lead={`Larkmoor Foods, a company we made up, can renew its servers or move to ${SAMPLE.proposal}. Change an assumption and the whole case follows.`}
        actions={<Downloads />}
      />
      <div className="mt-10 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Outcome summary={summary} />
        <div className="grid min-w-0 gap-6 lg:row-start-1">
          <Sliders
            levers={LEVERS}
            bases={bases}
            hasFailed={hasFailed}
            onMove={(id, value) => setBases((before) => ({ ...before, [id]: value }))}
            onReset={() => setBases({})}
          />
          <FigureCard figure={costFigureOf(summary)} origin="Sample case" />
          <FigureCard figure={swingFigureOf(summary)} origin="Sample case" />
          <FigureCard figure={cashFigureOf(summary)} origin="Sample case" />
          <OutcomeBar summary={summary} />
        </div>
      </div>
      <AllAssumptions />
      <Basis />
      <ClosingBand title="Get a case like this for your next pursuit" actions={<FirstStep />}>
        <SignUpLead>Signing up is free. You’ll see the price in credits before you approve a case.</SignUpLead>
      </ClosingBand>
    </PublicPage>
  );
}
