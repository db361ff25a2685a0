import { assumptionText, unitAfter } from '@casewright/rules';
import type { ReactNode } from 'react';
import { FIXED } from '../sample-model/sample.computed';

export function Basis() {
  return (
    <section aria-label="Method" className="mt-10 grid gap-x-12 gap-y-8 md:grid-cols-2 lg:grid-cols-3">
      <Note title="How it’s computed">
        Net cash flow is the cost of staying, less the cost of the proposal, plus benefits. Benefits count half in year
        1. Net present value discounts year-end flows; the start isn’t discounted. Payback is the month from which
        cumulative cash flow is never negative again, with each year spread evenly. Low and high set every estimate to
        its worst or best value at once.
      </Note>
      <Note title="The same in every scenario">
        {FIXED.map((one) => `${one.label} ${assumptionText(one, one.base)}${unitAfter(one.unit)}`).join('. ')}.
      </Note>
      <Note title="Left out">
        Taxes, the book value of the hosts in service, and any effect on revenue. Each would need Larkmoor’s own
        figures.
      </Note>
    </section>
  );
}

function Note({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-2">
      <h2 className="text-lead font-semibold">{title}</h2>
      <p className="text-label text-pretty text-ink-muted">{children}</p>
    </div>
  );
}
