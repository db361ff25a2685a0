import { momentText, sizeText } from '@casewright/rules';
import { EmptyState, FileRow, Loaded, Panel, PursuitPicture } from '@casewright/ui';
import { useQuery } from '@casewright/web/query';
import { fileOfInput, inputsQuery } from '../case/inputs/queries';
import { caseQuery, deliverablesQuery, type WholePursuit } from '../queries';

interface FileOfCase {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly sha256: string;
  /** What it is for, or of. */
  readonly of: string;
  readonly at: string;
  readonly href: string;
}

/** All files of the case of a pursuit, the newest first. */
export function FilesTab({ pursuit }: { readonly pursuit: WholePursuit }) {
  const found = useQuery(caseQuery(pursuit.id));
  return (
    <Loaded query={found} what="the files" rows={4}>
      {(progress) => (progress ? <Files caseId={progress.id} isYours={pursuit.owner.isYou} /> : <NoFiles />)}
    </Loaded>
  );
}

function Files({ caseId, isYours }: { readonly caseId: string; readonly isYours: boolean }) {
  // The provider finds the inputs beside its queue.
  const inputs = useQuery({ ...inputsQuery(caseId), enabled: isYours });
  const versions = useQuery(deliverablesQuery(caseId));
  return (
    <Loaded query={versions} what="the files" rows={4}>
      {(known) => {
        const files: readonly FileOfCase[] = [
          ...(inputs.data ?? []).flatMap(({ key, title, file }) =>
            file?.isReady && file.sha256
              ? [{ ...file, sha256: file.sha256, of: title, at: file.createdAt, href: fileOfInput(caseId, key) }]
              : [],
          ),
          ...known.flatMap(({ number, publishedAt, files: handedOver }) =>
            handedOver.map((file) => ({
              ...file,
              of: `Version ${number}`,
              at: publishedAt,
              href: `/api/deliverable-files/${file.id}`,
            })),
          ),
        ].toSorted((one, other) => other.at.localeCompare(one.at));
        if (files.length === 0) return <NoFiles />;
        return (
          <Panel>
            <ul aria-label="Files" className="grid gap-4">
              {files.map(({ id, name, size, sha256, of, at, href }) => (
                <FileRow
                  key={id}
                  name={name}
                  detail={`${of} · ${momentText(new Date(at))} · ${sizeText(size)}`}
                  sha256={sha256}
                  href={href}
                />
              ))}
            </ul>
          </Panel>
        );
      }}
    </Loaded>
  );
}

const NoFiles = () => (
  <Panel>
    <EmptyState picture={<PursuitPicture />} title="No files yet" level={2}>
      The inputs that you upload and the versions of the value case appear here.
    </EmptyState>
  </Panel>
);
