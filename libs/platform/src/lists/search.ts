import { isUuid } from './is-uuid';

/** Search term as an ID, a part of a text, or a beginning if it is too short for a trigram. */
export interface Search {
  readonly id?: string;
  /** `ilike` pattern that matches anywhere. */
  readonly part?: string;
  /** Lowercase `like` pattern. */
  readonly beginning?: string;
}

const TRIGRAM = 3;

export function readSearch(text = ''): Search {
  const wanted = text.trim();
  if (!wanted) return {};
  if (isUuid(wanted)) return { id: wanted };
  const literal = wanted.replace(/[\\%_]/g, String.raw`\$&`);
  return wanted.length < TRIGRAM ? { beginning: `${literal.toLowerCase()}%` } : { part: `%${literal}%` };
}
