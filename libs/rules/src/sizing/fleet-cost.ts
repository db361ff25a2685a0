import type { Fit, Unfitted, UNFITTED_KINDS } from './fit-machines';
import { unfittedText } from './fit-text';
import { monthlyCents } from './money';
import type { InstanceLine } from './price-line';

export interface InstanceCount {
  readonly instance: InstanceLine;
  readonly hourlyMicros: number;
  readonly machines: number;
  /** Of all these machines together, rounded once. */
  readonly monthlyCents: number;
}

export interface FleetCost {
  /** Most expensive first. */
  readonly instances: readonly InstanceCount[];
  /** The sum of the lines, so that they add up. */
  readonly monthlyCents: number;
}

/** Fitted machines by instance. */
export function fleetCost(fits: readonly Fit[]): FleetCost {
  const instances = [...Map.groupBy(fits, ({ instance }) => instance)]
    .map(([instance, members]): InstanceCount => {
      const hourlyMicros = members[0]?.hourlyMicros ?? 0;
      const machines = members.length;
      return { instance, hourlyMicros, machines, monthlyCents: monthlyCents(hourlyMicros * machines) };
    })
    .sort((one, other) => other.monthlyCents - one.monthlyCents || (one.instance.name < other.instance.name ? -1 : 1));
  return { instances, monthlyCents: instances.reduce((sum, one) => sum + one.monthlyCents, 0) };
}

export interface UnfittedCount {
  readonly kind: (typeof UNFITTED_KINDS)[number];
  /** Of the first of them. */
  readonly text: string;
  readonly machines: number;
}

/** Machines without an instance by kind of reason, most first. */
export const unfittedCounts = (unfitted: readonly Unfitted[]): readonly UnfittedCount[] =>
  [...Map.groupBy(unfitted, ({ reason: { kind } }) => kind)]
    .map(([kind, [first, ...others]]) => ({
      ...{ kind, machines: others.length + 1 },
      text: first ? unfittedText(first.reason) : '',
    }))
    .sort((one, other) => other.machines - one.machines);

const BYTES_PER_GIB = 2n ** 30n;
const MICROS_PER_CENT = 10_000n;

/** Rounded once, half up. @param bytes of a fleet, which may be above 2^53 */
export function storageMonthlyCents(bytes: bigint, monthlyMicrosPerGib: number): number {
  const divisor = BYTES_PER_GIB * MICROS_PER_CENT;
  return Number((2n * bytes * BigInt(monthlyMicrosPerGib) + divisor) / (2n * divisor));
}
