/** Server's limit. */
export const MAX_ANSWER_TITLE_LENGTH = 100;

/** Warns at the limit, since the field cuts pasted text. */
export const fullText = (text: string, limit: number): string | undefined =>
  text.length >= limit ? `You’ve reached the limit of ${limit.toLocaleString('en-US')} characters.` : undefined;
