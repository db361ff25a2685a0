import { Button, Panel } from '@casewright/ui';
import { type ReactNode, Suspense, useState } from 'react';
import { ChangeDialog } from '../change/lazy-change-dialog';
import type { Change } from '../change/use-change';
import type { ListVersion } from './version-state';

interface DraftPanelProps {
  /** What the version is of. */
  readonly name: string;
  readonly version: ListVersion;
  readonly publishing: Change;
  /** What is published. */
  readonly published: string;
  readonly discarding: Change;
  /** What is lost. */
  readonly discarded: string;
  /** Import of a file. */
  readonly children: ReactNode;
}

export function DraftPanel(props: DraftPanelProps) {
  const { name, version, publishing, published, discarding, discarded, children } = props;
  const [asking, ask] = useState<'publish' | 'discard'>();
  const close = () => ask(undefined);
  return (
    <Panel title="Draft">
      <div className="grid gap-5">
        {children}
        <div className="flex flex-wrap gap-2.5 border-t border-line pt-5">
          <Button kind="primary" disabled={version.lineCount === 0} onClick={() => ask('publish')}>
            Publish
          </Button>
          <Button kind="quiet" onClick={() => ask('discard')}>
            Discard draft
          </Button>
        </div>
      </div>
      {asking === 'publish' && (
        <Suspense>
          <ChangeDialog
            title={`Publish version ${version.number} of ${name}?`}
            confirm="Publish"
            change={publishing}
            onClose={close}
          >
            {published} A published version can’t be changed.
          </ChangeDialog>
        </Suspense>
      )}
      {asking === 'discard' && (
        <Suspense>
          <ChangeDialog
            title={`Discard version ${version.number} of ${name}?`}
            confirm="Discard"
            change={discarding}
            onClose={close}
          >
            {discarded}
          </ChangeDialog>
        </Suspense>
      )}
    </Panel>
  );
}
