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
  if (text !== undefined && MARKUP.test(text)) return 'text/html';
  const named = TEXT_TYPES[name.split('.').at(-1)?.toLowerCase() ?? ''];
  if (named === undefined && hasPdfHeader(head)) return 'application/pdf';
  return text === undefined ? undefined : (named ?? 'text/plain');
}

/** Readers of PDF accept other bytes before the header (ISO 32000-1 Annex H.3, note 13). */
const PDF_HEADER_WITHIN = 1024;

const hasPdfHeader = (head: Uint8Array): boolean =>
  /%PDF-\d\.\d/.test(Buffer.from(head.subarray(0, PDF_HEADER_WITHIN)).toString('latin1'));

/** Name of the stream that holds an encrypted Office file ([MS-OFFCRYPTO] 2.3.4.4). */
const ENCRYPTED_PACKAGE = Buffer.from('EncryptedPackage', 'utf16le');
const COMPOUND_FILE = 'application/x-cfb';

/** Finds out whether a file is an Office file with a password, from its chunks. */
export class PasswordProtection {
  private isEncrypted = false;
  private end = Buffer.alloc(0);

  add(chunk: Uint8Array): void {
    const seen = Buffer.concat([this.end, chunk]);
    this.isEncrypted ||= seen.includes(ENCRYPTED_PACKAGE);
    this.end = seen.subarray(1 - ENCRYPTED_PACKAGE.length);
  }

  protects(type: string | undefined): boolean {
    return type === COMPOUND_FILE && this.isEncrypted;
  }
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
