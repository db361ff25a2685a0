import { lazy, Suspense } from 'react';
import type { StoredInput } from './queries';

const Dialog = lazy(() => import('@casewright/ui/dialog'));

interface ReplaceInputProps {
  readonly input: StoredInput;
  /** Takes the place of what was provided. Without it, that is removed. */
  readonly file: File | undefined;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before what the seller provided is lost. */
export function ReplaceInput({ input, file, onConfirm, onClose }: ReplaceInputProps) {
  const provided = input.file?.name ?? 'your typed answers';
  const [title, confirm] = file ? ['Replace this input?', 'Replace'] : ['Remove this input?', 'Remove'];
  return (
    <Suspense>
      <Dialog
        title={title}
        confirm={confirm}
        kind={file ? 'primary' : 'danger'}
        onConfirm={onConfirm}
        onClose={onClose}
      >
        <span className="wrap-anywhere">
          {file ? `${file.name} replaces ${provided}.` : `This removes ${provided}.`} You can’t undo this.
        </span>
      </Dialog>
    </Suspense>
  );
}
