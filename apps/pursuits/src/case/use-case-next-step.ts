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
  return inputsNextStepOf(inputs, progress.state) ?? caseNextStepOf(progress, reviews, stage);
}
