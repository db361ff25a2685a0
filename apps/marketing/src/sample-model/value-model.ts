import type { Values } from './assumptions';

/** By year: what is spent at the start, then in each of five years. */
type Years = readonly number[];

const YEARS = [1, 2, 3, 4, 5];
const HOURS_A_YEAR = 8760;

/** The same in every scenario. */
const FIXED = {
  maintenancePerHost: 1180,
  maintenancePerNewHost: 940,
  kilowattsPerHost: 0.62,
  kilowattsPerNewHost: 0.68,
  powerUsageEffectiveness: 1.55,
  dollarsPerKilowattHour: 0.118,
  racks: 14,
  racksAfter: 9,
  rackMonth: 1450,
  outageHoursAfter: 5,
  requestsAYear: 1900,
  hoursPerRequest: 2.5,
  requesterRate: 68,
  shareOfRequestTimeSaved: 0.5,
  benefitRamp: [0.5, 1, 1, 1, 1],
} as const;

export interface Scenario {
  /** Net cash flow of the proposal against staying. */
  readonly cashFlow: Years;
  /** Cumulative cash flow at the start and at the end of each year. */
  readonly cumulative: Years;
  /** The first month at whose end everything spent has come back. */
  readonly paybackMonth: number;
  readonly netPresentValue: number;
  readonly internalRateOfReturn: number;
  readonly returnOnInvestment: number;
  readonly ownershipSaving: number;
  readonly ownershipSavingShare: number;
  /** What each driver saves or earns over five years, less what the move costs. */
  readonly drivers: Readonly<Record<Driver, number>>;
}

export type Driver =
  | 'Software'
  | 'People'
  | 'Hardware'
  | 'Space and power'
  | 'Fewer outages'
  | 'Faster provisioning'
  // A cost, once.
  | 'Move';

/** @throws when the proposal does not pay back within five years: no page shows such a case */
export function scenario(values: Values): Scenario {
  const today = costsToday(values);
  const proposed = costsProposed(values);
  const gains = benefits(values);
  const spentToday = yearTotals(Object.values(today));
  const spentProposed = yearTotals(Object.values(proposed));
  const gained = yearTotals(Object.values(gains));
  const cashFlow = spentToday.map((spent, year) => spent - (spentProposed[year] ?? 0) + (gained[year] ?? 0));

  return {
    cashFlow,
    cumulative: runningTotals(cashFlow),
    paybackMonth: paybackMonth(cashFlow),
    netPresentValue: netPresentValue(cashFlow, values.discountRate),
    internalRateOfReturn: internalRateOfReturn(cashFlow),
    returnOnInvestment: sum(cashFlow) / -(cashFlow[0] ?? 0),
    ownershipSaving: sum(spentToday) - sum(spentProposed),
    ownershipSavingShare: 1 - sum(spentProposed) / sum(spentToday),
    drivers: {
      Software: sum(today.software) - sum(proposed.software),
      People: sum(today.people) - sum(proposed.people),
      Hardware: sum(today.hardware) - sum(proposed.hardware),
      'Space and power': sum(today.spaceAndPower) - sum(proposed.spaceAndPower),
      'Fewer outages': sum(gains.fewerOutages),
      'Faster provisioning': sum(gains.fasterProvisioning),
      Move: -sum(proposed.move),
    },
  };
}

function costsToday(values: Values) {
  return {
    software: yearly((year) => licenses(values, year)),
    people: yearly(() => values.administratorsToday * values.administratorCost),
    hardware: yearly(
      (year) =>
        values.hosts * FIXED.maintenancePerHost + (year <= 3 ? (values.hostsToReplace / 3) * values.newHostPrice : 0),
    ),
    spaceAndPower: yearly(() => racks(FIXED.racks) + power(values.hosts, FIXED.kilowattsPerHost)),
  };
}

function costsProposed(values: Values) {
  const { hostsAfter } = values;
  return {
    software: yearly(() => hostsAfter * values.subscriptionPerHost),
    people: yearly(() => values.administratorsAfter * values.administratorCost),
    hardware: yearly(() => hostsAfter * FIXED.maintenancePerNewHost, hostsAfter * values.newHostPrice),
    spaceAndPower: yearly(() => racks(FIXED.racksAfter) + power(hostsAfter, FIXED.kilowattsPerNewHost)),
    move: yearly(
      (year) => (year === 1 ? (licenses(values, 1) * values.parallelMonths) / 12 : 0),
      values.virtualMachines * values.movePerMachine,
    ),
  };
}

function benefits({ outageHours, outageCost }: Values) {
  const fewerOutages = (outageHours - FIXED.outageHoursAfter) * outageCost;
  const fasterProvisioning =
    FIXED.requestsAYear * FIXED.hoursPerRequest * FIXED.requesterRate * FIXED.shareOfRequestTimeSaved;
  const ramp = (year: number) => FIXED.benefitRamp[year - 1] ?? 1;
  return {
    fewerOutages: yearly((year) => ramp(year) * fewerOutages),
    fasterProvisioning: yearly((year) => ramp(year) * fasterProvisioning),
  };
}

const licenses = ({ hosts, coresPerHost, licensePerCore, licenseGrowth }: Values, year: number): number =>
  hosts * coresPerHost * licensePerCore * (1 + licenseGrowth) ** (year - 1);

const racks = (count: number): number => count * FIXED.rackMonth * 12;

const power = (hosts: number, kilowatts: number): number =>
  hosts * kilowatts * HOURS_A_YEAR * FIXED.powerUsageEffectiveness * FIXED.dollarsPerKilowattHour;

/** Every line is rounded once, to $1,000; totals are sums of rounded lines. */
const yearly = (amount: (year: number) => number, atStart = 0): Years =>
  [atStart, ...YEARS.map(amount)].map((dollars) => Math.round(dollars / 1000) * 1000);

const yearTotals = (lines: readonly Years[]): Years =>
  [0, ...YEARS].map((year) => sum(lines.map((line) => line[year] ?? 0)));

function runningTotals(amounts: Years): Years {
  let total = 0;
  return amounts.map((amount) => (total += amount));
}

/** Money comes evenly within a year. */
function paybackMonth(cashFlow: Years): number {
  let total = cashFlow[0] ?? 0;
  for (let month = 1; month <= YEARS.length * 12; month++) {
    total += (cashFlow[Math.ceil(month / 12)] ?? 0) / 12;
    if (total >= 0) return month;
  }
  throw new RangeError('The sample case does not pay back.');
}

const netPresentValue = (cashFlow: Years, rate: number): number =>
  sum(cashFlow.map((amount, year) => amount / (1 + rate) ** year));

function internalRateOfReturn(cashFlow: Years): number {
  let [below, above] = [-0.9, 10];
  for (let step = 0; step < 60; step++) {
    const middle = (below + above) / 2;
    if (netPresentValue(cashFlow, middle) > 0) below = middle;
    else above = middle;
  }
  return below;
}

const sum = (amounts: Years): number => amounts.reduce((total, amount) => total + amount, 0);
