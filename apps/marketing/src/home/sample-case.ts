/** One part of the cost of ownership, in thousands of dollars a year for `REFERENCE_HOSTS` hosts. */
interface CostPart {
  readonly name: string;
  readonly yearly: readonly number[];
  /** The share that grows with the number of hosts; the rest is fixed. */
  readonly perHostShare: number;
}

export const REFERENCE_HOSTS = 480;
export const HOSTS = { min: 120, max: 720, step: 120 } as const;

const today: readonly CostPart[] = [
  { name: 'Run', yearly: [380, 395, 410, 430, 450], perHostShare: 0.9 },
  { name: 'Licenses', yearly: [220, 235, 260, 285, 310], perHostShare: 1 },
  { name: 'Staff', yearly: [160, 170, 180, 195, 200], perHostShare: 0.6 },
];
const proposed: readonly CostPart[] = [
  { name: 'Run', yearly: [300, 245, 225, 215, 205], perHostShare: 0.9 },
  { name: 'Licenses', yearly: [240, 120, 100, 90, 85], perHostShare: 1 },
  { name: 'Migration', yearly: [300, 55, 45, 45, 40], perHostShare: 0.75 },
];

export interface Segment {
  readonly name: string;
  readonly cost: number;
}

export interface CaseYear {
  readonly year: number;
  readonly today: readonly Segment[];
  readonly proposed: readonly Segment[];
}

export interface CaseFigures {
  readonly netValue: number;
  /** Until the savings have paid for the move; undefined if that takes more than five years. */
  readonly paybackMonths: number | undefined;
  readonly lowerCostPercent: number;
}

/** The years of the sample case for a number of hosts. */
export const sampleCase = (hosts: number): readonly CaseYear[] =>
  [0, 1, 2, 3, 4].map((index) => ({
    year: index + 1,
    today: today.map((part) => segment(part, index, hosts)),
    proposed: proposed.map((part) => segment(part, index, hosts)),
  }));

/** The key figures, computed from the years as drawn. */
export function figuresOf(years: readonly CaseYear[]): CaseFigures {
  const before = sum(years.map((year) => totalOf(year.today)));
  const after = sum(years.map((year) => totalOf(year.proposed)));
  return {
    netValue: before - after,
    paybackMonths: paybackMonths(years.map((year) => totalOf(year.today) - totalOf(year.proposed))),
    lowerCostPercent: Math.round(((before - after) / before) * 100),
  };
}

export const totalOf = (segments: readonly Segment[]): number => sum(segments.map(({ cost }) => cost));

function segment({ name, yearly, perHostShare }: CostPart, index: number, hosts: number): Segment {
  const cost = (yearly[index] ?? 0) * (1 - perHostShare + perHostShare * (hosts / REFERENCE_HOSTS));
  return { name, cost };
}

/** The first month at whose end savings cover the cost of the move. Savings are spread evenly over each year. */
function paybackMonths(savings: readonly number[]): number | undefined {
  let balance = 0;
  for (const [index, saved] of savings.entries()) {
    if (balance + saved >= 0 && saved > 0) return index * 12 + Math.ceil((Math.max(-balance, 0) / saved) * 12);
    balance += saved;
  }
  return undefined;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** '$760K', '$1.97M'. */
export const moneyInThousands = (thousands: number): string =>
  thousands >= 1000 ? `$${(thousands / 1000).toFixed(2)}M` : `$${Math.round(thousands)}K`;
