import { internalRateNote, presentValueText, resultTexts } from '@casewright/rules';
import { SegmentedControl } from '@casewright/ui';
import { proposalsOf } from '../figures/amounts';
import type { ModelFigures } from '../figures/figures';
import { CostColumns } from './cost-columns';
import { NpvRange } from './npv-range';

interface ResultPanelProps {
  readonly figures: ModelFigures;
  readonly onSolution: (id: string) => void;
}

export function ResultPanel({ figures, onSolution }: ResultPanelProps) {
  const { compiled, scenario, solution, proposal, summary } = figures;
  const { model } = compiled;
  const proposals = proposalsOf(model);
  const texts = resultTexts(summary);
  const rateNote = internalRateNote(proposal.internalRate);
  return (
    <section aria-labelledby="result" className="rounded-card border border-line bg-surface p-5 md:p-6.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <h2 id="result" className="text-lead font-semibold">
          Result
        </h2>
        {proposals.length > 1 && (
          <SegmentedControl
            label="Solution"
            choices={proposals.map(({ id, name }) => ({ value: id, name }))}
            value={solution}
            onChange={onSolution}
          />
        )}
      </div>
      <div aria-live="polite">
        <p className="mt-4 text-label text-ink-muted">
          {presentValueText(model.horizonYears, discountRateOf(figures))}
        </p>
        <p className="font-serif text-hero-small font-semibold tracking-display text-value tabular-nums">
          {texts.money(proposal.netPresentValue)}
        </p>
        <NpvRange values={summary.netPresentValue} money={texts.money} scenario={scenario} />
        <dl className="mt-4 grid grid-cols-3 border-y border-line py-3">
          <Figure label="ROI" value={texts.returnOnInvestment(proposal.returnOnInvestment)} />
          <Figure label="IRR" value={texts.internalRate(proposal.internalRate)} />
          <Figure label="Pays back" value={texts.payback(proposal.paybackMonth)} />
        </dl>
        {rateNote !== undefined && <p className="mt-2 text-small text-ink-muted">{`IRR: ${rateNote}`}</p>}
      </div>
      <CostColumns figures={figures} />
    </section>
  );
}

const discountRateOf = ({ compiled: { model }, scenario }: Pick<ModelFigures, 'compiled' | 'scenario'>): number => {
  const rate = model.assumptions.find(({ id }) => id === model.discountRate);
  return rate?.[scenario] ?? rate?.base ?? 0;
};

const Figure = ({ label, value }: { readonly label: string; readonly value: string }) => (
  <div className="min-w-0 border-l border-line px-4 first:border-l-0 first:pl-0 last:pr-0">
    <dt className="text-caption text-ink-muted">{label}</dt>
    <dd className="font-serif text-card font-semibold tracking-display tabular-nums">{value}</dd>
  </div>
);
