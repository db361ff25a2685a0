import { keptKey } from '@casewright/web';

export interface Letter {
  readonly recipient: string;
  readonly subject: string;
  readonly content: string;
}

export const EMPTY_LETTER: Letter = { recipient: '', subject: '', content: '' };

/** A new message, or the answer to one. */
export type LetterName = 'new' | `reply:${string}`;

const keyOf = (userId: string, name: LetterName): string => keptKey(userId, `letter:${name}`);

/** What was being written when the page was left, for this user in this browser. */
export function keptLetter(userId: string, name: LetterName): Letter {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId, name)) ?? '{}');
    const text = (field: keyof Letter): string => {
      const value: unknown = kept && typeof kept === 'object' ? Reflect.get(kept, field) : undefined;
      return typeof value === 'string' ? value : '';
    };
    return { recipient: text('recipient'), subject: text('subject'), content: text('content') };
  } catch {
    return EMPTY_LETTER;
  }
}

export function keepLetter(userId: string, name: LetterName, letter: Partial<Letter>): void {
  const written = Object.values(letter).some((text) => text);
  try {
    if (written) localStorage.setItem(keyOf(userId, name), JSON.stringify(letter));
    else localStorage.removeItem(keyOf(userId, name));
  } catch {
    // A browser that keeps nothing loses what is written when the page is left, and no more.
    return;
  }
}

export const forgetLetter = (userId: string, name: LetterName): void => keepLetter(userId, name, EMPTY_LETTER);
