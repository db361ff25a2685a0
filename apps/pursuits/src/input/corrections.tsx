import { type CorrectedField, gibText } from '@casewright/rules/intake';
import { Button, Panel } from '@casewright/ui';
import { Undo2 } from 'lucide-react';
import { madeByText } from './made-by-text';
import type { Correction, ReadItem } from './queries';
import { useCorrections } from './use-corrections';

interface CorrectionsProps {
  readonly item: ReadItem;
  readonly corrections: readonly Correction[];
  readonly isChangeable: boolean;
}

/** What people changed about the rows, each with a way back. */
export function Corrections({ item, corrections, isChangeable }: CorrectionsProps) {
  const { undo } = useCorrections(item);
  return (
    <Panel title="Corrections" detail={corrections.length.toLocaleString('en-US')}>
      <ul aria-label="Corrections" className="grid">
        {corrections.map((correction) => (
          <li
            key={correction.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-2.5 first:border-t-0"
          >
            <span className="min-w-0 flex-1 basis-60 text-label wrap-anywhere">
              <strong className="font-semibold">{correction.name || `Row ${correction.row}`}</strong>:{' '}
              {correctionText(correction)}
              <span className="block text-caption text-ink-muted">{madeByText(correction)}</span>
            </span>
            {isChangeable && (
              <Button
                kind="quiet"
                size="small"
                aria-label={`Undo the correction of ${correction.name || `row ${correction.row}`}`}
                isWorking={undo.isPending && undo.variables === correction.id}
                onClick={() => undo.mutate(correction.id)}
              >
                <Undo2 aria-hidden className="size-4" />
                Undo
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function correctionText({ field, before, value }: Correction): string {
  if (field === 'counted') return value === 1 ? 'counted anyway' : 'left out';
  const text = (amount: number | null) =>
    amount === null ? 'no value' : field === 'cpus' ? amount.toLocaleString('en-US') : gibText(amount);
  return `${LABELS[field]} ${text(value)} instead of ${text(before)}`;
}

const LABELS: Readonly<Record<Exclude<CorrectedField, 'counted'>, string>> = {
  cpus: 'CPUs',
  memoryBytes: 'memory',
  provisionedBytes: 'storage',
  inUseBytes: 'storage in use',
};
