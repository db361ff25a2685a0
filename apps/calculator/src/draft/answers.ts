import { COMPUTE_MODELS, ENVIRONMENTS, type CaseSelections, type Solution } from '@casewright/rules';
import type { Body } from '@casewright/web';
import type { StepPath } from './steps';

/** Prices are computed from these answers whenever they are shown. */
export interface Draft extends CaseSelections {
  /** Id of this exact set of answers, renewed with every change. */
  readonly attempt: string;
  /** Time of the last answer, in milliseconds. */
  readonly changedAt: number;
  /** Steps left by Proceed, even if unanswered. */
  readonly passedSteps: readonly StepPath[];
}

export const NO_SOLUTION: Solution = { name: '', environments: [], computeModels: [] };

export const NO_ANSWERS = {
  proposed: [NO_SOLUTION],
  competitive: [NO_SOLUTION],
  slaDays: undefined,
  acvTier: undefined,
  presentationSupport: false,
  passedSteps: [],
} as const satisfies Partial<Draft>;

/** Whether replacing the draft would lose anything. */
export const hasAnswers = ({ proposed, competitive, slaDays, acvTier, presentationSupport }: CaseSelections): boolean =>
  [proposed, competitive].some((solutions) => solutions.length > 1 || solutions.some(isDescribed)) ||
  slaDays !== undefined ||
  acvTier !== undefined ||
  presentationSupport;

const isDescribed = ({ name, environments, computeModels }: Solution): boolean =>
  name !== '' || environments.length > 0 || computeModels.length > 0;

/** Request body to quote, save or start a case. */
export function selectionsOf({ proposed, competitive, slaDays, acvTier, presentationSupport }: CaseSelections) {
  return {
    proposed: proposed.map(solutionOf),
    competitive: competitive.map(solutionOf),
    ...(slaDays && { slaDays }),
    ...(acvTier && { acvTier }),
    presentationSupport,
  } satisfies Body<'post', '/api/cases'>;
}

/** Options in rate-card order, so that the same answers make the same request. */
const solutionOf = ({ name, environments, computeModels }: Solution) => ({
  name: name.trim().toWellFormed(),
  environments: ENVIRONMENTS.filter((option) => environments.includes(option)),
  computeModels: COMPUTE_MODELS.filter((option) => computeModels.includes(option)),
});

export const areSameAnswers = (one: CaseSelections, other: CaseSelections): boolean =>
  JSON.stringify(selectionsOf(one)) === JSON.stringify(selectionsOf(other));
