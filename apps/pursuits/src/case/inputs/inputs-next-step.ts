import { type CaseState, isProvided } from '@casewright/rules';
import type { StoredInput } from './queries';

/** Inputs that wait for the seller. Waived ones don’t, and after the inputs stage, only returned ones do. */
export const waitingInputs = (inputs: readonly StoredInput[], caseState: CaseState): readonly StoredInput[] =>
  inputs.filter(
    ({ state, isWaived, coveredBy, isChangeable }) =>
      isChangeable &&
      !isWaived &&
      coveredBy === null &&
      (caseState === 'inputs' ? !isProvided(state) && state !== 'reading' : state === 'returned'),
  );

/** Provided, answered by another input, or not needed. */
export const isEnough = ({ state, isWaived, coveredBy }: StoredInput): boolean =>
  isProvided(state) || isWaived || coveredBy !== null;

/** Whether the seller can send them. */
export const areAllProvided = (inputs: readonly StoredInput[]): boolean => inputs.length > 0 && inputs.every(isEnough);

/** Returned inputs come first. Undefined if several are missing, or some are still being read. */
export function inputsNextStepOf(
  inputs: readonly StoredInput[],
  caseState: CaseState,
): { readonly sentence: string; readonly detail?: string; readonly isYourTurn: true } | undefined {
  if (caseState === 'inputs' && areAllProvided(inputs))
    return {
      sentence: 'Send your inputs.',
      detail: 'Everything is here. Check it, then send it to your analyst.',
      isYourTurn: true,
    };
  const waiting = waitingInputs(inputs, caseState);
  const [returned, ...others] = waiting.filter(({ state }) => state === 'returned');
  const isOnHold = caseState === 'on-hold';
  if (returned && others.length > 0)
    return {
      sentence: `Provide ${others.length + 1} inputs again.`,
      detail: isOnHold
        ? 'This case is on hold. We’ll resume it once they are here.'
        : 'We sent them back. Send the inputs again once they are here.',
      isYourTurn: true,
    };
  if (returned)
    return {
      sentence: `Provide “${returned.title}” again.`,
      detail: `${isOnHold ? 'This case is on hold. ' : ''}${returned.reason ?? ''}`,
      isYourTurn: true,
    };
  const [only, ...more] = waiting;
  if (!only || more.length > 0) return undefined;
  return {
    sentence: `Provide “${only.title}”.`,
    detail: 'It is the only input that is still missing.',
    isYourTurn: true,
  };
}
