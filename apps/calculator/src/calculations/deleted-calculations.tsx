import { Button, Callout } from '@casewright/ui';
import type { SavedCalculation } from './saved-calculation';
import { useOneAtATime } from './use-one-at-a-time';

interface DeletedCalculationsProps {
  readonly deleted: readonly SavedCalculation[];
  readonly onRestore: (saved: SavedCalculation) => Promise<unknown>;
}

/** Deletions can be undone until the page is left. */
export function DeletedCalculations({ deleted, onRestore }: DeletedCalculationsProps) {
  return (
    <div className="mb-5 grid gap-3 empty:hidden">
      {deleted.map((saved) => (
        <DeletedCalculation key={saved.id} saved={saved} onRestore={() => onRestore(saved)} />
      ))}
    </div>
  );
}

interface DeletedCalculationProps {
  readonly saved: SavedCalculation;
  readonly onRestore: () => Promise<unknown>;
}

function DeletedCalculation({ saved: { title }, onRestore }: DeletedCalculationProps) {
  const { begin } = useOneAtATime();
  return (
    <Callout
      kind="info"
      action={
        <Button size="small" autoFocus onClick={() => begin(onRestore)}>
          Undo<span className="sr-only"> {title}</span>
        </Button>
      }
    >
      “{title}” was deleted.
    </Callout>
  );
}
