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

/** Which options each solution ticks, by 'proposed1', 'competitive2' and so on. */
type Ticks = Readonly<Record<string, Readonly<Record<string, boolean>>>>;

/** The ticks as they were made (S1 §3): enough to open the calculation in the wizard again. */
export interface SelectedCheckboxes {
  readonly proposed_environments: Ticks;
  readonly competitive_environments: Ticks;
  readonly proposed_compute: Ticks;
  readonly competitive_compute: Ticks;
}

/** The selections, and their price by the rate card of the day. */
export interface SavedCalculation {
  readonly id: string;
  readonly ownerId: string;
  readonly title: string;
  readonly rateCard: string;
  readonly baseSolutionCredits: number;
  /** Environments and compute models together. */
  readonly solutionCredits: number;
  readonly slaCredits: number;
  readonly acvCredits: number;
  readonly slaTurnaroundDays: number | null;
  readonly acvTierSelection: string | null;
  /** Distinct environments ticked, over all solutions. */
  readonly environmentCheckboxCount: number;
  readonly computeModelCheckboxCount: number;
  readonly proposedCount: number;
  readonly competitiveCount: number;
  readonly totalCaseCredits: number;
  /** In credits; 0 when it was declined. */
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

/** @param timeZone of the reader, in which the title tells the date */
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

/** Half of a character that was cut. */
const LONE_SURROGATE = /[\ud800-\udbff]$/;

/** At the price of the original. */
export const duplicateOf = (original: SavedCalculation, at: Date): SavedCalculation => ({
  ...original,
  id: crypto.randomUUID(),
  title: `Copy of ${original.title}`.slice(0, MAX_TITLE_LENGTH).replace(LONE_SURROGATE, ''),
  createdAt: at,
});

type Kind = 'environments' | 'computeModels';
type LabelsOf = (solutions: readonly Solution[]) => readonly string[];

/** The labels of the options that any of some solutions ticks, each once, in the order of the wizard. */
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
