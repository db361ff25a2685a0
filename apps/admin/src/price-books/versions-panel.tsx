import { Button, Callout, Panel } from '@casewright/ui';
import { newIdempotencyKey } from '@casewright/web';
import { Link, useNavigate } from '@casewright/web/router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useChange } from '../change/use-change';
import { draftingVersion } from './changes';
import type { PriceBook, PriceBookVersion } from './queries';
import { priceBookPath } from './tab';
import { asOfText, linesText, VersionState } from './version-state';

interface VersionsPanelProps {
  readonly found: PriceBook;
  readonly shown: PriceBookVersion;
}

/** Newest first. */
export function VersionsPanel({ found: { id, versions }, shown }: VersionsPanelProps) {
  const hasDraft = versions.some(({ publishedAt }) => !publishedAt);
  return (
    <Panel title="Versions">
      <ul className="grid gap-1">
        {versions.map((version) => (
          <li key={version.id}>
            <Link
              to={priceBookPath(id, version.id)}
              aria-current={version.id === shown.id ? 'page' : undefined}
              className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-control px-3 py-2.5 hover:bg-hover aria-[current=page]:bg-sunken"
            >
              <span className="grid gap-0.5">
                <span className="text-small font-semibold">Version {version.number}</span>
                <span className="text-label text-ink-muted">
                  {asOfText(version.pricesAsOf)}, {linesText(version.lineCount)}
                </span>
              </span>
              <VersionState publishedAt={version.publishedAt} />
            </Link>
          </li>
        ))}
      </ul>
      {!hasDraft && <NewVersion key={versions.length} id={id} />}
    </Panel>
  );
}

function NewVersion({ id }: { readonly id: string }) {
  const navigate = useNavigate();
  const { make, isPending, failure, prompt } = useChange();
  const [idempotencyKey] = useState(newIdempotencyKey);
  const open = (versionId: string) => void navigate(priceBookPath(id, versionId));
  return (
    <div className="mt-4 grid gap-3">
      <Button isWorking={isPending} onClick={() => void make(draftingVersion(id, idempotencyKey, open))}>
        <Plus aria-hidden className="size-4" />
        New version
      </Button>
      {failure && <Callout kind="danger">{failure}</Callout>}
      {prompt}
    </div>
  );
}
