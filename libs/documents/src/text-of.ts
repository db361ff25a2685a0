/** Control characters but for tabs and line ends, and what is no character. */
const NOT_TEXT = /[\p{Cc}\ufffe\uffff]/gu;
const KEPT = new Set(['\t', '\n', '\r']);

/** Any text as XML can hold it. */
export const textOf = (text: string): string =>
  text.toWellFormed().replace(NOT_TEXT, (character) => (KEPT.has(character) ? character : '\ufffd'));
