import { isProvided } from '@casewright/rules';
import type { StoredInput } from './queries';

/** What waits for the seller. While a file is read, nothing is to be done. */
export const waitingInputs = (inputs: readonly StoredInput[]): readonly StoredInput[] =>
  inputs.filter(({ state, isChangeable }) => isChangeable && !isProvided(state) && state !== 'reading');

/** What comes next where that is about inputs in particular; undefined where it is about all of them, or none. */
export function inputsNextStepOf(
  inputs: readonly StoredInput[],
): { readonly sentence: string; readonly detail?: string } | undefined {
  const waiting = waitingInputs(inputs);
  const [returned, ...others] = waiting.filter(({ state }) => state === 'returned');
  if (returned && others.length > 0)
    return {
      sentence: `You: provide ${others.length + 1} inputs again.`,
      detail: 'We sent them back. The case goes on as soon as they are here.',
    };
  if (returned) return { sentence: `You: provide “${returned.title}” again.`, detail: returned.reason ?? '' };
  const [only, ...more] = waiting;
  if (!only || more.length > 0) return undefined;
  return { sentence: `You: provide “${only.title}”.`, detail: 'It is the only input that is still missing.' };
}
