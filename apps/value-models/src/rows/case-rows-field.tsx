import { VALUE_MODEL_LIMITS } from '@casewright/rules';
import { Button, TextareaField } from '@casewright/ui';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';

interface CaseRowsFieldProps<Name extends string> {
  readonly title: string;
  /** For buttons: 'risk'. */
  readonly one: string;
  /** Fields in display order. The first must have text. */
  readonly fields: readonly (readonly [name: Name, label: string])[];
  readonly rows: readonly Readonly<Record<Name, string>>[];
  readonly onRows: (rows: readonly Readonly<Record<Name, string>>[]) => void;
}

/** Rows of texts. A new row is kept once its first field has text. */
export function CaseRowsField<Name extends string>({ title, one, fields, rows, onRows }: CaseRowsFieldProps<Name>) {
  const [isAdding, setAdding] = useState(false);
  const empty = Object.fromEntries(fields.map(([name]) => [name, ''])) as Record<Name, string>;
  const shown = isAdding ? [...rows, empty] : rows;
  const set = (index: number, name: Name, text: string) => {
    const row = { ...(rows[index] ?? empty), [name]: text.trim() };
    const [[first] = []] = fields;
    if (first === undefined || (index === rows.length && row[first] === '')) return;
    if (index === rows.length) setAdding(false);
    onRows(index === rows.length ? [...rows, row] : rows.with(index, row));
  };
  return (
    <fieldset className="grid min-w-0 gap-3 md:col-span-2">
      <legend className="mb-2 text-label font-semibold">{title}</legend>
      {shown.length === 0 && <p className="text-label text-ink-muted">None yet. The documents leave this part out.</p>}
      {shown.map((row, index) => (
        <div key={`${index} ${JSON.stringify(row)}`} className="flex flex-wrap items-start gap-3 md:flex-nowrap">
          {fields.map(([name, label], column) => (
            <div key={name} className="min-w-40 flex-1">
              <TextareaField
                label={`${label} ${index + 1}`}
                rows={2}
                defaultValue={row[name]}
                error={
                  index < rows.length && column === 0 && row[name] === ''
                    ? 'Enter a text, or remove the row.'
                    : undefined
                }
                maxLength={VALUE_MODEL_LIMITS.name}
                onBlur={({ target }) => target.value.trim() !== row[name] && set(index, name, target.value)}
              />
            </div>
          ))}
          <Button
            kind="quiet"
            size="small"
            className="md:mt-7"
            aria-label={`Remove ${one} ${index + 1}`}
            onClick={() => (index === rows.length ? setAdding(false) : onRows(rows.filter((_, at) => at !== index)))}
          >
            <Trash2 aria-hidden className="size-4" />
          </Button>
        </div>
      ))}
      <Button
        size="small"
        className="justify-self-start"
        disabled={isAdding || rows.length >= VALUE_MODEL_LIMITS.caseRows}
        onClick={() => setAdding(true)}
      >
        <Plus aria-hidden className="size-4" />
        Add {one}
      </Button>
    </fieldset>
  );
}
