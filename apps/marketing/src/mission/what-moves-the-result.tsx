import { moneyChangeText, resultTexts, tornadoRows } from '@casewright/rules';
import { Drawing } from '@casewright/ui';
import { sensitivityChart } from '../sample-model/figures';
import { SAMPLE } from '../sample-model/sample.computed';

const rows = tornadoRows(SAMPLE.swings, 6);

export function WhatMovesTheResult() {
  return (
    <figure>
      <h3 className="text-body font-semibold">What moves the result</h3>
      <p className="mb-5 text-label text-ink-muted">
        Change in the net present value of {resultTexts(SAMPLE).money(SAMPLE.netPresentValue.base)}
      </p>
      <Drawing chart={sensitivityChart(rows)} />
      <ul className="sr-only">
        {rows.map(({ label, low, high, deltaLow, deltaHigh }) => (
          <li key={label}>
            {label}: {moneyChangeText(deltaLow)} at {low}, {moneyChangeText(deltaHigh)} at {high}
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
