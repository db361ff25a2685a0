import { resultTexts } from '@casewright/rules';
import { Drawing, Stat } from '@casewright/ui';
import { cashFigure } from '../sample-model/figures';
import { SAMPLE } from '../sample-model/sample.computed';

const { proposal, netPresentValue, paybackMonth, savingShare, saving } = SAMPLE;
const texts = resultTexts(SAMPLE);

export function ExecutiveSummary() {
  return (
    <article aria-label="First page of the sample case" className="md:px-1.5">
      <p className="text-caption font-semibold text-accent">Executive summary</p>
      <h3 className="mt-1.5 max-w-110 font-serif text-card font-semibold tracking-display text-balance md:text-figure">
        Moving to {proposal} {texts.costs(saving)} over five years than staying
      </h3>
      <dl className="mt-4 mb-6 grid border-t-2 border-b border-t-ink border-b-line md:grid-cols-3">
        <Stat label="Net present value" value={texts.money(netPresentValue.base)} tone="value" className={stat} />
        <Stat label="Payback" value={texts.payback(paybackMonth.base)} className={stat} />
        <Stat label="Cost of ownership" value={texts.costChange(saving, savingShare)} className={stat} />
      </dl>
      <Drawing chart={cashFigure.chart} />
      <p className="mt-4 text-right text-caption text-ink-faint">Sample case</p>
    </article>
  );
}

const stat =
  'py-3 max-md:not-last:border-b max-md:border-line md:not-first:border-l md:not-first:border-line md:not-first:pl-5';
