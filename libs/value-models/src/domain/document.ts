import { caseNumberText, type Snapshot } from '@casewright/rules';

export const DOCUMENT_KINDS = ['pdf-letter', 'pdf-a4', 'pptx', 'xlsx'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** Kinds that become deliverables of the case. */
export const DELIVERED_KINDS: readonly DocumentKind[] = ['pdf-letter', 'pptx', 'xlsx'];

/** Owner name of these files in the file store; each file belongs to a version. */
export const DOCUMENTS = 'value-documents';

/** `delayed` documents failed and are retried until `ready`. */
export type DocumentState = 'making' | 'delayed' | 'ready';

const OFFICE = 'application/vnd.openxmlformats-officedocument';

const FORMS: Readonly<Record<DocumentKind, { readonly ending: string; readonly type: string }>> = {
  'pdf-letter': { ending: '.pdf', type: 'application/pdf' },
  'pdf-a4': { ending: ' (A4).pdf', type: 'application/pdf' },
  pptx: { ending: '.pptx', type: `${OFFICE}.presentationml.presentation` },
  xlsx: { ending: '.xlsx', type: `${OFFICE}.spreadsheetml.sheet` },
};

/** File name and media type for downloads. @param caseNumber shown as C-1042 */
export function formOf(
  kind: DocumentKind,
  caseNumber: number,
  { prospect, version }: Pick<Snapshot, 'prospect' | 'version'>,
): { readonly name: string; readonly type: string } {
  const { ending, type } = FORMS[kind];
  const company = [...prospect.company.replace(/[/\\]/g, '-')].slice(0, 80).join('').trim();
  return { name: `${caseNumberText(caseNumber)} ${company} value case ${version}${ending}`, type };
}

/** A copy of a document for a deliverable, independent of the model. */
export interface DocumentCopy {
  readonly name: string;
  readonly type: string;
  readonly bytes: { readonly key: string; readonly size: number; readonly sha256: string };
}
