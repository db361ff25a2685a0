import { Badge, Stat } from '@casewright/ui';
import { paths } from '@casewright/web/paths';
import { Link } from '@casewright/web/router';
import { useState } from 'react';
import { HOSTS, SCENARIOS } from './hero.computed';
import { OwnershipChart } from './ownership-chart';

const LABELS = { low: 'Low', base: 'Base', high: 'High' };

export function SampleCard() {
  const [chosen, setChosen] = useState(1);
  const view = SCENARIOS[chosen];
  if (!view) return null;
  return (
    <section aria-label="Sample case" className="rounded-card border border-line bg-surface p-4.5 shadow-sheet md:p-7">
      <div className="mb-5 flex items-start justify-between gap-4">
        <div>
          <h2 className="text-lead font-semibold">Virtualization refresh, {HOSTS} hosts</h2>
          <p className="text-caption text-ink-faint">Cost of ownership, five years, USD</p>
        </div>
        <Badge>Sample case</Badge>
      </div>
      <OwnershipChart years={view.years} />
      <dl aria-live="polite" className="mt-4 grid grid-cols-3 border-t border-line pt-4">
        <Stat label="Net present value" value={view.netPresentValue} tone="value" />
        <Stat label="Payback" value={view.payback} className={next} />
        <Stat label="Lower cost" value={view.lowerCost} className={next} />
      </dl>
      <p className="mt-3 text-caption text-pretty text-ink-faint">
        Net present value and payback also count fewer outages and faster provisioning.
      </p>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-4">
        <fieldset className="flex gap-1 rounded-control bg-sunken p-1 noscript:hidden">
          <legend className="sr-only">Estimates</legend>
          {SCENARIOS.map(({ scenario }, index) => (
            <label
              key={scenario}
              className="flex min-h-9 cursor-pointer items-center rounded-box border border-transparent px-3 text-label font-medium text-ink-muted has-checked:border-line-strong has-checked:bg-surface has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-accent max-md:min-h-11"
            >
              <input
                type="radio"
                name="scenario"
                className="sr-only"
                checked={index === chosen}
                onChange={() => setChosen(index)}
              />
              {LABELS[scenario]}
            </label>
          ))}
        </fieldset>
        <Link
          to={paths.sampleCase}
          className="flex min-h-9 items-center rounded-box text-small font-medium text-accent hover:text-accent-strong max-md:min-h-11"
        >
          Open the sample case
        </Link>
      </div>
    </section>
  );
}

const next = 'border-l border-line pl-3 md:pl-4';
