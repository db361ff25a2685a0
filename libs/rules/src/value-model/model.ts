export const CONFIDENCES = ['low', 'medium', 'high'] as const;
export type Confidence = (typeof CONFIDENCES)[number];

export const SOLUTION_ROLES = ['today', 'proposed', 'competing'] as const;
/** Proposed and competing solutions are compared with today's. */
export type SolutionRole = (typeof SOLUTION_ROLES)[number];
export const BENEFIT_CLASSES = ['hard-saving', 'productivity', 'revenue', 'risk'] as const;
export type BenefitClass = (typeof BENEFIT_CLASSES)[number];

export interface ModelSolution {
  readonly id: string;
  readonly name: string;
  readonly role: SolutionRole;
  /** Why moving to it costs nothing. */
  readonly noTransition?: string;
  /** Why it never runs beside today's solution. */
  readonly noParallel?: string;
}

export const SIZED_FIGURES = [
  ...(['instances', 'storage', 'machines', 'hosts', 'hosts-purchase', 'vmware-cores', 'vmware-cores-after'] as const),
  ...(['vmware-licenses', 'vmware-licenses-after', 'windows-licenses', 'sql-server-cores'] as const),
  'sql-server-licenses',
] as const;
/** Which number of a sizing it is. */
export type SizedFigure = (typeof SIZED_FIGURES)[number];

/** How a number was sized and priced, so that it can be computed again. */
export interface SizingReference {
  /** Key of the input. */
  readonly input: string;
  /** Query of the sizing, with the version of the price book. */
  readonly basis: string;
  readonly figure: SizedFigure;
  readonly priceBook: string;
  readonly version: number;
}

export interface FileReference {
  readonly fileId: string;
  readonly file: string;
  readonly sheet: string;
  readonly column: string;
  /** Undefined for a number that is read as it stands. */
  readonly sizing?: SizingReference;
}

export const SOURCE_KINDS = ['prospect', 'measured', 'quoted', 'default'] as const;
/** Said by the prospect, measured or counted in files, offered or contracted, or taken from elsewhere. */
export type SourceKind = (typeof SOURCE_KINDS)[number];

/** A number with its source. One without low and high was counted, not estimated. */
export interface Assumption {
  /** Name in expressions. */
  readonly id: string;
  readonly label: string;
  readonly group: string;
  /** For example "USD/host/year". Percentages are fractions: 6 % is 0.06 with unit "%". */
  readonly unit: string;
  readonly base: number;
  /** Low is worse for the proposal, even if it is the larger number. */
  readonly low?: number;
  readonly high?: number;
  readonly source: string;
  /** Undefined if nobody said. */
  readonly kind?: SourceKind;
  /** ISO date. */
  readonly asOf: string;
  readonly confidence: Confidence;
  readonly owner: string;
  /** Asks the prospect for the number. */
  readonly question?: string;
  readonly reference?: FileReference;
  /** Where the value was taken from in the library of defaults. */
  readonly library?: { readonly key: string; readonly version: number };
  /** Whether the seller may try other low and high values in a private copy. */
  readonly sellerMayChange?: boolean;
}

export const FIXED_GROUP = 'Fixed';
/** Of numbers that no single solution owns, such as a price of electricity. */
export const GENERAL_GROUP = 'General';

export interface Calculation {
  readonly id: string;
  readonly expression: string;
}

export const LINE_PURPOSES = ['transition', 'parallel', 'commitment'] as const;
/** Moving, running both side by side, or what today's contracts still cost (reserved instances, support). */
export type LinePurpose = (typeof LINE_PURPOSES)[number];

/** Must result in money. Year 0 is the start. */
export interface CostLine {
  readonly id: string;
  readonly solution: string;
  readonly category: string;
  readonly label: string;
  readonly expression: string;
  /** Defaults to 1. */
  readonly firstYear?: number;
  /** Defaults to `horizonYears`. */
  readonly lastYear?: number;
  /** Undefined for running costs. */
  readonly purpose?: LinePurpose;
}

/** Why a benefit isn't the same saving as another row. */
export interface Difference {
  /** Id of a benefit or cost line. */
  readonly from: string;
  readonly why: string;
}

export interface BenefitDriver {
  readonly id: string;
  readonly label: string;
  readonly benefitClass: BenefitClass;
  readonly expression: string;
  /** Shares by year from year 1, 0 to 1. The last share applies to all later years. */
  readonly ramp: readonly number[];
  /** Share that is counted, 0 to 1. */
  readonly counted: number;
  /** Defaults to every solution but today's. */
  readonly solution?: string;
  readonly differs?: readonly Difference[];
}

/** Everything the results are computed from (beyond.md V1). */
export interface ValueModel {
  /** 1 to 10. */
  readonly horizonYears: number;
  /** ISO 4217. */
  readonly currency: string;
  /** Each line is rounded once to a multiple of this amount. */
  readonly roundTo: number;
  /** Id of an assumption. */
  readonly discountRate: string;
  readonly solutions: readonly ModelSolution[];
  readonly assumptions: readonly Assumption[];
  readonly calculations: readonly Calculation[];
  readonly costLines: readonly CostLine[];
  readonly benefits: readonly BenefitDriver[];
}

export type Scenario = 'low' | 'base' | 'high';

export interface ModelFault {
  /** For example "costLines.2.expression". */
  readonly place: string;
  readonly message: string;
  /** Character offset in the expression. */
  readonly at?: number;
}
