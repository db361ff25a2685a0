import type { PursuitStage } from '@casewright/rules';
import { useQuery } from '@casewright/web/query';
import { type CaseProgress, reviewsQuery } from '../queries';
import { caseNextStepOf, stepForProvider } from './case-next-step';
import { inputsNextStepOf } from './inputs/inputs-next-step';
import { inputsQuery } from './inputs/queries';

/** There are no reviews before the terms are confirmed. */
export const reviewsOf = ({ id, confirmedAt }: CaseProgress) => ({
  ...reviewsQuery(id),
  enabled: confirmedAt !== null,
});

/** Includes the inputs and reviews that wait for the reader. */
export function useCaseNextStep(progress: CaseProgress, isYours: boolean, stage: PursuitStage) {
  const { data: inputs = [] } = useQuery({ ...inputsQuery(progress.id), enabled: isYours });
  const { data: reviews = [] } = useQuery(reviewsOf(progress));
  if (!isYours) return stepForProvider(progress);
  const ofInputs = inputsNextStepOf(inputs, progress.state);
  if (!ofInputs) return caseNextStepOf(progress, reviews, stage);
  return progress.state === 'on-hold'
    ? { ...ofInputs, detail: `This case is on hold. ${ofInputs.detail ?? ''}`.trim() }
    : ofInputs;
}
