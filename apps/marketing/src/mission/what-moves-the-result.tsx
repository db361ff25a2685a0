import { Drawing } from '@casewright/ui';
import { SensitivityChart, sensitivityRows } from '../sample-model/figures';
import { changeOfMoney, shortMoney } from '../sample-model/money';
import { base } from '../sample-model/scenarios';

const rows = sensitivityRows(6);

export function WhatMovesTheResult() {
  return (
    <figure>
      <h3 className="text-body font-semibold">What moves the result</h3>
      <p className="mb-5 text-label text-ink-muted">
        Change in the net present value of {shortMoney(base.netPresentValue)}
      </p>
      <Drawing chart={(layout) => <SensitivityChart layout={layout} rows={rows} />} />
      <ul className="sr-only">
        {rows.map(({ label, low, high, deltaLow, deltaHigh }) => (
          <li key={label}>
            {label}: {changeOfMoney(deltaLow)} at {low}, {changeOfMoney(deltaHigh)} at {high}
          </li>
        ))}
      </ul>
      <figcaption className="mt-4 flex flex-wrap justify-between gap-x-6 text-caption text-ink-faint">
        <span>
          Low, <strong className="font-semibold text-ink">base</strong>, and high value of each assumption.
        </span>
        <span>Sample case</span>
      </figcaption>
    </figure>
  );
}
