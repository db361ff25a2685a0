import { fileTypeFromBuffer } from 'file-type';

/** Enough for the signatures of all types, and for a spreadsheet to be told from another archive. */
export const HEAD_BYTES = 1024 * 1024;

const MARKUP = /^\s*<(?:!doctype|html|head|body|meta|table|div|script|svg|\?xml|!--)/i;
const TEXT_TYPES: Readonly<Record<string, string>> = { csv: 'text/csv', txt: 'text/plain' };

/**
 * The media type of what a file contains, whatever its name says; only of texts does the name tell one from another.
 * @param head the first bytes, at most `HEAD_BYTES`
 * @returns undefined for what is neither known nor text
 */
export async function contentType(head: Uint8Array, name: string): Promise<string | undefined> {
  const found = await fileTypeFromBuffer(head);
  if (found) return found.mime;
  const text = textOf(head);
  if (text === undefined) return undefined;
  if (MARKUP.test(text)) return 'text/html';
  return TEXT_TYPES[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'text/plain';
}

const BYTE_ORDER_MARKS: readonly (readonly [encoding: string, mark: readonly number[]])[] = [
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** Spreadsheet programs write texts in UTF-8, UTF-16 with a byte order mark, or Windows-1252. */
function textOf(head: Uint8Array): string | undefined {
  const marked = BYTE_ORDER_MARKS.find(([, mark]) => mark.every((byte, at) => head[at] === byte));
  const text = new TextDecoder(marked?.[0] ?? 'windows-1252').decode(head);
  return hasControls(text) ? undefined : text.replace(/^\ufeff|^ï»¿/, '');
}

/** Other than tabs and line ends, of which no text has any. */
function hasControls(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < 9 || (code > 13 && code < 32)) return true;
  }
  return false;
}
