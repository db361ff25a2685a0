import {
  BILL_LINE_LABELS,
  type BillIntake,
  type BillLineType,
  type CostBasis,
  isCountedByDefault,
  costOf,
  countedCells,
  isCountedLine,
  monthsOf,
} from './bill';

export const COST_BASIS_LABELS: Readonly<Record<CostBasis, string>> = {
  effective: 'effective cost',
  billed: 'billed cost',
  list: 'list cost',
};

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** "Aug 2026" for "2026-08". */
export const monthText = (month: string): string => `${MONTHS[Number(month.slice(5)) - 1] ?? ''} ${month.slice(0, 4)}`;

/** "Aug–Oct 2026", "Nov 2025–Jan 2026" or "Aug 2026". */
export function monthsText(months: readonly string[]): string {
  const [first = '', last = ''] = [months[0], months.at(-1)];
  if (!first) return '';
  if (first === last) return monthText(first);
  const start = first.slice(0, 4) === last.slice(0, 4) ? monthText(first).slice(0, 3) : monthText(first);
  return `${start}–${monthText(last)}`;
}

/** Exact decimals with two places: "−1,234.56" for "-1234.555". Shown only; sums are exact. */
export function moneyText(amount: string): string {
  const isNegative = amount.startsWith('-');
  const [whole = '0', fraction = ''] = amount.replace('-', '').split('.');
  const cents = BigInt(whole + fraction.slice(0, 2).padEnd(2, '0')) + (Number(fraction[2] ?? 0) >= 5 ? 1n : 0n);
  const digits = String(cents).padStart(3, '0');
  const text = `${BigInt(digits.slice(0, -2)).toLocaleString('en-US')}.${digits.slice(-2)}`;
  return isNegative && cents > 0n ? `−${text}` : text;
}

export interface LeftOutCost {
  readonly type: BillLineType;
  readonly lines: number;
  readonly cost: string;
}

/** What isn't counted, by type. Lines without cost aside. */
export function leftOutCosts({
  types,
  choices,
  basis,
}: Pick<BillIntake, 'types' | 'choices' | 'basis'>): readonly LeftOutCost[] {
  return types.flatMap((sums) => {
    if (isCountedLine(sums, choices)) return [];
    const { type, lines } = sums;
    // Upfront fees have no effective cost of their own.
    const cost = costOf([sums], type === 'upfront' ? 'billed' : basis);
    return cost === '0' ? [] : [{ type, lines, cost }];
  });
}

/**
 * For example "FOCUS 1.0: 3 months Aug–Oct 2026, 14 services, USD. Counted: effective cost 12,345.67. Left out: tax
 * 1,234.56, credits −200.00."
 */
export function billText(intake: Omit<BillIntake, 'text'>): string {
  const counted = countedCells(intake);
  const months = monthsOf(counted);
  const services = new Set(counted.map(({ service }) => service)).size;
  const name = intake.source ? `${[intake.source.product, intake.source.version].filter(Boolean).join(' ')}: ` : '';
  const left = leftOutCosts(intake).map(typeText);
  const anyway = intake.types
    .filter((sums) => !isCountedByDefault(sums.type) && isCountedLine(sums, intake.choices))
    .map((sums) => typeText({ type: sums.type, cost: costOf([sums], intake.basis) }));
  const { commitments } = intake;
  const span =
    months.length === 0
      ? 'no line counts'
      : `${months.length} ${months.length === 1 ? 'month' : 'months'} ${monthsText(months)}, ${services.toLocaleString('en-US')} ${services === 1 ? 'service' : 'services'}, ${intake.currency ?? 'USD'}`;
  return [
    `${name}${name ? span : span.charAt(0).toUpperCase() + span.slice(1)}.`,
    months.length > 0 &&
      `Counted: ${COST_BASIS_LABELS[intake.basis]} ${moneyText(costOf(counted, intake.basis))}${anyway.length > 0 ? `, with ${anyway.join(', ')}` : ''}.`,
    left.length > 0 && `Left out: ${left.join(', ')}.`,
    commitments && commitmentsText(commitments),
  ]
    .filter(Boolean)
    .join(' ');
}

const typeText = ({ type, cost }: Pick<LeftOutCost, 'type' | 'cost'>): string =>
  `${BILL_LINE_LABELS[type]} ${moneyText(cost)}`;

/** For example "Existing commitments: 3 in all, 4,200.00 in these months, 120.00 of it unused, until 2028-07-31." */
function commitmentsText({ count, cost, unused, upfront, until }: NonNullable<BillIntake['commitments']>): string {
  const parts = [
    count !== null && `${count.toLocaleString('en-US')} in all`,
    cost !== '0' && `${moneyText(cost)} in these months`,
    unused !== '0' && `${moneyText(unused)} of it unused`,
    upfront !== '0' && `${moneyText(upfront)} paid upfront`,
    until !== null && `until ${until}`,
  ];
  return `Existing commitments: ${parts.filter(Boolean).join(', ')}.`;
}
