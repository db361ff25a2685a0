import { isRunning, momentText, modelVersionOf, sizeText, deliverableNumber } from '@casewright/rules';
import { Badge, FileRow, Loaded, Panel } from '@casewright/ui';
import { useQuery } from '@casewright/web/query';
import { useLocation } from '@casewright/web/router';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { DELIVERABLES_ANCHOR } from '../addresses';
import { type CaseProgress, deliverablesQuery, type DeliverableVersion } from '../queries';
import { nameOf } from './case-history';

const ChangedNumbers = lazy(() => import('./changed-numbers'));

interface DeliverablesProps {
  readonly progress: CaseProgress;
  readonly isYours: boolean;
}

/** Newest first. */
export function Deliverables({ progress, isYours }: DeliverablesProps) {
  const found = useQuery(deliverablesQuery(progress.id));
  const { hash } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  const isThere = found.data !== undefined;
  useEffect(() => {
    if (isThere && hash === `#${DELIVERABLES_ANCHOR}`) place.current?.scrollIntoView();
  }, [isThere, hash]);
  // Nothing is due before the terms are confirmed.
  if (!progress.confirmedAt) return null;
  return (
    <div ref={place} id={DELIVERABLES_ANCHOR} className="scroll-mt-20">
      <Panel title="Deliverables">
        <Loaded
          query={found}
          what="deliverables"
          rows={2}
          isEmpty={(versions) => versions.length === 0}
          empty={
            <p className="text-label text-ink-muted">
              {isRunning(progress.state)
                ? `Versions of the value case appear here as ${isYours ? 'your' : 'the'} analyst publishes them.`
                : 'No versions were published.'}
            </p>
          }
        >
          {(versions) => (
            <ul>
              {versions.map((version, index) => (
                <Version
                  key={version.number}
                  caseId={progress.id}
                  version={version}
                  previous={versions[index + 1]}
                  isReviewed={index === 0 && progress.state === 'case-review'}
                />
              ))}
            </ul>
          )}
        </Loaded>
      </Panel>
    </div>
  );
}

interface VersionProps {
  readonly caseId: string;
  readonly version: DeliverableVersion;
  readonly previous: DeliverableVersion | undefined;
  readonly isReviewed: boolean;
}

function Version({ caseId, version, previous, isReviewed }: VersionProps) {
  const { note, by, publishedAt, files } = version;
  const [older, newer] = [modelVersionOf(previous?.files ?? []), modelVersionOf(files)];
  const number = deliverableNumber(version.number, files);
  return (
    <li className="grid gap-x-5 gap-y-3 border-t border-line py-5 first:border-t-0 first:pt-0 last:pb-0 md:grid-cols-[7.5rem_1fr]">
      <div className="flex flex-wrap items-start gap-2 md:grid md:content-start md:justify-items-start">
        <h3 className="font-serif text-lead font-semibold">Version {number}</h3>
        <Standing version={version} isReviewed={isReviewed} />
      </div>
      <div className="grid min-w-0 gap-3">
        <div className="grid gap-1">
          <p className="text-small wrap-anywhere whitespace-pre-wrap">{note}</p>
          <p className="text-caption text-ink-muted">
            {nameOf(by, 'provider')}, {momentText(new Date(publishedAt))}
          </p>
          {older !== undefined && newer !== undefined && older !== newer && (
            <Suspense>
              <ChangedNumbers caseId={caseId} older={older} newer={newer} />
            </Suspense>
          )}
          {previous && <Changes version={version} previous={previous} />}
        </div>
        <ul aria-label={`Files of version ${number}`} className="grid gap-2">
          {files.map(({ id, name, size, sha256 }) => (
            <FileRow
              key={id}
              name={name}
              detail={sizeText(size)}
              sha256={sha256}
              href={`/api/deliverable-files/${id}`}
            />
          ))}
        </ul>
      </div>
    </li>
  );
}

function Standing({ version: { approvedAt, deliveredAt }, isReviewed }: Pick<VersionProps, 'version' | 'isReviewed'>) {
  if (deliveredAt) return <Badge>Delivered</Badge>;
  if (approvedAt) return <Badge>Approved</Badge>;
  return isReviewed ? <Badge tone="value">To review</Badge> : null;
}

/** Differences from the previous version. */
function Changes({
  version: { changes },
  previous,
}: Pick<VersionProps, 'version'> & { readonly previous: DeliverableVersion }) {
  if (!changes) return null;
  const parts = [
    ...said('added', changes.added),
    ...said('changed', changes.changed),
    ...said('removed', changes.removed),
  ];
  return (
    <p className="text-caption wrap-anywhere text-ink-muted">
      Files since version {deliverableNumber(previous.number, previous.files)}:{' '}
      {parts.length > 0 ? `${parts.join('; ')}.` : 'the same.'}
    </p>
  );
}

const said = (verb: string, names: readonly string[]): readonly string[] =>
  names.length > 0 ? [`${verb} ${names.join(', ')}`] : [];
