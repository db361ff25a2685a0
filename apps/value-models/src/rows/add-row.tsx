import { VALUE_MODEL_LIMITS } from '@casewright/rules';
import { Button } from '@casewright/ui';
import { Plus } from 'lucide-react';
import type { RowList } from '../editing/changes';

interface AddRowProps {
  readonly list: RowList;
  /** How many rows there are. */
  readonly count: number;
  readonly label?: string;
  readonly onAdd: () => void;
}

/** Adds a row, one at a double click too, while a model may have more of them. */
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
