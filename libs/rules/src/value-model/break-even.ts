import { valueAt } from './arithmetic';
import type { CompiledModel } from './compile-model';
import { Computation } from './computation';
import type { Assumption } from './model';
import { inputsOf } from './results';
import { sensitivities } from './sensitivity';
import { assumptionText } from './value-text';

/** How far one assumption alone can move until the net present value changes its sign. */
export interface BreakEven extends Pick<Assumption, 'id' | 'label' | 'unit' | 'base'> {
  /** The last value, as exact as it is shown, with the sign of the base case; undefined if there is none within range. */
  readonly value?: number;
  readonly isAbove: boolean;
  /** Where the search ended. */
  readonly limit: number;
  /** Whether the net present value is positive in the base case. */
  readonly holds: boolean;
}

const LARGEST_MOVERS = 5;
/** As a multiple of the base value; downwards, the search ends at 0. */
const FARTHEST = 5;
const STEPS = 64;
const HALVINGS = 60;
const DIGITS = 3;
/** Of a number without floating-point noise. */
const MOST_DIGITS = 12;

/** Of the assumptions that move the net present value most. */
export function breakEvens(compiled: CompiledModel, solution: string): readonly BreakEven[] {
  const inputs = inputsOf(compiled, 'base');
  const presentValue = (id: string, value: number) =>
    valueAt(new Computation(compiled, new Map([...inputs, [id, value]]), 1).netPresentValue(solution), 0);
  const holds = valueAt(new Computation(compiled, inputs, 1).netPresentValue(solution), 0) > 0;
  return sensitivities(compiled, solution)
    .filter(({ swing }) => swing > 0)
    .map(({ assumption, atLow, atHigh }) => {
      const worse = directionOf(assumption) * (atLow <= atHigh ? 1 : -1);
      const direction = holds ? worse : -worse;
      return { assumption, direction, limit: limitOf(assumption, direction) };
    })
    .filter(({ assumption: { base }, limit }) => limit !== base)
    .slice(0, LARGEST_MOVERS)
    .map(({ assumption, direction, limit }) => {
      const { id, label, unit, base } = assumption;
      const at = (value: number) => presentValue(id, value);
      const value = crossing((one) => at(one) > 0 === holds, base, limit);
      return {
        ...{ id, label, unit, base, holds, limit, isAbove: direction > 0 },
        ...(value !== undefined && { value: towards(assumption, value) }),
      };
    });
}

/** 1 if the low value is the larger number, else −1. */
const directionOf = ({ base, low = base, high = base }: Assumption): 1 | -1 => (low > high ? 1 : -1);

/** Shares end at 100%, and what is never negative at 0. */
function limitOf({ unit, base, low = base, high = base }: Assumption, direction: number): number {
  const size = FARTHEST * (Math.abs(base) || Math.max(Math.abs(low), Math.abs(high)));
  const isShare = unit === '%' && Math.max(base, low, high) <= 1;
  if (direction > 0) return base < 0 ? 0 : Math.min(size, isShare ? 1 : Infinity);
  return Math.min(base, low, high) >= 0 ? 0 : -size;
}

/** The last value from `base` on for which `isSame` holds, found in steps and then by bisection. */
function crossing(isSame: (value: number) => boolean, base: number, limit: number): number | undefined {
  const valueOf = (step: number) => base + ((limit - base) * step) / STEPS;
  const first = Array.from({ length: STEPS }, (_, index) => index + 1).find((step) => !isSame(valueOf(step)));
  if (first === undefined) return undefined;
  let [inside, outside] = [valueOf(first - 1), valueOf(first)];
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (inside + outside) / 2;
    if (isSame(middle)) inside = middle;
    else outside = middle;
  }
  return inside;
}

/** Rounded towards the base, where the case still holds, but never to it: whole if it counts, else to three digits. */
function towards({ base, unit }: Assumption, value: number): number {
  const rounded = (step: number) => {
    const steps = Number((value / step).toPrecision(MOST_DIGITS));
    return Number(((value > base ? Math.floor(steps) : Math.ceil(steps)) * step).toPrecision(MOST_DIGITS));
  };
  const isCount = Number.isInteger(base) && unit !== 'FTE' && unit !== '%' && !unit.startsWith('USD');
  if (isCount && Math.abs(value) < 10 ** DIGITS) return rounded(1);
  const size = Math.floor(Math.log10(Math.abs(value) || 1));
  const found = Array.from({ length: MOST_DIGITS - DIGITS }, (_, more) => rounded(10 ** (size - DIGITS - more + 1)));
  return found.find((one) => (value > base ? one > base : one < base)) ?? value;
}

/** What the sentences mean, then one for each. @param netPresentValue in the base case */
export const breakEvenTexts = (found: readonly BreakEven[], netPresentValue: number): readonly string[] =>
  found.length === 0
    ? []
    : [
        netPresentValue > 0
          ? 'The net present value stays above zero while each of these holds, with all other numbers at their base.'
          : 'The net present value isn’t above zero. This is what it would take, one number at a time.',
        ...found.map(breakEvenText),
      ];

/** For example "Holds unless hosts after consolidation exceed 103 (base 58)." */
export function breakEvenText(breakEven: BreakEven): string {
  const { label, unit, base, value, isAbove, limit, holds } = breakEven;
  const text = (of: number) => assumptionText({ unit }, of);
  const name = startsWithName(label) ? label : label.slice(0, 1).toLowerCase() + label.slice(1);
  const isPlural = hasPluralHead(label);
  if (value === undefined) {
    const range = `${text(Math.min(base, limit))} to ${text(Math.max(base, limit))}`;
    return holds ? `Holds for ${name} anywhere from ${range}.` : `Doesn’t pay off for ${name} anywhere from ${range}.`;
  }
  const verb = isAbove ? (isPlural ? 'exceed' : 'exceeds') : isPlural ? 'fall below' : 'falls below';
  return `${holds ? 'Holds unless' : 'Pays off only if'} ${name} ${verb} ${text(value)} (base ${text(base)}).`;
}

/** Abbreviations keep their capitals. */
const startsWithName = (label: string): boolean => !/^.[a-z]/.test(label);

const AFTER_HEAD = /,| (?:per|of|after|to|by|with|without|for|in|on|from|at|today|each|beside|before|until)\b/;

/** "Outage hours per year" is plural, "Cost per administrator" is not. */
const hasPluralHead = (label: string): boolean => /[^su]s$/.test(label.split(AFTER_HEAD)[0] ?? '');
