import {
  COMPUTE_MODEL_LABELS,
  COMPUTE_MODELS,
  ENVIRONMENT_LABELS,
  ENVIRONMENTS,
  momentText,
  priceCase,
  type CaseSelections,
  type RateCard,
  type Solution,
} from '@casewright/rules';
import { refuseUnlessPriceable } from './selections';

/** Selected options by solution: 'proposed1', 'competitive2', and so on. */
type Ticks = Readonly<Record<string, Readonly<Record<string, boolean>>>>;

/** Selections as stored (S1 §3): enough to reopen the calculation in the wizard. */
export interface SelectedCheckboxes {
  readonly proposed_environments: Ticks;
  readonly competitive_environments: Ticks;
  readonly proposed_compute: Ticks;
  readonly competitive_compute: Ticks;
}

/** Selections and their price by the rate card of that day. */
export interface SavedCalculation {
  readonly id: string;
  readonly ownerId: string;
  readonly title: string;
  readonly rateCard: string;
  readonly baseSolutionCredits: number;
  /** Environments and compute models. */
  readonly solutionCredits: number;
  readonly slaCredits: number;
  readonly acvCredits: number;
  readonly slaTurnaroundDays: number | null;
  readonly acvTierSelection: string | null;
  /** Distinct environments over all solutions. */
  readonly environmentCheckboxCount: number;
  readonly computeModelCheckboxCount: number;
  readonly proposedCount: number;
  readonly competitiveCount: number;
  readonly totalCaseCredits: number;
  /** Credits. 0 if declined. */
  readonly presentationSupport: number;
  readonly totalWithSupport: number;
  readonly proposedSolutionNames: readonly string[];
  readonly competitorNames: readonly string[];
  readonly environmentSelections: readonly string[];
  readonly computeModelSelections: readonly string[];
  readonly selectedCheckboxes: SelectedCheckboxes;
  readonly createdAt: Date;
}

export const MAX_TITLE_LENGTH = 200;

/** @param timeZone the reader's, for the date in the title */
export function saveCalculation(
  ownerId: string,
  selections: CaseSelections,
  rates: RateCard,
  at: Date,
  timeZone: string,
): SavedCalculation {
  refuseUnlessPriceable(selections);
  const price = priceCase(selections, rates);
  const { proposed, competitive, slaDays, acvTier } = selections;
  const environmentsOf = ticked('environments', ENVIRONMENTS, ENVIRONMENT_LABELS);
  const computeModelsOf = ticked('computeModels', COMPUTE_MODELS, COMPUTE_MODEL_LABELS);

  return {
    id: crypto.randomUUID(),
    ownerId,
    title: `Calculation - ${momentText(at, timeZone)}`,
    rateCard: price.rateCard,
    baseSolutionCredits: price.baseCredits,
    solutionCredits: price.analysisCredits,
    slaCredits: price.slaCredits,
    acvCredits: price.acvCredits,
    slaTurnaroundDays: slaDays ?? null,
    acvTierSelection: acvTier ?? null,
    environmentCheckboxCount: environmentsOf([...proposed, ...competitive]).length,
    computeModelCheckboxCount: computeModelsOf([...proposed, ...competitive]).length,
    proposedCount: proposed.length,
    competitiveCount: competitive.length,
    totalCaseCredits: price.caseCredits,
    presentationSupport: price.supportCredits,
    totalWithSupport: price.totalCredits,
    proposedSolutionNames: proposed.map(({ name }) => name),
    competitorNames: competitive.map(({ name }) => name),
    environmentSelections: bySide(environmentsOf, proposed, competitive),
    computeModelSelections: bySide(computeModelsOf, proposed, competitive),
    selectedCheckboxes: {
      proposed_environments: ticksOf('proposed', 'environments', proposed),
      competitive_environments: ticksOf('competitive', 'environments', competitive),
      proposed_compute: ticksOf('proposed', 'computeModels', proposed),
      competitive_compute: ticksOf('competitive', 'computeModels', competitive),
    },
    createdAt: at,
  };
}

/** First half of a character that was cut. */
const LONE_SURROGATE = /[\ud800-\udbff]$/;

/** Keeps the original's price. */
export const duplicateOf = (original: SavedCalculation, at: Date): SavedCalculation => ({
  ...original,
  id: crypto.randomUUID(),
  title: `Copy of ${original.title}`.slice(0, MAX_TITLE_LENGTH).replace(LONE_SURROGATE, ''),
  createdAt: at,
});

type Kind = 'environments' | 'computeModels';
type LabelsOf = (solutions: readonly Solution[]) => readonly string[];

/** Labels of the options that any solution selects, without duplicates, in the wizard's order. */
const ticked =
  <Option extends string>(kind: Kind, options: readonly Option[], labels: Readonly<Record<Option, string>>): LabelsOf =>
  (solutions) =>
    options
      .filter((option) => solutions.some((solution) => (solution[kind] as readonly string[]).includes(option)))
      .map((option) => labels[option]);

const bySide = (labelsOf: LabelsOf, proposed: readonly Solution[], competitive: readonly Solution[]) => [
  ...labelsOf(proposed).map((label) => `Proposed: ${label}`),
  ...labelsOf(competitive).map((label) => `Competitive: ${label}`),
];

const ticksOf = (side: 'proposed' | 'competitive', kind: Kind, solutions: readonly Solution[]): Ticks =>
  Object.fromEntries(
    solutions.map((solution, index) => [
      `${side}${index + 1}`,
      Object.fromEntries(solution[kind].map((option) => [option, true])),
    ]),
  );
