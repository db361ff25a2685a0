import { Button, Checkbox } from '@casewright/ui';
import { useShortcuts } from '@casewright/web';
import { Trash2, X } from 'lucide-react';

interface SelectionBarProps {
  readonly ids: readonly string[];
  readonly checked: readonly string[];
  readonly isDeleting: boolean;
  readonly onCheck: (ids: readonly string[] | undefined) => void;
  readonly onDelete: (ids: readonly string[]) => void;
}

/** Above a list whose messages are being ticked. */
export function SelectionBar({ ids, checked, isDeleting, onCheck, onDelete }: SelectionBarProps) {
  const hasShortcuts = useShortcuts();
  // What has gone from the list meanwhile is not acted on.
  const chosen = checked.filter((id) => ids.includes(id));
  const areAll = ids.length > 0 && chosen.length === ids.length;
  return (
    <div
      role="group"
      aria-label="Selected messages"
      className="flex min-h-16 shrink-0 items-center justify-between gap-2 border-b border-line pr-2 pl-5.5"
    >
      <Checkbox checked={areAll} onChange={() => onCheck(areAll ? [] : ids)}>
        <span aria-live="polite">{chosen.length === 0 ? 'Select all' : `${chosen.length} selected`}</span>
      </Checkbox>
      <div className="flex">
        <Button
          kind="quiet"
          size="small"
          disabled={chosen.length === 0}
          aria-keyshortcuts={hasShortcuts ? '#' : undefined}
          isWorking={isDeleting}
          onClick={() => onDelete(chosen)}
        >
          {!isDeleting && <Trash2 aria-hidden className="size-4" />}
          Delete
        </Button>
        <Button
          kind="quiet"
          size="small"
          className="w-9 px-0! max-md:w-11"
          aria-label="Stop selecting"
          title="Stop selecting"
          aria-keyshortcuts="Escape"
          onClick={() => onCheck(undefined)}
        >
          <X aria-hidden className="size-4.5" />
        </Button>
      </div>
    </div>
  );
}
