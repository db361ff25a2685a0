import { ExactSum, sumOfTexts } from '../../cells/exact-sum';
import type { IntakeQuestion } from '../intake';

/**
 * Effective: fees of commitments are spread over what they cover. Billed: as invoiced. List: at the provider's public
 * prices, without discounts and commitments. The first one that a file has counts by default.
 */
export const COST_BASES = ['effective', 'billed', 'list'] as const;
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
export const COUNTED_BY_DEFAULT: readonly BillLineType[] = ['usage', 'commitment', 'purchase', 'discount'];
export const isCountedByDefault = (type: BillLineType): boolean => COUNTED_BY_DEFAULT.includes(type);

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
  /** Undefined if the file has no list prices. */
  readonly list?: string;
}

/** All lines of one type. */
export type BillTypeSums = Omit<BillCell, 'month' | 'service' | 'provider'>;

/** What the seller decides about a bill. */
export interface BillChoices {
  /** Null for the default: effective if the file has it. */
  readonly basis: CostBasis | null;
  /** Types of lines that count. Null for the default: what a running year costs. */
  readonly types: readonly BillLineType[] | null;
}

export const DEFAULT_BILL_CHOICES: BillChoices = { basis: null, types: null };

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

/** The intake statement of a bill. */
export interface BillStatement {
  /** One or more sentences: what was recognized, what counts, and what doesn't. */
  readonly text: string;
  /** Sentences about what was left aside, such as total rows. */
  readonly notes: readonly string[];
  readonly questions: readonly IntakeQuestion[];
  /** Null for a table that no known tool wrote. */
  readonly source: { readonly id: string; readonly product: string; readonly version: string | null } | null;
  /** Of the amounts. Null if the file doesn't say, so that they are taken for the case's. */
  readonly currency: string | null;
  readonly bases: readonly CostBasis[];
  readonly basis: CostBasis;
  readonly choices: BillChoices;
  /** In the order of BILL_LINE_TYPES, those that the file has. */
  readonly types: readonly BillTypeSums[];
  readonly commitments: BillCommitments | null;
}

/** A bill with its sums by month, service and type. */
export interface BillIntake extends BillStatement {
  readonly cells: readonly BillCell[];
}

export const isCountedLine = ({ type }: Pick<BillCell, 'type'>, { types }: BillChoices): boolean =>
  types === null ? isCountedByDefault(type) : types.includes(type);

export const countedCells = ({ cells, choices }: Pick<BillIntake, 'cells' | 'choices'>): readonly BillCell[] =>
  cells.filter((cell) => isCountedLine(cell, choices));

/** The basis that counts: as chosen, otherwise effective. */
export const countedBasis = (bases: readonly CostBasis[], { basis }: BillChoices): CostBasis =>
  basis !== null && bases.includes(basis) ? basis : (bases[0] ?? 'billed');

export const costOf = (cells: readonly Pick<BillCell, CostBasis>[], basis: CostBasis): string =>
  sumOfTexts(cells.map((cell) => cell[basis] ?? cell.billed));

/** Adds up cells that have the same place elsewhere. */
export const sumsOf = (cells: readonly BillCell[]): Pick<BillCell, 'lines' | CostBasis> => ({
  lines: cells.reduce((sum, { lines }) => sum + lines, 0),
  ...{ effective: costOf(cells, 'effective'), billed: costOf(cells, 'billed') },
  ...(cells.some(({ list }) => list !== undefined) && { list: costOf(cells, 'list') }),
});

export const sumsByType = (cells: readonly BillCell[]): readonly BillTypeSums[] =>
  BILL_LINE_TYPES.flatMap((type) => {
    const own = cells.filter((cell) => cell.type === type);
    return own.length > 0 ? [{ type, ...sumsOf(own) }] : [];
  });

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
  readonly list: ExactSum | null;
}
