import { Button, Field } from '@casewright/ui';
import { useState } from 'react';

const MAX_TITLE_LENGTH = 200;

interface RenameFormProps {
  readonly title: string;
  readonly onRename: (title: string) => Promise<unknown>;
  readonly onClose: () => void;
}

export function RenameForm({ title, onRename, onClose }: RenameFormProps) {
  const [typed, setTyped] = useState(title);
  const [error, setError] = useState<string>();
  const [isSaving, setSaving] = useState(false);

  async function save(): Promise<void> {
    const wanted = typed.trim();
    if (!wanted) return setError('Enter a name.');
    if (wanted === title) return onClose();
    setSaving(true);
    await onRename(wanted).then(onClose, () => setSaving(false));
  }

  return (
    <form className="flex flex-wrap items-end gap-2" onSubmit={(event) => (event.preventDefault(), void save())}>
      <div className="min-w-0 flex-1 basis-60">
        <Field
          label="Calculation name"
          value={typed}
          error={error}
          maxLength={MAX_TITLE_LENGTH}
          autoComplete="off"
          autoFocus
          onFocus={({ target }) => target.select()}
          onKeyDown={({ key }) => key === 'Escape' && onClose()}
          onChange={({ target }) => (setTyped(target.value), setError(undefined))}
        />
      </div>
      <Button type="submit" kind="primary" disabled={isSaving}>
        Save
      </Button>
      <Button kind="quiet" onClick={onClose}>
        Cancel
      </Button>
    </form>
  );
}
