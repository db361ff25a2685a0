import { paths } from '@casewright/web';

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
