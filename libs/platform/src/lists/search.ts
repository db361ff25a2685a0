import { isUuid } from './is-uuid';

/** Search term as an ID, a part of a text, or a beginning if it is too short for a trigram. */
export interface Search {
  readonly id?: string;
  /** `like` pattern that matches anywhere, for `likeFolded`. */
  readonly part?: string;
  /** `like` pattern that matches from the start, for `likeFolded`. */
  readonly beginning?: string;
}

const TRIGRAM = 3;

export function readSearch(text = ''): Search {
  const wanted = text.trim();
  if (!wanted) return {};
  if (isUuid(wanted)) return { id: wanted };
  const literal = wanted.replace(/[\\%_]/g, String.raw`\$&`);
  return wanted.length < TRIGRAM ? { beginning: `${literal}%` } : { part: `%${literal}%` };
}

/** Whether a text matches a pattern, without regard to accents and case. Indexes are on `platform.folded(expression)`. */
export const likeFolded = (expression: string, pattern = '?'): string =>
  `platform.folded(${expression}) like platform.folded(${pattern})`;

/** Whether a text contains another one, without regard to accents and case. For lists that one owner's rows limit. */
export const containsFolded = (expression: string, part = '?'): string =>
  `strpos(platform.folded(${expression}), platform.folded(${part})) > 0`;
