import { Badge, Stat } from '@casewright/ui';
import { useState } from 'react';
import { OwnershipChart } from './ownership-chart';
import { figuresOf, HOSTS, moneyInThousands, REFERENCE_HOSTS, sampleCase } from './sample-case';

/** The product in small: change the question, and the case and its figures follow. */
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
      <label className="mt-4 flex items-center gap-3.5 text-caption text-ink-muted">
        Hosts
        <input
          type="range"
          {...HOSTS}
          value={hosts}
          aria-valuetext={`${hosts} hosts`}
          className="min-w-0 flex-1 accent-accent"
          onChange={(event) => setHosts(event.target.valueAsNumber)}
        />
        <output className="w-7 text-right tabular-nums">{hosts}</output>
      </label>
      <dl aria-live="polite" className="mt-4 grid grid-cols-3 border-t border-line pt-4">
        <Stat label="Net value" value={moneyInThousands(netValue)} />
        <Stat
          label="Pay-back"
          value={paybackMonths === undefined ? 'Over 5 years' : `${paybackMonths} months`}
          className={next}
        />
        <Stat label="Lower cost" value={`${lowerCostPercent}%`} tone="value" className={next} />
      </dl>
    </section>
  );
}

const next = 'border-l border-line pl-3 md:pl-4';
