import { deliverableNumber, isRunning, mayPublishVersion, momentText, sizeText, personText } from '@casewright/rules';
import { Badge, FileRow, Loaded } from '@casewright/ui';
import { useQuery } from '@casewright/web/query';
import { NextVersion } from './next-version';
import { type CaseProgress, deliverablesQuery, type DeliverableVersion } from './queries';

export function CaseDeliverables({ progress }: { readonly progress: CaseProgress }) {
  const { id, state, confirmedAt } = progress;
  const versions = useQuery({ ...deliverablesQuery(id), enabled: confirmedAt !== null });
  if (!confirmedAt)
    return <p className="text-label text-ink-muted">You can publish versions once the terms are confirmed.</p>;
  return (
    <section aria-labelledby="case-deliverables" className="grid gap-4">
      <h3 id="case-deliverables" className="text-small font-semibold">
        Deliverables
      </h3>
      <Loaded query={versions} what="deliverables" rows={1}>
        {(all) => (
          <>
            {mayPublishVersion(state) && <NextVersion key={all.length} progress={progress} position={all.length + 1} />}
            {all.length > 0 ? (
              <ul className="grid gap-4">
                {all.map((version) => (
                  <Version key={version.number} version={version} />
                ))}
              </ul>
            ) : (
              !mayPublishVersion(state) && (
                <p className="text-label text-ink-muted">
                  {isRunning(state) ? 'No versions published yet.' : 'No versions were published.'}
                </p>
              )
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}

function Version({ version }: { readonly version: DeliverableVersion }) {
  const { note, by, publishedAt, approvedAt, deliveredAt, files } = version;
  const number = deliverableNumber(version.number, files);
  return (
    <li className="grid gap-2 border-t border-line pt-4 text-label first:border-t-0 first:pt-0">
      <span className="flex flex-wrap items-center gap-2">
        <span className="font-semibold">Version {number}</span>
        {approvedAt && <Badge>{deliveredAt ? 'Delivered' : 'Approved'}</Badge>}
      </span>
      <span className="wrap-anywhere whitespace-pre-wrap">{note}</span>
      <span className="text-caption text-ink-muted">
        {personText(by)}, {momentText(new Date(publishedAt))}
      </span>
      <ul aria-label={`Files of version ${number}`} className="grid gap-2">
        {files.map(({ id, name, size, sha256 }) => (
          <FileRow key={id} name={name} detail={sizeText(size)} sha256={sha256} href={`/api/deliverable-files/${id}`} />
        ))}
      </ul>
    </li>
  );
}
