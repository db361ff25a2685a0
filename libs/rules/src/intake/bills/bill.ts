import { ExactSum, sumOfTexts } from '../../cells/exact-sum';
import type { IntakeQuestion } from '../intake';

/** Effective: fees of commitments are spread over what they cover. Billed: as invoiced. */
export const COST_BASES = ['effective', 'billed'] as const;
export type CostBasis = (typeof COST_BASES)[number];

/**
 * What a line of a bill is. `commitment`: used or unused reservations and savings plans. `purchase`: fees that
 * recur, such as support. `upfront`: fees that are paid once, so that a month of them says nothing about a year.
 */
export const BILL_LINE_TYPES = [
  'usage',
  'commitment',
  'purchase',
  'discount',
  'upfront',
  'tax',
  'credit',
  'refund',
  'adjustment',
] as const;
export type BillLineType = (typeof BILL_LINE_TYPES)[number];

/** What a running year costs. */
const COUNTED: readonly BillLineType[] = ['usage', 'commitment', 'purchase', 'discount'];
export const isCountedByDefault = (type: BillLineType): boolean => COUNTED.includes(type);

export const BILL_LINE_LABELS: Readonly<Record<BillLineType, string>> = {
  usage: 'usage',
  commitment: 'commitments',
  purchase: 'recurring fees',
  discount: 'discounts',
  upfront: 'upfront fees',
  tax: 'tax',
  credit: 'credits',
  refund: 'refunds',
  adjustment: 'adjustments',
};

/** Lines of one service, month and type. Amounts are exact decimals, for example "-12.5". */
export interface BillCell {
  readonly month: string;
  readonly service: string;
  /** As the file names the cloud. Empty if it doesn't. */
  readonly provider: string;
  readonly type: BillLineType;
  readonly lines: number;
  readonly effective: string;
  readonly billed: string;
}

/** What the seller decides about a bill. */
export interface BillChoices {
  /** Null for the default: effective if the file has it. */
  readonly basis: CostBasis | null;
  /** Types that are left out by default and counted anyway. */
  readonly count: readonly BillLineType[];
}

export const DEFAULT_BILL_CHOICES: BillChoices = { basis: null, count: [] };

/** Reservations, savings plans and committed use that run on, whatever the case decides. */
export interface BillCommitments {
  /** How many different ones. Null if the file doesn't identify them. */
  readonly count: number | null;
  /** Effective or, without it, billed cost of what they cover and of what goes unused. */
  readonly cost: string;
  readonly unused: string;
  readonly upfront: string;
  /** The last day of the longest one, "2028-07-31". Null if the file doesn't say. */
  readonly until: string | null;
}

/** What a bill says, for people. */
export interface BillStatement {
  /** One or more sentences: what was recognized, what counts, and what doesn't. */
  readonly text: string;
  /** Sentences about what was left aside, such as total rows. */
  readonly notes: readonly string[];
  readonly questions: readonly IntakeQuestion[];
}

/** The intake statement of a bill. */
export interface BillIntake extends BillStatement {
  /** Null for a table that no known tool wrote. */
  readonly source: { readonly id: string; readonly product: string; readonly version: string | null } | null;
  /** Of the amounts. Null if the file doesn't say, so that they are taken for the case's. */
  readonly currency: string | null;
  readonly bases: readonly CostBasis[];
  readonly basis: CostBasis;
  readonly choices: BillChoices;
  readonly cells: readonly BillCell[];
  readonly commitments: BillCommitments | null;
}

export const isCountedLine = ({ type }: Pick<BillCell, 'type'>, { count }: BillChoices): boolean =>
  isCountedByDefault(type) || count.includes(type);

export const countedCells = ({ cells, choices }: Pick<BillIntake, 'cells' | 'choices'>): readonly BillCell[] =>
  cells.filter((cell) => isCountedLine(cell, choices));

/** The basis that counts: as chosen, otherwise effective. */
export const countedBasis = (bases: readonly CostBasis[], { basis }: BillChoices): CostBasis =>
  basis !== null && bases.includes(basis) ? basis : (bases[0] ?? 'billed');

export const costOf = (cells: readonly BillCell[], basis: CostBasis): string =>
  sumOfTexts(cells.map((cell) => cell[basis]));

/** Sums of the counted cells by a property of them, in the order in which it appears. */
export function costBy(
  intake: Pick<BillIntake, 'cells' | 'choices' | 'basis'>,
  key: 'month' | 'service',
): ReadonlyMap<string, string> {
  const groups = Map.groupBy(countedCells(intake), (cell) => cell[key]);
  return new Map([...groups].map(([name, cells]) => [name, costOf(cells, intake.basis)]));
}

export const monthsOf = (cells: readonly BillCell[]): readonly string[] =>
  [...new Set(cells.map(({ month }) => month))].toSorted();

export interface CellSums {
  lines: number;
  readonly effective: ExactSum;
  readonly billed: ExactSum;
}
