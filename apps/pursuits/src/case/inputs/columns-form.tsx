import {
  type AskedInput,
  columnLetters,
  type ColumnPlaces,
  type InputTable,
  missingColumns,
  type TableReading,
  unitOfColumn,
} from '@casewright/rules';
import { binaryUnit, type ChosenUnits, columnsWithoutUnit, SIZE_UNITS } from '@casewright/rules/intake';
import { Button, Select } from '@casewright/ui';
import { api, clearNotices, notify, titleOf } from '@casewright/web';
import { useMutation } from '@casewright/web/query';
import { useState, type FormEvent } from 'react';
import { pursuitsChanged } from '../../queries';

interface ColumnsFormProps {
  readonly caseId: string;
  readonly item: AskedInput;
  readonly table: InputTable;
  readonly reading: TableReading;
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
  const [units, setUnits] = useState<ChosenUnits>(best?.units ?? {});
  const missing = missingColumns(table, places);
  const headers = sheet?.headers ?? [];
  const withoutUnit = columnsWithoutUnit(table, headers, places, units);
  const { mutate, isPending } = useMutation({
    onMutate: clearNotices,
    mutationFn: () =>
      api.put('/api/cases/{id}/inputs/{key}/columns', {
        path: { id: caseId, key },
        body: {
          sheet: sheetName,
          columns: Object.entries(places).map(([column, place]) => {
            const unit = units[column];
            return { column, place, ...(unit && { unit }) };
          }),
        },
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
    if (missing.length === 0 && withoutUnit.length === 0 && !isPending) mutate();
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
              const chosen = sheets.find(({ name }) => name === target.value);
              setPlaces(chosen?.columns ?? {});
              setUnits(chosen?.units ?? {});
            }}
          >
            {sheets.map(({ name, rows }) => (
              <option key={name} value={name}>
                {name} ({rows.toLocaleString('en-US')} rows)
              </option>
            ))}
          </Select>
        )}
        {table.columns.map((column) => {
          const { key: field, label, isRequired } = column;
          const place = places[field];
          const isSize = column.unit !== undefined && place !== undefined;
          return (
            <div key={field} className="grid content-start gap-2">
              <Select
                label={label}
                hint={place === undefined ? (isRequired ? undefined : 'Optional') : sampleText(sheet?.samples[place])}
                error={isChecked && missing.includes(column) ? 'Choose a column.' : undefined}
                value={place ?? ''}
                onChange={({ target }) => {
                  setPlaces((before) => withColumn(before, field, target.value));
                  setUnits((before) => without(before, field));
                }}
              >
                <option value="">{isRequired ? 'Choose a column' : 'Not in the file'}</option>
                {headers.map((header, at) => (
                  <option key={at} value={at}>
                    {columnLetters(at)}: {header || 'no name'}
                  </option>
                ))}
              </Select>
              {isSize && (
                <Select
                  label={`Unit of ${nameOf(label)}`}
                  hint="1 GiB is 1,024 MiB. 1 GB is 1,000 MB."
                  error={isChecked && withoutUnit.includes(column) ? 'Choose a unit.' : undefined}
                  value={units[field] ?? ''}
                  onChange={({ target }) => {
                    const chosen = SIZE_UNITS.find((unit) => unit === target.value);
                    setUnits((before) => ({ ...without(before, field), ...(chosen && { [field]: chosen }) }));
                  }}
                >
                  <option value="">{unitOption(headers[place] ?? '')}</option>
                  {SIZE_UNITS.map((unit) => (
                    <option key={unit} value={unit}>
                      {unit}
                    </option>
                  ))}
                </Select>
              )}
            </div>
          );
        })}
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

const without = (units: ChosenUnits, field: string): ChosenUnits =>
  Object.fromEntries(Object.entries(units).filter(([of]) => of !== field));

/** "Memory (GB)" without its unit. */
const nameOf = (label: string): string => label.replace(/ \([^()]*\)$/, '').toLowerCase();

const unitOption = (header: string): string => {
  const named = unitOfColumn(header);
  return named ? `${binaryUnit(named)}, as the column says` : 'Choose a unit';
};

const sampleText = (samples: readonly string[] = []): string =>
  samples.length > 0 ? `For example ${samples.join(', ')}` : 'This column is empty.';

const knownIn = ({ columns }: TableReading['sheets'][number]): number => Object.keys(columns).length;

/** Each column of the file has at most one meaning, so an earlier one is dropped. */
function withColumn(before: ColumnPlaces, key: string, chosen: string): ColumnPlaces {
  const place = chosen === '' ? undefined : Number(chosen);
  const others = Object.entries(before).filter(([other, at]) => other !== key && at !== place);
  return Object.fromEntries(place === undefined ? others : [...others, [key, place]]);
}
