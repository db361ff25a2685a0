import { correctionFault, type CorrectedAmount } from '@casewright/rules/intake';
import { Button, Loaded, Panel, TableInput } from '@casewright/ui';
import { useInfiniteQuery } from '@casewright/web/query';
import { Link } from '@casewright/web/router';
import { type FormEvent, useId, useState } from 'react';
import { type InputRow, type ReadItem, rowsAt, rowsQuery } from './queries';
import { amountIn } from './row-form';
import { type Change, useCorrections } from './use-corrections';

interface FaultyRowsProps {
  readonly item: ReadItem;
  readonly fileId: string;
  readonly count: number;
}

/** Counted rows with cells that aren't amounts, each with a correction. */
export function FaultyRows({ item, fileId, count }: FaultyRowsProps) {
  const found = useInfiniteQuery(rowsQuery(item, fileId, { show: 'faults' }));
  const { correct } = useCorrections(item);
  return (
    <Panel
      title="Faults"
      detail={`${count.toLocaleString('en-US')} ${count === 1 ? 'row' : 'rows'}`}
      aside={
        <Link
          to={rowsAt({ show: 'faults' })}
          className="rounded-box text-label text-accent hover:underline max-md:inline-flex max-md:min-h-11 max-md:items-center"
        >
          Show the rows
        </Link>
      }
    >
      <Loaded query={found} what="the faults" rows={3}>
        {({ rows, total }) => (
          <>
            <ul aria-label="Rows with faults" className="grid">
              {rows
                .slice(0, SHOWN)
                .flatMap((row) =>
                  row.faults.map((fault) => (
                    <Fault
                      key={`${row.position} ${fault.column}`}
                      row={row}
                      fault={fault}
                      isWorking={correct.isPending}
                      onCorrect={(change) => correct.mutate([change])}
                    />
                  )),
                )}
            </ul>
            <p className="mt-3 text-label text-ink-muted">
              {total > SHOWN && `${(total - SHOWN).toLocaleString('en-US')} more after these. `}
              Corrections are recorded with your name and can be undone. The file stays as it was.
            </p>
          </>
        )}
      </Loaded>
    </Panel>
  );
}

const SHOWN = 20;

interface FaultProps {
  readonly row: InputRow;
  readonly fault: InputRow['faults'][number];
  readonly isWorking: boolean;
  readonly onCorrect: (change: Change) => void;
}

function Fault({ row, fault: { field, column, cell }, isWorking, onCorrect }: FaultProps) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const errorId = useId();
  const { position } = row;
  const name = row.name || `Row ${row.row}`;
  const correctable = field === null || field === 'counted' ? null : field;
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!correctable || isWorking) return;
    const change = { position, field: correctable, value: amountIn(correctable, text) };
    const found = correctionFault(change);
    setProblem(found);
    if (!found) onCorrect(change);
  };
  return (
    <li className="grid items-center gap-x-4 gap-y-2 border-t border-line py-3 first:border-t-0 md:grid-cols-[4rem_1fr_1fr_auto]">
      <span className="text-label text-ink-muted tabular-nums">{row.row.toLocaleString('en-US')}</span>
      <span className="min-w-0 text-small font-semibold wrap-anywhere">{name}</span>
      <span className="min-w-0 text-label wrap-anywhere text-ink-muted">
        {column} is <strong className="font-semibold text-danger">{cell.trim() || 'empty'}</strong>
      </span>
      <form noValidate aria-label={`Correct ${name}`} className="flex flex-wrap items-center gap-2" onSubmit={save}>
        {correctable && (
          <>
            <TableInput
              label={`${UNITS[correctable].label} of ${name}`}
              placeholder={UNITS[correctable].unit}
              errorId={problem && errorId}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
            <Button type="submit" size="small" aria-label={`Use instead: ${name}`} disabled={isWorking}>
              Use instead
            </Button>
          </>
        )}
        <Button
          size="small"
          aria-label={`Leave out: ${name}`}
          disabled={isWorking}
          onClick={() => onCorrect({ position, field: 'counted', value: 0 })}
        >
          Leave out
        </Button>
        {problem && (
          <p id={errorId} role="alert" className="basis-full text-caption text-danger">
            {problem}
          </p>
        )}
      </form>
    </li>
  );
}

const UNITS: Readonly<Record<CorrectedAmount, { readonly label: string; readonly unit: string }>> = {
  cpus: { label: 'CPUs', unit: 'count' },
  memoryBytes: { label: 'Memory in GiB', unit: 'GiB' },
  provisionedBytes: { label: 'Storage in GiB', unit: 'GiB' },
  inUseBytes: { label: 'Storage in use in GiB', unit: 'GiB' },
};
