import { ASSUMPTION_NAMES, type AssumptionName, rangeOf, valueAt, valuesAt, valuesWith } from './assumptions';
import { scenario } from './value-model';

export const base = scenario(valuesWith());
export const low = scenario(valuesAt('low'));
export const high = scenario(valuesAt('high'));

export interface Sensitivity {
  readonly name: AssumptionName;
  /** Change of the net present value when this assumption alone is at its worst or best. */
  readonly deltaLow: number;
  readonly deltaHigh: number;
}

function deltaAt(name: AssumptionName, end: 'low' | 'high'): number {
  return scenario(valuesWith({ [name]: valueAt(name, end) })).netPresentValue - base.netPresentValue;
}

const swing = ({ deltaLow, deltaHigh }: Sensitivity): number => Math.abs(deltaHigh - deltaLow);

/** The estimated assumptions, the one that moves the result most first. */
export const sensitivities: readonly Sensitivity[] = ASSUMPTION_NAMES.filter(rangeOf)
  .map((name) => ({ name, deltaLow: deltaAt(name, 'low'), deltaHigh: deltaAt(name, 'high') }))
  .sort((one, other) => swing(other) - swing(one));
