/** First, last, and whole names. */
export const NAME_MAX_LENGTH = 100;
export const PASSKEY_NAME_MAX_LENGTH = 60;

/** Deleted accounts have an empty name. */
export const nameText = (name: string): string => name || 'A former user';

export const personText = ({ isYou, name }: { readonly isYou: boolean; readonly name: string }): string =>
  isYou ? 'You' : nameText(name);

/**
 * A name that people can read: one line with a visible character, without control characters and without overrides of
 * the writing direction, which make a name read as another one.
 */
export const VALID_NAME =
  /^(?=.*(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}])[^\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u;
export const NAME_FAULT = 'Enter a valid name.';

const UNREADABLE = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** For names that may be left empty: without what would make them unreadable, and empty if nothing of it can be seen. */
export function readableName(name: string): string {
  const line = name
    .replace(/[\s\u2028\u2029]+/g, ' ')
    .replace(UNREADABLE, '')
    .trim();
  return VALID_NAME.test(line) ? line : '';
}

/** For names that have to be given. */
export const givenNameFault = (name: string): string | undefined =>
  name.trim() ? unreadableNameFault(name.trim()) : 'Enter a name.';

/** For names that are not empty. */
export const unreadableNameFault = (name: string): string | undefined =>
  VALID_NAME.test(name) ? undefined : NAME_FAULT;
