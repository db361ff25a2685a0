import { Badge, Slider, Stat } from '@casewright/ui';
import { useState } from 'react';
import { OwnershipChart } from './ownership-chart';
import { figuresOf, HOSTS, moneyInThousands, REFERENCE_HOSTS, sampleCase } from './sample-case';

/** A small live case: the chart and figures follow the number of hosts. */
export function SampleCard() {
  const [hosts, setHosts] = useState<number>(REFERENCE_HOSTS);
  const years = sampleCase(hosts);
  const { netValue, paybackMonths, lowerCostPercent } = figuresOf(years);

  return (
    <section aria-label="Sample case" className="rounded-card border border-line bg-surface p-4.5 shadow-sheet md:p-7">
      <div className="mb-6 flex items-start justify-between gap-4">
        <div>
          <h2 className="text-lead font-semibold">Virtualization refresh, {hosts} hosts</h2>
          <p className="text-caption text-ink-faint">Cost of ownership, five years, USD</p>
        </div>
        <Badge>Sample case</Badge>
      </div>
      <OwnershipChart years={years} />
      <div className="mt-4 flex items-center gap-3.5 text-caption text-ink-muted">
        <span aria-hidden>Hosts</span>
        <Slider
          label="Hosts"
          {...HOSTS}
          value={hosts}
          aria-valuetext={`${hosts} hosts`}
          className="flex-1 [--filled:60%]"
          onChange={setHosts}
        />
        <span aria-hidden className="w-7 text-right tabular-nums">
          {hosts}
        </span>
      </div>
      <dl aria-live="polite" className="mt-4 grid grid-cols-3 border-t border-line pt-4">
        <Stat label="Net value" value={moneyInThousands(netValue)} />
        <Stat
          label="Payback"
          value={paybackMonths === undefined ? 'Over 5 years' : `${paybackMonths} months`}
          className={next}
        />
        <Stat label="Lower cost" value={`${lowerCostPercent}%`} tone="value" className={next} />
      </dl>
    </section>
  );
}

const next = 'border-l border-line pl-3 md:pl-4';
