import { VALUE_MODEL_LIMITS } from '@casewright/rules';
import { Button } from '@casewright/ui';
import { Plus } from 'lucide-react';
import type { RowList } from '../editing/changes';

interface AddRowProps {
  readonly list: RowList;
  /** Number of existing rows. */
  readonly count: number;
  readonly label?: string;
  readonly onAdd: () => void;
}

/** Adds a row, up to the limit. A double click adds one. */
export function AddRow({ list, count, label = 'Add', onAdd }: AddRowProps) {
  const most = VALUE_MODEL_LIMITS[list];
  const isFull = count >= most;
  return (
    <span className="flex items-center gap-3">
      {isFull && <span className="text-caption text-ink-muted">At most {most}</span>}
      <Button size="small" disabled={isFull} onClick={({ detail }) => detail < 2 && onAdd()}>
        <Plus aria-hidden className="size-4" />
        {label}
      </Button>
    </span>
  );
}
