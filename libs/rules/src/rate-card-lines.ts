import { ACV_TIERS, type RateCard, type Rates, SLA_DAYS } from './rate-card';

export interface RateLine {
  /** For example "perSolution", "sla.3" or "support.6". */
  readonly field: string;
  readonly group: RateGroup;
  readonly label: string;
  readonly unit: 'credits' | 'percent';
  readonly valueIn: (rates: Rates) => number;
  readonly set: (rates: Rates, value: number) => Rates;
}

export const RATE_GROUPS = [
  'Solutions and analysis',
  'SLA turnaround',
  'ACV tier',
  'Presentation support',
  'Returned on cancellation',
] as const;

export type RateGroup = (typeof RATE_GROUPS)[number];

const credits = (group: RateGroup, field: string, label: string) => ({
  field,
  group,
  label,
  unit: 'credits' as const,
});

const each = (field: 'perSolution' | 'perEnvironment' | 'perComputeModel', label: string): RateLine => ({
  ...credits('Solutions and analysis', field, label),
  valueIn: (rates) => rates[field],
  set: (rates, value) => ({ ...rates, [field]: value }),
});

const beyond = (field: keyof Rates['supportBeyond'], label: string): RateLine => ({
  ...credits('Presentation support', `supportBeyond.${field}`, label),
  valueIn: ({ supportBeyond }) => supportBeyond[field],
  set: (rates, value) => ({ ...rates, supportBeyond: { ...rates.supportBeyond, [field]: value } }),
});

const back = (field: keyof Rates['backPercent'], label: string): RateLine => ({
  field: `backPercent.${field}`,
  group: 'Returned on cancellation',
  label,
  unit: 'percent',
  valueIn: ({ backPercent }) => backPercent[field],
  set: (rates, value) => ({ ...rates, backPercent: { ...rates.backPercent, [field]: value } }),
});

export function rateLines({ support }: Pick<RateCard, 'support'>): readonly RateLine[] {
  const last = support.length - 1;
  return [
    each('perSolution', 'Each solution'),
    each('perEnvironment', 'Each environment'),
    each('perComputeModel', 'Each compute model'),
    ...SLA_DAYS.map((days): RateLine => ({
      ...credits('SLA turnaround', `sla.${days}`, days === 1 ? '1 day' : `${days} days`),
      valueIn: ({ sla }) => sla[days],
      set: (rates, value) => ({ ...rates, sla: { ...rates.sla, [days]: value } }),
    })),
    ...ACV_TIERS.map((tier): RateLine => ({
      ...credits('ACV tier', `acv.${tier}`, tier),
      valueIn: ({ acv }) => acv[tier],
      set: (rates, value) => ({ ...rates, acv: { ...rates.acv, [tier]: value } }),
    })),
    ...support.slice(1).map((_, index): RateLine => ({
      ...credits('Presentation support', `support.${index + 1}`, index ? `${index + 1} comparators` : '1 comparator'),
      valueIn: (rates) => rates.support[index + 1] ?? 0,
      set: (rates, value) => ({ ...rates, support: rates.support.with(index + 1, value) }),
    })),
    beyond('atLeast', `More than ${last}, at least`),
    beyond('perComparator', `More than ${last}, each comparator`),
    back('inputs', 'While it waits for inputs'),
    back('terms', 'While it waits for terms'),
    back('analysis', 'During the analysis'),
    back('released', 'After documents were released'),
  ];
}

/** Changed figures as [before, after], by line name. */
export const rateChanges = (before: Rates, after: Rates): Readonly<Record<string, readonly [number, number]>> =>
  Object.fromEntries(
    rateLines(after).flatMap(({ group, label, valueIn }) =>
      valueIn(before) === valueIn(after) ? [] : [[`${group}: ${label}`, [valueIn(before), valueIn(after)] as const]],
    ),
  );
