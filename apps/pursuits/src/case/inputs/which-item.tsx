import type { AskedInput } from '@casewright/rules';
import { Button, Select } from '@casewright/ui';
import { lazy, Suspense, useState } from 'react';
import type { StoredInput } from './queries';

const Dialog = lazy(() => import('@casewright/ui/dialog'));

interface WhichItemProps {
  readonly file: File;
  /** An item that already has a file. */
  readonly guess: AskedInput | undefined;
  readonly items: readonly AskedInput[];
  readonly stored: readonly StoredInput[];
  /** Without an item, the file is skipped. */
  readonly onChoose: (item: AskedInput | undefined) => void;
}

/** Asks which item a dropped file is for, if its name and columns do not tell. */
export function WhichItem({ file, guess, items, stored, onChoose }: WhichItemProps) {
  const [key, setKey] = useState((guess ?? items[0])?.key ?? '');
  const replaced = stored.find((one) => one.key === key)?.file;
  return (
    <Suspense>
      <Dialog
        title="Which input is this?"
        confirm={false}
        onClose={() => onChoose(undefined)}
        details={
          <div className="grid gap-4">
            <Select label="Input" value={key} onChange={({ target }) => setKey(target.value)}>
              {items.map((item) => (
                <option key={item.key} value={item.key}>
                  {item.title}
                </option>
              ))}
            </Select>
            {replaced && (
              <p role="status" className="text-label wrap-anywhere">
                This replaces {replaced.name}: only one file counts for each input. To count both, put them into one
                workbook, each on its own sheet.
              </p>
            )}
            <Button
              kind="primary"
              className="justify-self-start"
              onClick={() => onChoose(items.find((item) => item.key === key))}
            >
              {replaced ? 'Replace' : 'Upload'}
            </Button>
          </div>
        }
      >
        <span className="wrap-anywhere">{file.name}</span>{' '}
        {guess ? 'seems to be for an input that already has a file.' : 'could be for several inputs.'}
      </Dialog>
    </Suspense>
  );
}
