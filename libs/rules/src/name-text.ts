/** First, last, and whole names. */
export const NAME_MAX_LENGTH = 100;
export const PASSKEY_NAME_MAX_LENGTH = 60;

/** Deleted accounts have an empty name. */
export const nameText = (name: string): string => name || 'A former user';

export const personText = ({ isYou, name }: { readonly isYou: boolean; readonly name: string }): string =>
  isYou ? 'You' : nameText(name);
