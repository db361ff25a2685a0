import { assumptionText, type Swing } from '@casewright/rules';
import { SAMPLE } from '../sample-model/sample.computed';

const COUNT = 5;
/** Slider precision by unit. */
const STEPS: Readonly<Record<string, number>> = { '%': 0.005, FTE: 0.1 };

/** An adjustable assumption, in steps from low to high. */
export interface Lever extends Swing {
  readonly steps: number;
  readonly valueAt: (step: number) => number;
  readonly stepOf: (value: number) => number;
  readonly text: (value: number) => string;
}

/** The most influential ones. */
export const LEVERS: readonly Lever[] = SAMPLE.swings.slice(0, COUNT).map(leverOf);

function leverOf(swing: Swing): Lever {
  const { low, high, unit } = swing;
  const steps = Math.round(Math.abs(high - low) / (STEPS[unit] ?? 1));
  return {
    ...swing,
    steps,
    // Removes binary rounding errors: 3.4, not 3.4000000000000004.
    valueAt: (step) => Number((low + ((high - low) * step) / steps).toFixed(6)),
    stepOf: (value) => Math.round(((value - low) / (high - low)) * steps),
    text: (value) => assumptionText(swing, value),
  };
}
