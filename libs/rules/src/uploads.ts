/** Media types by file extension. The server detects them by content. */
export const FILE_TYPES = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  csv: 'text/csv',
  tsv: 'text/tab-separated-values',
  txt: 'text/plain',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  gz: 'application/gzip',
  zip: 'application/zip',
  parquet: 'application/vnd.apache.parquet',
} as const;

export type FileEnding = keyof typeof FILE_TYPES;

export interface UploadLimits {
  readonly endings: readonly FileEnding[];
  readonly maxBytes: number;
}

export const MEGABYTE = 1024 * 1024;

/** What the files of one user may take together. */
export const STORAGE_QUOTA_BYTES = 20 * 1024 * MEGABYTE;

/** Limits per message (N10). */
export const ATTACHMENT_LIMITS = {
  endings: ['pdf', 'png', 'jpg', 'jpeg', 'gif', 'webp', 'csv', 'txt', 'xlsx', 'docx', 'pptx'],
  maxBytes: 25 * MEGABYTE,
} satisfies UploadLimits;
export const MAX_ATTACHMENTS = 10;

/** Files of a message that was never saved or sent are deleted after this time. */
export const ABANDONED_AFTER_HOURS = 48;

export const typesOf = ({ endings }: UploadLimits): readonly string[] => [
  ...new Set(endings.map((ending) => FILE_TYPES[ending])),
];

const endingOf = (name: string): string => (name.includes('.') ? (name.split('.').at(-1) ?? '').toLowerCase() : '');

/** Why a file cannot be uploaded, for its owner; undefined if it can. */
export function uploadFailure(
  { name, size }: { readonly name: string; readonly size: number },
  { endings, maxBytes }: UploadLimits,
): string | undefined {
  if (!endings.some((ending) => ending === endingOf(name))) {
    return `${name} can’t be uploaded. Choose ${namesOf(endings)}.`;
  }
  if (size === 0) return `${name} is empty.`;
  if (size > maxBytes) {
    // Rounded up, so that it never reads as the limit itself.
    const excess = Math.ceil((size / MEGABYTE) * 10) * (MEGABYTE / 10);
    return `${name} is too large (${sizeText(excess)}). The limit is ${sizeText(maxBytes)}.`;
  }
  return undefined;
}

/** For example "a PDF, CSV or XLSX file". */
function namesOf(endings: readonly FileEnding[]): string {
  const names = endings.filter((ending) => ending !== 'jpeg').map((ending) => ending.toUpperCase());
  const last = names.at(-1) ?? '';
  return `a ${[names.slice(0, -1).join(', '), last].filter(Boolean).join(' or ')} file`;
}

const UNITS = ['B', 'KB', 'MB', 'GB'];

/** For example "4.8 MB" or "184 KB". */
export function sizeText(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log(bytes) / Math.log(1024)));
  const amount = bytes / 1024 ** power;
  return `${amount.toFixed(power > 1 ? 1 : 0).replace(/\.0$/, '')} ${UNITS[power]}`;
}
