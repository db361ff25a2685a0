import { fileTypeFromBuffer } from 'file-type';

/** Enough to recognize every type, and to tell a spreadsheet from another zip archive. */
export const HEAD_BYTES = 1024 * 1024;

const MARKUP = /^\s*<(?:!doctype|html|head|body|meta|table|div|script|svg|\?xml|!--)/i;
const TEXT_TYPES: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  tsv: 'text/tab-separated-values',
  txt: 'text/plain',
};

/** Media type by content. The name only tells text formats apart. @returns undefined for unknown binary content */
export async function contentType(head: Uint8Array, name: string): Promise<string | undefined> {
  const text = textOf(head);
  const named = TEXT_TYPES[name.split('.').at(-1)?.toLowerCase() ?? ''];
  const found = (await fileTypeFromBuffer(head))?.mime;
  // Signatures of binary formats are ordinary words in a table: "BM", "MZ", "ID3", "solid".
  const isText = text !== undefined && named !== undefined && !(found && TEXT_FORMATS.has(found));
  if (found && !isText) return found;
  if (text !== undefined && MARKUP.test(text)) return 'text/html';
  if (named === undefined && hasPdfHeader(head)) return 'application/pdf';
  return text === undefined ? undefined : (named ?? 'text/plain');
}

/** Formats whose files may consist of text. */
const TEXT_FORMATS: ReadonlySet<string> = new Set([
  'application/pdf',
  'application/xml',
  'application/rtf',
  'text/rtf',
]);

/** Readers of PDF accept other bytes before the header (ISO 32000-1 Annex H.3, note 13). */
const PDF_HEADER_WITHIN = 1024;

const hasPdfHeader = (head: Uint8Array): boolean =>
  /%PDF-\d\.\d/.test(Buffer.from(head.subarray(0, PDF_HEADER_WITHIN)).toString('latin1'));

/** Names of streams of encrypted Office files ([MS-OFFCRYPTO] 2.3.4.4 and 2.2.1). */
const ENCRYPTED_PACKAGE = Buffer.from('EncryptedPackage', 'utf16le');
const RIGHTS_MANAGED = Buffer.from('DRMEncrypted', 'utf16le');
const COMPOUND_FILE = 'application/x-cfb';

/** `label`: a sensitivity label encrypts the file for its organization. */
export type Protection = 'password' | 'label';

/** Finds out whether a file is an encrypted Office file, from its chunks. */
export class OfficeProtection {
  private isEncrypted = false;
  private isLabeled = false;
  private end = Buffer.alloc(0);

  add(chunk: Uint8Array): void {
    const seen = Buffer.concat([this.end, chunk]);
    this.isEncrypted ||= seen.includes(ENCRYPTED_PACKAGE);
    this.isLabeled ||= seen.includes(RIGHTS_MANAGED);
    this.end = seen.subarray(1 - ENCRYPTED_PACKAGE.length);
  }

  of(type: string | undefined): Protection | undefined {
    if (type !== COMPOUND_FILE || !(this.isEncrypted || this.isLabeled)) return undefined;
    return this.isLabeled ? 'label' : 'password';
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

/** Ends the text of old programs. */
const CONTROL_Z = 26;

function hasControls(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < 9 || (code > 13 && code < 32 && !(code === CONTROL_Z && !text.slice(at + 1).trim()))) return true;
  }
  return false;
}
