import { Button, Panel } from '@casewright/ui';
import { Suspense, useState } from 'react';
import { ChangeDialog } from '../change/lazy-change-dialog';
import { discarding, publishing } from './changes';
import { PriceImport } from './price-import';
import type { PriceBook, PriceBookVersion } from './queries';
import { asOfText, linesText } from './version-state';

interface DraftPanelProps {
  readonly found: PriceBook;
  readonly version: PriceBookVersion;
  /** After the draft is gone. */
  readonly onDiscarded: () => void;
}

export function DraftPanel({ found, version, onDiscarded }: DraftPanelProps) {
  const [asking, ask] = useState<'publish' | 'discard'>();
  const close = () => ask(undefined);
  const { number, lineCount, pricesAsOf } = version;
  return (
    <Panel title="Draft">
      <div className="grid gap-5">
        <PriceImport version={version} />
        <div className="flex flex-wrap gap-2.5 border-t border-line pt-5">
          <Button kind="primary" disabled={lineCount === 0} onClick={() => ask('publish')}>
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
            title={`Publish version ${number} of ${found.name}?`}
            confirm="Publish"
            change={publishing(found, version)}
            onClose={close}
          >
            {linesText(lineCount)}. {asOfText(pricesAsOf)}. A published version can’t be changed.
          </ChangeDialog>
        </Suspense>
      )}
      {asking === 'discard' && (
        <Suspense>
          <ChangeDialog
            title={`Discard version ${number} of ${found.name}?`}
            confirm="Discard"
            change={discarding(found, version, onDiscarded)}
            onClose={close}
          >
            {found.versions.length === 1
              ? 'The price book has no other version and will be removed.'
              : 'Its prices will be lost.'}
          </ChangeDialog>
        </Suspense>
      )}
    </Panel>
  );
}
