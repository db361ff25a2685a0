export type Confidence = 'High' | 'Medium' | 'Low';

export interface Assumption {
  readonly label: string;
  readonly base: number;
  /** Worse and better for the proposal. Absent where the value was counted rather than estimated. */
  readonly range?: readonly [low: number, high: number];
  readonly unit: 'count' | 'dollars' | 'percent';
  readonly source: string;
  readonly confidence: Confidence;
}

/** The sample case: a new private cloud compared with renewing today's servers. */
export const ASSUMPTIONS = {
  hosts: counted('Hosts in service', 96, 'server-inventory.csv'),
  coresPerHost: counted('Cores per host', 48, 'server-inventory.csv'),
  virtualMachines: counted('Virtual machines', 2140, 'vm-inventory.csv'),
  licensePerCore: estimated('License per core, per year', 118, [108, 126], 'dollars', 'Renewal quote Q-2291', 'High'),
  licenseGrowth: estimated(
    'License price growth',
    0.06,
    [0.03, 0.08],
    'percent',
    'Price notices 2024 to 2026',
    'Medium',
  ),
  hostsToReplace: estimated('Hosts to replace by year 3', 60, [48, 66], 'count', 'Asset register', 'Medium'),
  administratorsToday: counted('Administrators today', 5, 'IT staffing plan'),
  administratorCost: estimated(
    'Cost per administrator',
    142_000,
    [131_000, 149_000],
    'dollars',
    'Finance, pay bands',
    'High',
  ),
  outageHours: estimated('Outage hours per year', 14.5, [11, 16], 'count', 'Incident log, 24 months', 'Medium'),
  outageCost: estimated('Cost per outage hour', 9_800, [6_500, 12_000], 'dollars', 'Plant operations', 'Low'),
  hostsAfter: estimated('Hosts after consolidation', 58, [66, 54], 'count', 'Architected solution 3', 'Medium'),
  subscriptionPerHost: estimated(
    'Subscription per host, per year',
    6_900,
    [7_300, 6_700],
    'dollars',
    'Helix quote H-1180',
    'High',
  ),
  newHostPrice: estimated('New host price', 21_800, [23_500, 20_900], 'dollars', 'Hardware quote HW-774', 'High'),
  movePerMachine: estimated('Migration per virtual machine', 165, [215, 140], 'dollars', 'Two 2025 migrations', 'Low'),
  parallelMonths: estimated('Months of parallel operation', 4, [6, 3], 'count', 'Architected solution 3', 'Medium'),
  administratorsAfter: estimated('Administrators with Helix', 3.4, [4.1, 3], 'count', 'Runbook review', 'Medium'),
  discountRate: estimated('Discount rate', 0.09, [0.11, 0.08], 'percent', 'Larkmoor treasury', 'High'),
} as const satisfies Record<string, Assumption>;

export type AssumptionName = keyof typeof ASSUMPTIONS;
export type Values = Readonly<Record<AssumptionName, number>>;

export const ASSUMPTION_NAMES = Object.keys(ASSUMPTIONS) as AssumptionName[];

export const rangeOf = (name: AssumptionName): Assumption['range'] => ASSUMPTIONS[name].range;

/** Every assumption at its base, but for those given. */
export const valuesWith = (changed: Partial<Values> = {}): Values => ({ ...baseValues, ...changed });

/** Every estimated assumption at its worst or best. */
export const valuesAt = (end: 'low' | 'high'): Values =>
  valuesWith(Object.fromEntries(ASSUMPTION_NAMES.map((name) => [name, valueAt(name, end)])));

export function valueAt(name: AssumptionName, end: 'low' | 'high'): number {
  const range = rangeOf(name);
  return range ? range[end === 'low' ? 0 : 1] : ASSUMPTIONS[name].base;
}

const baseValues = Object.fromEntries(ASSUMPTION_NAMES.map((name) => [name, ASSUMPTIONS[name].base])) as Values;

function counted(label: string, base: number, source: string): Assumption {
  return { label, base, unit: 'count', source, confidence: 'High' };
}

function estimated(
  label: string,
  base: number,
  range: readonly [number, number],
  unit: Assumption['unit'],
  source: string,
  confidence: Confidence,
): Assumption {
  return { label, base, range, unit, source, confidence };
}
