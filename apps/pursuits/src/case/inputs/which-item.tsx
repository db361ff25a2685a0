import type { AskedInput } from '@casewright/rules';
import { Button, Select } from '@casewright/ui';
import { lazy, Suspense, useState } from 'react';

const Dialog = lazy(() => import('@casewright/ui/dialog'));

interface WhichItemProps {
  readonly file: File;
  readonly items: readonly AskedInput[];
  /** Without an item, the file is skipped. */
  readonly onChoose: (item: AskedInput | undefined) => void;
}

/** Asks which item a dropped file is for, if its name and columns do not tell. */
export function WhichItem({ file, items, onChoose }: WhichItemProps) {
  const [key, setKey] = useState(items[0]?.key ?? '');
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
            <Button
              kind="primary"
              className="justify-self-start"
              onClick={() => onChoose(items.find((item) => item.key === key))}
            >
              Upload
            </Button>
          </div>
        }
      >
        <span className="wrap-anywhere">{file.name}</span> could be for several inputs.
      </Dialog>
    </Suspense>
  );
}
