import { type MachineToFit, type Needs, needsOf, type SizingBasis } from './needs';
import { type Commitment, type InstanceLine, PRICE_FIELDS } from './price-line';

export const RESOURCES = ['vcpu', 'memory', 'storage'] as const;
export type Resource = (typeof RESOURCES)[number];

/** An instance at its price for the chosen commitment. */
export interface PricedInstance {
  readonly instance: InstanceLine;
  readonly hourlyMicros: number;
}

/** Why no cheaper instance holds the machine. */
export type FitReason =
  /** No instance costs less. */
  | { readonly kind: 'cheapest' }
  /** `cheaper` would do if the machine did not need so much of one resource. The largest saving names it. */
  | { readonly kind: 'resource'; readonly resource: Resource; readonly cheaper: PricedInstance }
  /** Every cheaper instance lacks more than one resource. */
  | { readonly kind: 'several' };

export interface Fit extends PricedInstance {
  readonly machine: MachineToFit;
  readonly needs: Needs;
  readonly reason: FitReason;
  /** Holds the machine at the same price; the name decided. */
  readonly tiedWith: InstanceLine | undefined;
}

export const UNFITTED_KINDS = ['unknown-size', 'no-prices', 'too-large', 'no-combination'] as const;

export type UnfittedReason =
  | { readonly kind: 'unknown-size' }
  | { readonly kind: 'no-prices' }
  | { readonly kind: 'too-large'; readonly resource: Resource; readonly needed: number; readonly largest: number }
  /** Each resource alone is held by some instance, but no instance has all. */
  | { readonly kind: 'no-combination'; readonly needs: Needs };

export interface Unfitted {
  readonly machine: MachineToFit;
  readonly reason: UnfittedReason;
}

export interface FleetFit {
  readonly fits: readonly Fit[];
  readonly unfitted: readonly Unfitted[];
  readonly hourlyMicros: number;
}

export interface FitOptions extends SizingBasis {
  readonly commitment: Commitment;
}

/** Fits each machine to the cheapest instance that holds it. Every machine is in `fits` or `unfitted`, in its order. */
export function fitMachines(
  machines: readonly MachineToFit[],
  instances: readonly InstanceLine[],
  options: FitOptions,
): FleetFit {
  const fit = machineFitter(instances, options);
  const fits: Fit[] = [];
  const unfitted: Unfitted[] = [];
  let hourlyMicros = 0;
  for (const machine of machines) {
    const found = fit(machine);
    if (!isFitted(found)) {
      unfitted.push(found);
      continue;
    }
    fits.push(found);
    hourlyMicros += found.hourlyMicros;
  }
  return { fits, unfitted, hourlyMicros };
}

export const isFitted = (one: Fit | Unfitted): one is Fit => 'instance' in one;

/** Sorts the instances once, for fitting many machines in parts. */
export function machineFitter(
  instances: readonly InstanceLine[],
  { commitment, ...basis }: FitOptions,
): (machine: MachineToFit) => Fit | Unfitted {
  const offers = offersOf(instances, commitment);
  return (machine) => {
    const needs = needsOf(machine, basis);
    if (!needs) return { machine, reason: { kind: 'unknown-size' } };
    const best = cheapestFor(needs, offers.candidates);
    if (!best) return { machine, reason: unfittedReason(needs, offers.all) };
    const { instance, hourlyMicros } = best;
    return {
      ...{ machine, needs, instance, hourlyMicros },
      reason: reasonFor(needs, best, offers.candidates),
      tiedWith: tieOf(needs, best, offers.all),
    };
  };
}

interface Offer extends PricedInstance {
  readonly place: number;
  readonly maxStorageGib: number;
}

interface Offers {
  /** By price, then name. */
  readonly all: readonly Offer[];
  /** Without those that a cheaper one holds as much as, which are never chosen. */
  readonly candidates: readonly Offer[];
}

function offersOf(instances: readonly InstanceLine[], commitment: Commitment): Offers {
  const all = instances
    .flatMap((instance): PricedInstance[] => {
      const hourlyMicros = instance[PRICE_FIELDS[commitment]];
      return hourlyMicros === undefined ? [] : [{ instance, hourlyMicros }];
    })
    .sort(byPriceAndName)
    .map((offer, place): Offer => ({ ...offer, place, maxStorageGib: offer.instance.maxStorageGib ?? Infinity }));
  const candidates: Offer[] = [];
  for (const offer of all) if (!candidates.some((cheaper) => covers(cheaper, offer))) candidates.push(offer);
  return { all, candidates };
}

function byPriceAndName(one: PricedInstance, other: PricedInstance): number {
  return (
    one.hourlyMicros - other.hourlyMicros ||
    compare(one.instance.name, other.instance.name) ||
    compare(one.instance.provider, other.instance.provider) ||
    compare(one.instance.region, other.instance.region)
  );
}

/** By code unit, so that every browser and server agrees. */
const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

const covers = (one: Offer, other: Offer): boolean =>
  one.instance.vcpu >= other.instance.vcpu &&
  one.instance.memoryGib >= other.instance.memoryGib &&
  one.maxStorageGib >= other.maxStorageGib;

type Amounts = Pick<Needs, 'vcpu' | 'memoryGib' | 'storageGib'>;

const holds = ({ instance, maxStorageGib }: Offer, { vcpu, memoryGib, storageGib }: Amounts): boolean =>
  instance.vcpu >= vcpu && instance.memoryGib >= memoryGib && maxStorageGib >= storageGib;

const cheapestFor = (needs: Amounts, candidates: readonly Offer[]): Offer | undefined =>
  candidates.find((offer) => holds(offer, needs));

const WITHOUT: Readonly<Record<Resource, Partial<Amounts>>> = {
  vcpu: { vcpu: 0 },
  memory: { memoryGib: 0 },
  storage: { storageGib: 0 },
};

function reasonFor(needs: Amounts, best: Offer, candidates: readonly Offer[]): FitReason {
  if (best.hourlyMicros === candidates[0]?.hourlyMicros) return { kind: 'cheapest' };
  let reason: FitReason = { kind: 'several' };
  let lowest = best.hourlyMicros;
  for (const resource of RESOURCES) {
    const cheaper = cheapestFor({ ...needs, ...WITHOUT[resource] }, candidates);
    if (!cheaper || cheaper.hourlyMicros >= lowest) continue;
    lowest = cheaper.hourlyMicros;
    reason = { kind: 'resource', resource, cheaper };
  }
  return reason;
}

function tieOf(needs: Amounts, { place, hourlyMicros }: Offer, all: readonly Offer[]): InstanceLine | undefined {
  for (let next = place + 1; all[next]?.hourlyMicros === hourlyMicros; next += 1) {
    const offer = all[next];
    if (offer && holds(offer, needs)) return offer.instance;
  }
  return undefined;
}

function unfittedReason(needs: Needs, all: readonly Offer[]): UnfittedReason {
  if (all.length === 0) return { kind: 'no-prices' };
  const largest = (size: (offer: Offer) => number) => all.reduce((most, offer) => Math.max(most, size(offer)), 0);
  const sizes = [
    ['vcpu', needs.vcpu, largest(({ instance }) => instance.vcpu)],
    ['memory', needs.memoryGib, largest(({ instance }) => instance.memoryGib)],
    ['storage', needs.storageGib, largest(({ maxStorageGib }) => maxStorageGib)],
  ] as const;
  for (const [resource, needed, most] of sizes)
    if (needed > most) return { kind: 'too-large', resource, needed, largest: most };
  return { kind: 'no-combination', needs };
}
