import { SearchInvalid } from './message-search.errors';

export interface MessageSearch {
  /** Beginnings of words, in lower case. All must be in a message. */
  readonly words: readonly string[];
  /** Asks for signs such as `%` and for no word. Signs separate words and are not searched, so this finds nothing. */
  readonly hasSignsOnly?: true;
  /** `me`, an email, or part of a name. */
  readonly from?: string;
  readonly to?: string;
  readonly isUnread?: true;
  /** Dates, such as 2026-03-31: since the beginning of the day. */
  readonly after?: string;
  /** Until the beginning of the day. */
  readonly before?: string;
}

const MAX_WORDS = 20;
/** `from:"Ada Admin"`, `is:unread`, `"a phrase"`, `word`. */
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

/** As the database splits texts into words (migrations/0001-conversations.ts). */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Finds texts that have words with all these beginnings; undefined when there are none to find. */
export function prefixQuery(text: string): string | undefined {
  const words = wordsOf(text).slice(0, MAX_WORDS);
  return words.length > 0 ? words.map((word) => `${word}:*`).join(' & ') : undefined;
}

function dateOf(operator: string, value: string): string {
  const isDate = /^\d{4}-\d\d-\d\d$/.test(value) && new Date(`${value}T00:00:00Z`).toJSON()?.startsWith(value);
  if (!isDate) throw new SearchInvalid(`${operator}: takes a date such as 2026-03-31.`);
  return value;
}
