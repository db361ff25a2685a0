import {
  type AskedInput,
  columnLetters,
  type ColumnPlaces,
  type InputReading,
  type InputTable,
  missingColumns,
} from '@casewright/rules';
import { Button, Select } from '@casewright/ui';
import { api, clearNotices, notify, titleOf } from '@casewright/web';
import { useMutation } from '@casewright/web/query';
import { useState, type FormEvent } from 'react';
import { pursuitsChanged } from '../../queries';

interface ColumnsFormProps {
  readonly caseId: string;
  readonly item: AskedInput;
  readonly table: InputTable;
  readonly reading: InputReading;
  readonly onClose: () => void;
}

/** Maps the columns of a file if their names are not recognized. */
export function ColumnsForm({ caseId, item: { key, title }, table, reading, onClose }: ColumnsFormProps) {
  const sheets = reading.sheets.filter(({ headers }) => headers.length > 0);
  const best = sheets.find(({ isUsed }) => isUsed) ?? sheets.toSorted((one, other) => knownIn(other) - knownIn(one))[0];
  const [sheetName, setSheetName] = useState(best?.name ?? '');
  const sheet = sheets.find(({ name }) => name === sheetName);
  const [places, setPlaces] = useState<ColumnPlaces>(best?.columns ?? {});
  const [isChecked, setChecked] = useState(false);
  const missing = missingColumns(table, places);
  const { mutate, isPending } = useMutation({
    onMutate: clearNotices,
    mutationFn: () =>
      api.put('/api/cases/{id}/inputs/{key}/columns', {
        path: { id: caseId, key },
        body: { sheet: sheetName, columns: Object.entries(places).map(([column, place]) => ({ column, place })) },
      }),
    onSuccess: async () => {
      await pursuitsChanged();
      onClose();
    },
    onError: (failure) =>
      notify({ title: 'Error', message: titleOf(failure, 'We couldn’t save the columns. Try again.'), kind: 'error' }),
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (missing.length === 0 && !isPending) mutate();
  };
  return (
    <form noValidate aria-label={`Columns of ${title}`} className="mt-3 grid gap-4" onSubmit={save}>
      <div className="grid gap-4 md:grid-cols-2">
        {sheets.length > 1 && (
          <Select
            label="Sheet"
            value={sheetName}
            onChange={({ target }) => {
              setSheetName(target.value);
              setPlaces(sheets.find(({ name }) => name === target.value)?.columns ?? {});
            }}
          >
            {sheets.map(({ name, rows }) => (
              <option key={name} value={name}>
                {name} ({rows.toLocaleString('en-US')} rows)
              </option>
            ))}
          </Select>
        )}
        {table.columns.map((column) => (
          <Select
            key={column.key}
            label={column.label}
            hint={column.isRequired ? undefined : 'Optional'}
            error={
              isChecked && missing.some(({ key: absent }) => absent === column.key) ? 'Choose a column.' : undefined
            }
            value={places[column.key] ?? ''}
            onChange={({ target }) => setPlaces((before) => withColumn(before, column.key, target.value))}
          >
            <option value="">{column.isRequired ? 'Choose a column' : 'Not in the file'}</option>
            {sheet?.headers.map((header, place) => (
              <option key={place} value={place}>
                {columnLetters(place)}: {header || 'no name'}
              </option>
            ))}
          </Select>
        ))}
      </div>
      <div className="flex gap-2.5">
        <Button type="submit" kind="primary" size="small" isWorking={isPending}>
          Read the file again
        </Button>
        <Button kind="quiet" size="small" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

const knownIn = ({ columns }: InputReading['sheets'][number]): number => Object.keys(columns).length;

/** Each column of the file has at most one meaning, so an earlier one is dropped. */
function withColumn(before: ColumnPlaces, key: string, chosen: string): ColumnPlaces {
  const place = chosen === '' ? undefined : Number(chosen);
  const others = Object.entries(before).filter(([other, at]) => other !== key && at !== place);
  return Object.fromEntries(place === undefined ? others : [...others, [key, place]]);
}
