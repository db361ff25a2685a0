import { Button, Callout, Panel } from '@casewright/ui';
import { newIdempotencyKey } from '@casewright/web';
import { Link, useNavigate } from '@casewright/web/router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { type Change, useChange } from '../change/use-change';
import { type ListVersion, VersionState } from './version-state';

interface VersionsPanelProps<Version extends ListVersion> extends NewVersionProps {
  /** Newest first. */
  readonly versions: readonly Version[];
  readonly shown: Version | undefined;
  readonly detailOf: (version: Version) => string;
}

interface NewVersionProps {
  readonly pathOf: (versionId: string) => string;
  /** @param open called with the new version */
  readonly drafting: (idempotencyKey: string, open: (versionId: string) => void) => Change;
}

export function VersionsPanel<Version extends ListVersion>(props: VersionsPanelProps<Version>) {
  const { versions, shown, detailOf, pathOf, drafting } = props;
  const hasDraft = versions.some(({ publishedAt }) => !publishedAt);
  return (
    <Panel title="Versions">
      {versions.length > 0 && (
        <ul className="mb-4 grid gap-1 last:mb-0">
          {versions.map((version) => (
            <li key={version.id}>
              <Link
                to={pathOf(version.id)}
                aria-current={version.id === shown?.id ? 'page' : undefined}
                className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-control px-3 py-2.5 hover:bg-hover aria-[current=page]:bg-sunken"
              >
                <span className="grid gap-0.5">
                  <span className="text-small font-semibold">Version {version.number}</span>
                  <span className="text-label text-ink-muted">{detailOf(version)}</span>
                </span>
                <VersionState publishedAt={version.publishedAt} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {!hasDraft && <NewVersion key={versions.length} pathOf={pathOf} drafting={drafting} />}
    </Panel>
  );
}

function NewVersion({ pathOf, drafting }: NewVersionProps) {
  const navigate = useNavigate();
  const { make, isPending, failure, prompt } = useChange();
  const [idempotencyKey] = useState(newIdempotencyKey);
  const open = (versionId: string) => void navigate(pathOf(versionId));
  return (
    <div className="grid gap-3">
      <Button isWorking={isPending} onClick={() => void make(drafting(idempotencyKey, open))}>
        <Plus aria-hidden className="size-4" />
        New version
      </Button>
      {failure && <Callout kind="danger">{failure}</Callout>}
      {prompt}
    </div>
  );
}
