/** In UTF-16 units. */
const MAX_LENGTH = 80;

/** Invisible. Keeps mail programs from turning `evil.example` or `x@evil.example` into a link. */
const WORD_JOINER = '\u2060';

/** Controls, line breaks, invisible characters, and those that reverse text. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]+/gu;

/**
 * A user's words in a mail to someone whom they named: one short line in quotation marks, which can neither carry a link
 * nor look like a sentence of ours.
 */
export function quotedText(written: string): string {
  const line = written
    .replace(UNSEEN, ' ')
    .replace(/["“”„«»]/g, '’')
    .trim();
  const short = line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH).toWellFormed()}…` : line;
  return `“${short.replace(/[.。．｡:/@](?=\S)/g, (mark) => mark + WORD_JOINER)}”`;
}
