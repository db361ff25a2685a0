import { foldText } from '@casewright/rules';

export interface PasswordOwner {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

const SHORTEST_WORD = 3;

const SEPARATORS = /[^\p{L}\p{N}]+/u;

/** What others know of a person and would try first: names, the parts of the address, and the company in it. */
export function wordsOf({ email, firstName, lastName }: PasswordOwner): readonly string[] {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const companies = domain.split('.').slice(0, -1);
  const [first, last] = [firstName.toLowerCase().trim(), lastName.toLowerCase().trim()];
  const names = [first, last, first + last, last + first, `${first}.${last}`, `${first[0] ?? ''}${last}`];
  const known = [...names, local, domain, ...companies];
  const pieces = known.flatMap((name) => [name, ...name.split(SEPARATORS), name.split(SEPARATORS).join('')]);
  // Typed without the accents, too.
  const typed = pieces.flatMap((word) => [word, foldText(word)]);
  return [...new Set(typed)].filter(({ length }) => length >= SHORTEST_WORD);
}

/**
 * What remains of a password without the words that others know, however these are spaced: "2026!" of "North Wind 2026!".
 * Undefined if it holds none of them.
 */
export function ownPartOf(password: string, owner: PasswordOwner): string | undefined {
  const words = wordsOf(owner).toSorted((one, other) => other.length - one.length);
  const folded = foldText(password);
  const own = words.reduce((left, word) => without(left, word), folded);
  return own.length < folded.length ? own : undefined;
}

/** Removes a word from a text, whatever separates its letters there. */
function without(text: string, word: string): string {
  const letters = [...word.split(SEPARATORS).join('')];
  const signs = [...text];
  const places = signs.flatMap((sign, place) => (SEPARATORS.test(sign) ? [] : [place]));
  const isThere = (from: number) => letters.every((letter, n) => signs[places[from + n] ?? -1] === letter);
  const kept: string[] = [];
  let next = 0;
  for (let from = 0; from < places.length; from++) {
    const first = places[from] ?? 0;
    if (first < next || letters.length === 0 || !isThere(from)) continue;
    kept.push(...signs.slice(next, first));
    next = (places[from + letters.length - 1] ?? first) + 1;
  }
  return [...kept, ...signs.slice(next)].join('');
}

export const isAddressIn = (password: string, email: string): boolean =>
  password.toLowerCase().includes(email.toLowerCase());
