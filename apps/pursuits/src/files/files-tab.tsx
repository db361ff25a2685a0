import { momentText, sizeText } from '@casewright/rules';
import { EmptyState, FileRow, Loaded, Panel, PursuitPicture } from '@casewright/ui';
import type { PursuitDetails } from '../queries';
import { useFiles } from './use-files';

export function FilesTab({ pursuit: { caseId, owner } }: { readonly pursuit: PursuitDetails }) {
  const found = useFiles(caseId, owner.isYou);
  if (caseId === null) return <NoFiles />;
  return (
    <Loaded query={found} what="the files" rows={4} isEmpty={({ length }) => length === 0} empty={<NoFiles />}>
      {(files) => (
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
      )}
    </Loaded>
  );
}

const NoFiles = () => (
  <Panel>
    <EmptyState picture={<PursuitPicture />} title="No files yet" level={2}>
      Uploaded inputs and versions of the value case appear here.
    </EmptyState>
  </Panel>
);
