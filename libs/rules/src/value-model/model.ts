export const CONFIDENCES = ['low', 'medium', 'high'] as const;
/** How sure a number is, as the analyst says it. */
export type Confidence = (typeof CONFIDENCES)[number];

export const SOLUTION_ROLES = ['today', 'proposed', 'alternative'] as const;
/** Today's solution is what the others are compared with. */
export type SolutionRole = (typeof SOLUTION_ROLES)[number];
export const BENEFIT_CLASSES = ['hard-saving', 'productivity', 'revenue', 'risk'] as const;
export type BenefitClass = (typeof BENEFIT_CLASSES)[number];

export interface ModelSolution {
  readonly id: string;
  readonly name: string;
  readonly role: SolutionRole;
}

/** The column of a seller's file that a number was read from. */
export interface FileReference {
  readonly fileId: string;
  readonly file: string;
  /** Empty for a CSV. */
  readonly sheet: string;
  /** Such as "C (Cores)". */
  readonly column: string;
}

/** A number with its source. Without low and high it was counted, not estimated. */
export interface Assumption {
  /** What expressions call it. */
  readonly id: string;
  readonly label: string;
  readonly group: string;
  /** Such as "USD/host/year". Percentages are fractions: 6 % is 0.06, unit "%". */
  readonly unit: string;
  readonly base: number;
  /** Worse for the proposal, which may be the larger number. */
  readonly low?: number;
  /** Better for the proposal. */
  readonly high?: number;
  readonly source: string;
  /** ISO date. */
  readonly asOf: string;
  readonly confidence: Confidence;
  readonly owner: string;
  /** What to ask the prospect for it. */
  readonly question?: string;
  readonly reference?: FileReference;
  /** Whether the seller may try other low and high values in a copy. */
  readonly sellerMayChange?: boolean;
}

/** The group of assumptions that are the same in every scenario. */
export const FIXED_GROUP = 'Fixed';

/** An expression with a name, for others to use. */
export interface Calculation {
  readonly id: string;
  readonly expression: string;
}

/** Comes out as money. Year 0 is the start. */
export interface CostLine {
  /** What comments and comparisons call it. */
  readonly id: string;
  readonly solution: string;
  readonly category: string;
  readonly label: string;
  readonly expression: string;
  /** 1 if absent. */
  readonly firstYear?: number;
  /** The last of the horizon if absent. */
  readonly lastYear?: number;
}

export interface BenefitDriver {
  readonly id: string;
  readonly label: string;
  readonly benefitClass: BenefitClass;
  /** What it is worth in a full year. */
  readonly expression: string;
  /** Share by year from year 1, 0 to 1; the last share holds for the years after it. */
  readonly ramp: readonly number[];
  /** Share of it that counts, 0 to 1. */
  readonly counted: number;
  /** The solution that brings it; each but today's if absent. */
  readonly solution?: string;
}

/** A value model: everything its results come from (beyond.md V1). */
export interface ValueModel {
  /** 1 to 10. */
  readonly horizonYears: number;
  /** ISO 4217. */
  readonly currency: string;
  /** Unit of presentation: each line is rounded to it once. */
  readonly roundTo: number;
  /** Id of the assumption by which cash flow is discounted. */
  readonly discountRate: string;
  readonly solutions: readonly ModelSolution[];
  readonly assumptions: readonly Assumption[];
  readonly calculations: readonly Calculation[];
  readonly costLines: readonly CostLine[];
  readonly benefits: readonly BenefitDriver[];
}

export type Scenario = 'low' | 'base' | 'high';

/** Where a model is wrong, and why. */
export interface ModelFault {
  /** Such as "costLines.2.expression". */
  readonly place: string;
  readonly message: string;
  /** Characters from the start of an expression. */
  readonly at?: number;
}
