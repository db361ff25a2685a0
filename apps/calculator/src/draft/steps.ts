import { type CaseSelections, missingTermsOf, type Solution } from '@casewright/rules';
import { paths } from '@casewright/web/paths';

export const STEPS = [
  { name: 'Solutions', path: paths.solutions },
  { name: 'Environments', path: paths.environments },
  { name: 'Compute models', path: paths.computeModels },
  { name: 'SLA and ACV', path: paths.parameters },
  { name: 'Support', path: paths.support },
  { name: 'Result', path: paths.result },
] as const;

export type StepPath = (typeof STEPS)[number]['path'];

export const stepName = (step: StepPath): string => STEPS.find(({ path }) => path === step)?.name ?? step;

interface Answered extends CaseSelections {
  readonly passedSteps: readonly StepPath[];
}

export function isStepDone(step: StepPath, draft: Answered): boolean {
  return draft.passedSteps.includes(step) || isStepAnswered(step, draft);
}

function isStepAnswered(step: StepPath, { proposed, competitive, ...draft }: CaseSelections): boolean {
  const some = (isGiven: (solution: Solution) => boolean) => [...proposed, ...competitive].some(isGiven);
  switch (step) {
    case paths.solutions:
      return some(({ name }) => name.trim() !== '');
    case paths.environments:
      return some(({ environments }) => environments.length > 0);
    case paths.computeModels:
      return some(({ computeModels }) => computeModels.length > 0);
    case paths.parameters:
      return draft.slaDays !== undefined;
    case paths.support:
      return draft.presentationSupport;
    case paths.result:
      return false;
  }
}

const skipped: Readonly<Partial<Record<StepPath, string>>> = {
  [paths.solutions]: "You haven't named any solutions.",
  [paths.environments]: "You haven't chosen any environments.",
  [paths.computeModels]: "You haven't chosen any compute models.",
};

/** One sentence per missing answer, to confirm before starting the case. Presentation support is optional. */
export const missingAnswersOf = (draft: Answered): string[] => [
  ...STEPS.filter(({ path }) => !isStepDone(path, draft)).flatMap(({ path }) => skipped[path] ?? []),
  ...missingTermsOf(draft).map((term) => `You haven't chosen an ${term}.`),
];
