/** The server's limit. */
export const MAX_ANSWER_TITLE_LENGTH = 100;

/** For a field that takes no more, since what was pasted beyond its limit is not in it. */
export const fullText = (text: string, limit: number): string | undefined =>
  text.length >= limit ? `That’s all that fits: ${limit.toLocaleString('en-US')} characters.` : undefined;
