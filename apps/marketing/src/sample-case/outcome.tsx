import { assumptionText, internalRateNote, resultTexts, type ValueSummary } from '@casewright/rules';
import { Stat } from '@casewright/ui';

/** Headline results. Announced after a slider moves. */
export function Outcome({ summary }: { summary: ValueSummary }) {
  const { netPresentValue, discountRate, paybackMonth, internalRate, returnOnInvestment, saving, savingShare } =
    summary;
  const note = internalRateNote(internalRate);
  const texts = resultTexts(summary);
  return (
    <section
      aria-label="Result"
      aria-live="polite"
      className="rounded-card border border-line bg-surface p-5 shadow-sheet md:p-6.5 lg:sticky lg:top-20 lg:col-start-2 lg:row-start-1"
    >
      <p className="text-small text-ink-muted">
        Net present value, five years at {assumptionText({ unit: '%' }, discountRate)}
      </p>
      <p className="font-serif text-hero-small font-semibold tracking-display text-value tabular-nums">
        {texts.money(netPresentValue.base)}
      </p>
      <p className="mt-1 text-label text-ink-muted tabular-nums">
        {texts.money(netPresentValue.low)} if every estimate is at its worst, {texts.money(netPresentValue.high)} at its
        best
      </p>
      <dl className="mt-5 grid grid-cols-2 gap-y-4 border-t border-line pt-4">
        <Stat label="Payback" value={texts.payback(paybackMonth.base)} />
        <Stat label="ROI" value={texts.returnOnInvestment(returnOnInvestment)} />
        <Stat label="IRR" value={texts.internalRate(internalRate)} />
        <Stat label="Cost of ownership" value={texts.costChange(saving, savingShare)} />
      </dl>
      {note !== undefined && <p className="mt-3 text-small text-ink-muted">{`IRR: ${note}`}</p>}
    </section>
  );
}

/** Short result for phones, in view while the sliders move. Screen readers get the full one. */
export const OutcomeBar = ({ summary }: { summary: ValueSummary }) => (
  <p
    aria-hidden
    className="sticky bottom-0 -mx-4.5 flex items-baseline justify-between gap-4 border-t border-line bg-surface px-4.5 py-3 shadow-sheet md:-mx-8 md:px-8 lg:hidden noscript:hidden"
  >
    <span className="text-label text-ink-muted">Net present value</span>
    <span className="font-serif text-card font-semibold text-value tabular-nums">
      {resultTexts(summary).money(summary.netPresentValue.base)}
    </span>
    <span className="text-label text-ink-muted tabular-nums">
      Payback: {resultTexts(summary).payback(summary.paybackMonth.base).toLowerCase()}
    </span>
  </p>
);
