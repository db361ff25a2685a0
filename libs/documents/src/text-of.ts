/** Control characters and noncharacters. */
const NOT_TEXT = /[\p{Cc}\ufffe\uffff]/gu;
const KEPT = new Set(['\t', '\n', '\r']);

/** Replaces characters that XML cannot contain. */
export const textOf = (text: string): string =>
  text.toWellFormed().replace(NOT_TEXT, (character) => (KEPT.has(character) ? character : '\ufffd'));
