import { foldText } from '@casewright/rules';
import { SearchInvalid } from './message-search.errors';

export interface MessageSearch {
  /** Folded word prefixes. A message must have all of them. */
  readonly words: readonly string[];
  /** The search has only symbols such as `%`, which are not indexed, so it finds nothing. */
  readonly hasSignsOnly?: true;
  /** `me`, an email, or part of a name. */
  readonly from?: string;
  readonly to?: string;
  readonly isUnread?: true;
  /** Date such as 2026-03-31, inclusive. */
  readonly after?: string;
  /** Date, exclusive. */
  readonly before?: string;
}

const MAX_WORDS = 20;
/** Shorter prefixes match so many words that the index reads most messages. */
const PREFIX_LENGTH = 3;
/** For example `from:"Ada Admin"`, `is:unread`, `"a phrase"` or `word`. */
const PART = /(?:(from|to|is|before|after):)?(?:"([^"]*)"|(\S+))/gi;

/** @throws SearchInvalid */
export function parseSearch(text: string): MessageSearch {
  const search: { words: string[]; from?: string; to?: string; isUnread?: true; after?: string; before?: string } = {
    words: [],
  };
  let hasText = false;
  for (const [, operator, quoted, plain = ''] of text.matchAll(PART)) {
    const value = (quoted ?? plain).trim();
    switch (operator?.toLowerCase()) {
      case 'from':
        search.from = value;
        break;
      case 'to':
        search.to = value;
        break;
      case 'is':
        if (value.toLowerCase() !== 'unread') throw new SearchInvalid('is: takes unread.');
        search.isUnread = true;
        break;
      case 'before':
        search.before = dateOf('before', value);
        break;
      case 'after':
        search.after = dateOf('after', value);
        break;
      default:
        hasText ||= value !== '';
        search.words.push(...wordsOf(value));
    }
  }
  const words = search.words.slice(0, MAX_WORDS);
  return { ...search, words, ...(hasText && words.length === 0 && { hasSignsOnly: true }) };
}

/** Splits and folds words like the database does (migrations/0011-folded-search.ts). */
export const wordsOf = (text: string): string[] =>
  foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Full-text query for words with these prefixes; undefined if there are none. Short words before the last are whole. */
export function prefixQuery(text: string): string | undefined {
  const words = wordsOf(text).slice(0, MAX_WORDS);
  const terms = words.map((word, index) =>
    index < words.length - 1 && word.length < PREFIX_LENGTH ? word : `${word}:*`,
  );
  return terms.length > 0 ? terms.join(' & ') : undefined;
}

function dateOf(operator: string, value: string): string {
  const isDate = /^\d{4}-\d\d-\d\d$/.test(value) && new Date(`${value}T00:00:00Z`).toJSON()?.startsWith(value);
  if (!isDate) throw new SearchInvalid(`${operator}: takes a date such as 2026-03-31.`);
  return value;
}
