import { type CaseState, isProvided } from '@casewright/rules';
import type { StoredInput } from './queries';

/** What waits for the seller. Once the provider goes on without something, only what it sends back does. */
export const waitingInputs = (inputs: readonly StoredInput[], caseState: CaseState): readonly StoredInput[] =>
  inputs.filter(
    ({ state, isChangeable }) =>
      isChangeable && (caseState === 'inputs' ? !isProvided(state) && state !== 'reading' : state === 'returned'),
  );

/** What comes next where that is about inputs in particular; undefined where it is about all of them, or none. */
export function inputsNextStepOf(
  inputs: readonly StoredInput[],
  caseState: CaseState,
): { readonly sentence: string; readonly detail?: string; readonly isYourTurn: true } | undefined {
  const waiting = waitingInputs(inputs, caseState);
  const [returned, ...others] = waiting.filter(({ state }) => state === 'returned');
  if (returned && others.length > 0)
    return {
      sentence: `You: provide ${others.length + 1} inputs again.`,
      detail: 'We sent them back. The case goes on as soon as they are here.',
      isYourTurn: true,
    };
  if (returned)
    return { sentence: `You: provide “${returned.title}” again.`, detail: returned.reason ?? '', isYourTurn: true };
  const [only, ...more] = waiting;
  if (!only || more.length > 0) return undefined;
  return {
    sentence: `You: provide “${only.title}”.`,
    detail: 'It is the only input that is still missing.',
    isYourTurn: true,
  };
}
