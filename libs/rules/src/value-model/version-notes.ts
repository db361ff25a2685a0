import type { ValueModelContent } from './content';
import { isUnsourced } from './evidence';
import type { Assumption } from './model';

/** For example "26 numbers have no source, and 4 are defaults." @param assumptions that an analyst confirms */
export function unconfirmedText(assumptions: readonly Assumption[]): string {
  const unsourced = assumptions.filter(isUnsourced).length;
  const defaults = assumptions.length - unsourced;
  const numbers = (count: number) => `${count} ${count === 1 ? 'number' : 'numbers'}`;
  const are = defaults === 1 ? 'is a default' : 'are defaults';
  if (unsourced === 0) return `${numbers(defaults)} ${are}.`;
  const rest = defaults === 0 ? '.' : `, and ${defaults} ${are}.`;
  return `${numbers(unsourced)} ${unsourced === 1 ? 'has' : 'have'} no source${rest}`;
}

/** What a board paper has and the documents of this content would lack, as a sentence. Undefined if nothing. */
export function leftOutText({ asked, takes, risks, plan, nextSteps }: ValueModelContent): string | undefined {
  const parts = [
    ['decision asked for', asked.trim()],
    ['account of what the decision takes', takes.trim()],
    ['risks', risks?.length],
    ['plan', plan?.length],
    ['next steps', nextSteps?.length],
  ] as const;
  const missing = parts.flatMap(([name, isThere]) => (isThere ? [] : [name]));
  const [first, ...others] = missing;
  if (first === undefined) return undefined;
  const last = others.pop();
  const list =
    last === undefined ? first : `${[first, ...others].join(', ')}${others.length > 0 ? ',' : ''} or ${last}`;
  return `The documents will have no ${list}.`;
}
