import { type CorrectedAmount, correctionFault, bytesIn, gibibytesIn } from '@casewright/rules/intake';
import { Button, Field } from '@casewright/ui';
import { type FormEvent, lazy, useState } from 'react';
import type { InputRow, ReadItem } from './queries';
import { type Change, useCorrections } from './use-corrections';

const Dialog = lazy(() => import('@casewright/ui/dialog'));

interface RowFormProps {
  readonly item: ReadItem;
  readonly row: InputRow;
  readonly isHost: boolean;
  readonly onClose: () => void;
}

/** Changes the amounts of one row, or whether it counts. */
export function RowForm({ item, row, isHost, onClose }: RowFormProps) {
  const { correct } = useCorrections(item);
  const [typed, setTyped] = useState<Readonly<Partial<Record<CorrectedAmount, string>>>>({});
  const [isChecked, setChecked] = useState(false);
  const fields = fieldsOf(isHost);
  const changes = fields.flatMap(({ field }) => {
    const text = typed[field];
    return text === undefined || text.trim() === shownAmount(field, row[field])
      ? []
      : [{ position: row.position, field, value: amountIn(field, text) }];
  });
  const save = (made: readonly Change[]) => correct.mutate(made, { onSuccess: onClose });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (changes.some((change) => correctionFault(change)) || correct.isPending) return;
    if (changes.length > 0) save(changes);
    else onClose();
  };
  return (
    <Dialog
      title={row.name || `Row ${row.row}`}
      confirm={false}
      onClose={onClose}
      details={
        <form noValidate aria-label="Correct the row" className="grid gap-4" onSubmit={submit}>
          {fields.map(({ field, label }) => {
            const change = changes.find((one) => one.field === field);
            return (
              <Field
                key={field}
                label={label}
                inputMode="decimal"
                autoComplete="off"
                error={(isChecked && change && correctionFault(change)) || undefined}
                value={typed[field] ?? shownAmount(field, row[field])}
                onChange={({ target }) => setTyped((before) => ({ ...before, [field]: target.value }))}
              />
            );
          })}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" kind="primary" isWorking={correct.isPending}>
              Save
            </Button>
            <Button
              disabled={correct.isPending}
              onClick={() => save([{ position: row.position, field: 'counted', value: row.isCounted ? 0 : 1 }])}
            >
              {row.isCounted ? 'Leave out' : 'Count it'}
            </Button>
          </div>
        </form>
      }
    >
      {row.sheet ? `${row.sheet}, row ${row.row}` : `Row ${row.row}`} of the file. The file stays as it was.
    </Dialog>
  );
}

const fieldsOf = (isHost: boolean): readonly { readonly field: CorrectedAmount; readonly label: string }[] => [
  { field: 'cpus', label: isHost ? 'Cores' : 'vCPU' },
  { field: 'memoryBytes', label: 'Memory (GiB)' },
  { field: 'provisionedBytes', label: isHost ? 'Storage (GiB)' : 'Provisioned storage (GiB)' },
  ...(isHost ? [] : [{ field: 'inUseBytes', label: 'Storage in use (GiB)' } as const]),
];

/** A size in GiB. */
const shownAmount = (field: CorrectedAmount, amount: number | null): string =>
  amount === null ? '' : String(field === 'cpus' ? amount : Math.round(gibibytesIn(amount) * 100) / 100);

/** NaN for what isn't a number. */
export function amountIn(field: CorrectedAmount, text: string): number {
  const plain = text.trim().replaceAll(',', '');
  const amount = plain ? Number(plain) : Number.NaN;
  return field === 'cpus' || Number.isNaN(amount) ? amount : bytesIn(amount, 'GiB');
}
