import { Button, Callout } from '@casewright/ui';
import type { DraftConflict } from './use-draft';

interface DraftConflictCalloutProps {
  readonly conflict: DraftConflict;
  readonly onReload: () => void;
  readonly onOverwrite: () => void;
  readonly onCopy: () => void;
}

/** Nothing is overwritten until the writer decides. */
export function DraftConflictCallout({ conflict, onReload, onOverwrite, onCopy }: DraftConflictCalloutProps) {
  if (conflict.kind === 'gone')
    return (
      <Callout
        kind="value"
        action={
          <Button size="small" onClick={onCopy}>
            Save as a new draft
          </Button>
        }
      >
        This draft was sent or deleted elsewhere. What you wrote is still here.
      </Callout>
    );
  return (
    <Callout
      kind="value"
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="small" onClick={onReload}>
            Show the other version
          </Button>
          <Button size="small" onClick={onOverwrite}>
            Keep mine
          </Button>
        </div>
      }
    >
      This draft was changed in another tab or on another device.
    </Callout>
  );
}
