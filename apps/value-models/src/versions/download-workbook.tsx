import { Button, buttonLook, useDownload } from '@casewright/ui';
import { useQuery } from '@casewright/web/query';
import { Download, LoaderCircle, RotateCw } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { documentAt } from '../addresses';
import { documentsQuery } from '../queries';
import { WAITING } from './waiting-document';

interface DownloadWorkbookProps {
  readonly caseId: string;
  /** Of the version, such as "1.0". */
  readonly number: string;
}

const NAME = { 'aria-label': 'Download XLSX' } as const;

/** Download of a version's workbook, or the reason why it isn't ready. */
export function DownloadWorkbook({ caseId, number }: DownloadWorkbookProps) {
  const said = useId();
  const { data: documents, isError, isFetching, refetch } = useQuery(documentsQuery(caseId, number));
  const workbook = documents?.find(({ kind }) => kind === 'xlsx');
  if (workbook?.file) return <Ready name={workbook.file.name} href={documentAt(caseId, number, 'xlsx')} />;
  if (!documents && isError)
    return (
      <WithNote note="The workbook couldn’t be loaded." isFailure>
        <Button aria-label="Retry XLSX" isWorking={isFetching} onClick={() => void refetch()}>
          {!isFetching && <RotateCw aria-hidden className="size-4" />}
          XLSX
        </Button>
      </WithNote>
    );
  return (
    <WithNote id={said} note={workbook && workbook.state !== 'ready' && WAITING[workbook.state]}>
      {/* Reserves the space until the file is ready. */}
      <Button {...NAME} aria-describedby={said} kind="primary" disabled>
        <Download aria-hidden className="size-4" />
        XLSX
      </Button>
    </WithNote>
  );
}

function Ready({ name, href }: { readonly name: string; readonly href: string }) {
  const { isWorking, failure, link } = useDownload({ name, href });
  const Icon = isWorking ? LoaderCircle : Download;
  return (
    <WithNote note={failure} isFailure>
      <a {...link} {...NAME} className={buttonLook('primary')}>
        <Icon aria-hidden className={`size-4 ${isWorking ? 'animate-turn' : ''}`} />
        XLSX
      </a>
    </WithNote>
  );
}

interface WithNoteProps {
  readonly id?: string;
  readonly note: ReactNode;
  readonly isFailure?: boolean;
  readonly children: ReactNode;
}

const WithNote = ({ id, note, isFailure = false, children }: WithNoteProps) => (
  <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
    {children}
    <span
      id={id}
      role={isFailure ? 'alert' : 'status'}
      className={`text-caption text-pretty ${isFailure ? 'text-danger' : 'text-ink-muted'}`}
    >
      {note}
    </span>
  </span>
);
