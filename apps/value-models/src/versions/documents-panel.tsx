import { sizeText } from '@casewright/rules';
import { FileIcon, FileRow, Loaded, Panel } from '@casewright/ui';
import { useQuery } from '@casewright/web/query';
import { documentAt } from '../addresses';
import { documentsQuery, type ListedDocument } from '../queries';
import { RetryDocuments } from './retry-documents';
import { WAITING } from './waiting-document';

const NAMES: Readonly<Record<ListedDocument['kind'], string>> = {
  'pdf-letter': 'PDF',
  'pdf-a4': 'PDF on A4 paper',
  pptx: 'PowerPoint slides',
  xlsx: 'Excel workbook with live formulas',
};
/** Decide a document's icon until it has a file name. */
const ENDINGS: Readonly<Record<ListedDocument['kind'], string>> = {
  'pdf-letter': 'a.pdf',
  'pdf-a4': 'a.pdf',
  pptx: 'a.pptx',
  xlsx: 'a.xlsx',
};

interface DocumentsPanelProps {
  readonly caseId: string;
  /** Such as "1.0". */
  readonly number: string;
  readonly mayRetry: boolean;
}

export function DocumentsPanel({ caseId, number, mayRetry }: DocumentsPanelProps) {
  const found = useQuery(documentsQuery(caseId, number));
  return (
    <Panel title="Documents">
      <Loaded query={found} what="the documents" rows={4}>
        {(documents) => (
          <div className="grid gap-4">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <Progress documents={documents} />
              {mayRetry && documents.some(({ state }) => state === 'delayed') && (
                <RetryDocuments caseId={caseId} number={number} />
              )}
            </div>
            <ul className="grid gap-4">
              {documents.map((document) => (
                <Row key={document.kind} document={document} at={documentAt(caseId, number, document.kind)} />
              ))}
            </ul>
          </div>
        )}
      </Loaded>
    </Panel>
  );
}

function Progress({ documents }: { readonly documents: readonly ListedDocument[] }) {
  const ready = documents.filter(({ state }) => state === 'ready').length;
  const isWhole = ready === documents.length;
  return (
    <p role="status" className={isWhole ? 'sr-only' : 'text-label text-ink-muted'}>
      {isWhole ? 'All documents are ready.' : `${ready} of ${documents.length} documents are ready.`}
    </p>
  );
}

function Row({ document: { kind, state, file }, at }: { readonly document: ListedDocument; readonly at: string }) {
  if (file) {
    const { name, size, sha256 } = file;
    return <FileRow name={name} detail={`${NAMES[kind]}, ${sizeText(size)}`} sha256={sha256} href={at} />;
  }
  return (
    <li className="flex min-w-0 items-center gap-3">
      <FileIcon name={ENDINGS[kind]} />
      <span className="min-w-0 flex-1">
        <span className="block text-label font-medium">{NAMES[kind]}</span>
        <span className="block text-caption text-ink-muted">{state !== 'ready' && WAITING[state]}</span>
      </span>
    </li>
  );
}
