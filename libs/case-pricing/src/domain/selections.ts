import { MAX_SOLUTIONS, type CaseSelections } from '@casewright/rules';
import { WrongNumberOfSolutions } from './case.errors';

/** @throws WrongNumberOfSolutions unless each side has one to three */
export function refuseUnlessPriceable({ proposed, competitive }: CaseSelections): void {
  const isInRange = ({ length }: readonly unknown[]) => length >= 1 && length <= MAX_SOLUTIONS;
  if (!isInRange(proposed) || !isInRange(competitive)) throw new WrongNumberOfSolutions();
}
