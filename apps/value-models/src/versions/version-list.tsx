import { momentText, personText, versionNameOf } from '@casewright/rules';
import { Panel } from '@casewright/ui';
import { Link } from '@casewright/web/router';
import { versionAt } from '../addresses';
import type { ListedVersion } from '../queries';
import { VersionStanding } from './version-standing';

interface VersionListProps {
  readonly caseId: string;
  /** Newest first. */
  readonly versions: readonly ListedVersion[];
}

export const VersionList = ({ caseId, versions }: VersionListProps) => (
  <Panel title="Versions">
    {versions.length === 0 ? (
      <p className="text-label text-ink-muted">Versions of the model appear here as the analyst makes them.</p>
    ) : (
      <ul>
        {versions.map((version) => (
          <Version key={version.number} caseId={caseId} version={version} />
        ))}
      </ul>
    )}
  </Panel>
);

function Version({ caseId, version }: { readonly caseId: string; readonly version: ListedVersion }) {
  const { number, note, by, madeAt } = version;
  return (
    <li className="grid gap-x-6 gap-y-1 border-t border-line py-3 text-label first:border-t-0 first:pt-0 last:pb-0 md:grid-cols-[8rem_minmax(0,1fr)_auto]">
      <span className="flex items-center gap-2">
        <Link
          to={versionAt(caseId, number)}
          className="inline-flex items-center rounded-box font-semibold text-accent underline-offset-3 hover:underline max-md:min-h-11"
        >
          {versionNameOf(number)}
        </Link>
        <VersionStanding version={version} />
      </span>
      <span className="wrap-anywhere whitespace-pre-wrap">{note}</span>
      <span className="text-caption text-ink-muted">
        {personText(by)}, {momentText(new Date(madeAt))}
      </span>
    </li>
  );
}
