import { fileTypeFromBuffer } from 'file-type';

/** Enough to recognize every type, and to tell a spreadsheet from another zip archive. */
export const HEAD_BYTES = 1024 * 1024;

const MARKUP = /^\s*<(?:!doctype|html|head|body|meta|table|div|script|svg|\?xml|!--)/i;
const TEXT_TYPES: Readonly<Record<string, string>> = { csv: 'text/csv', txt: 'text/plain' };

/** Media type by content. The name only tells text formats apart. @returns undefined for unknown binary content */
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

/** Spreadsheet programs write UTF-8, UTF-16 with a byte order mark, or Windows-1252. */
function textOf(head: Uint8Array): string | undefined {
  const marked = BYTE_ORDER_MARKS.find(([, mark]) => mark.every((byte, at) => head[at] === byte));
  const text = new TextDecoder(marked?.[0] ?? 'windows-1252').decode(head);
  return hasControls(text) ? undefined : text.replace(/^\ufeff|^ï»¿/, '');
}

function hasControls(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < 9 || (code > 13 && code < 32)) return true;
  }
  return false;
}
