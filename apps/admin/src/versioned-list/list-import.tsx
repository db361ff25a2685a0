import { dayOf, type ImportTrial, type LineFault } from '@casewright/rules';
import { Button, Callout, Field, FileButton, offerFile, Table, type TableColumn } from '@casewright/ui';
import { useMutation } from '@casewright/web/query';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { failureText } from '../change/send-change';
import { type Change, useChange } from '../change/use-change';
import { LineChanges } from './line-changes';

class TooLarge extends Error {}

export interface ListFile {
  readonly csv: string;
  /** ISO date, empty unless asked for. */
  readonly day: string;
}

export interface ListImportProps {
  /** Plural name of the lines, such as "prices". */
  readonly lines: string;
  /** File that the user can start from. */
  readonly template: { readonly name: string; readonly csv: string };
  /** In characters. */
  readonly maxLength: number;
  /** A day that the user states for the whole file. */
  readonly day?: { readonly label: string; readonly hint: string };
  readonly tryFile: (csv: string) => Promise<ImportTrial>;
  readonly importing: (file: ListFile, onMade: () => void) => Change;
}

/** Shows every change and error of a file before it replaces the lines of a draft. */
export function ListImport({ lines, template, maxLength, day, tryFile, importing }: ListImportProps) {
  const trial = useMutation({
    mutationFn: async (file: File) => {
      const csv = await file.text();
      if (csv.length > maxLength) throw new TooLarge();
      return { name: file.name, csv, found: await tryFile(csv) };
    },
  });
  const offerTemplate = () => offerFile(new Blob([template.csv], { type: 'text/csv' }), template.name);
  return (
    <div className="grid gap-4">
      <p className="text-small text-ink-muted">
        A CSV file replaces all {lines} of this draft. You see every change before you import it.
      </p>
      <div className="flex flex-wrap gap-2.5">
        <FileButton
          inputLabel={`CSV file of ${lines}`}
          endings={['csv']}
          isWorking={trial.isPending}
          onChoose={([file]) => file && trial.mutate(file)}
        >
          <Upload aria-hidden className="size-4" />
          Choose file
        </FileButton>
        <Button kind="quiet" onClick={offerTemplate}>
          Download a template
        </Button>
      </div>
      {trial.error && <Callout kind="danger">{trialFailure(trial.error, maxLength)}</Callout>}
      {trial.data && (
        <Trial
          key={trial.data.csv}
          {...trial.data}
          lines={lines}
          day={day}
          importing={importing}
          onDone={trial.reset}
        />
      )}
    </div>
  );
}

const trialFailure = (error: unknown, maxLength: number): string =>
  error instanceof TooLarge ? `The file is too large. The limit is ${limitText(maxLength)}.` : failureText(error);

const limitText = (length: number): string =>
  length < 1_000_000 ? `${length / 1_000} KB` : `${length / 1_000_000} MB`;

const currentDay = (): string => dayOf(new Date());

interface TrialProps extends Pick<ListImportProps, 'lines' | 'importing'> {
  readonly name: string;
  readonly csv: string;
  readonly found: ImportTrial;
  readonly day: ListImportProps['day'] | undefined;
  readonly onDone: () => void;
}

function Trial({ name, csv, found, lines, day: asked, importing, onDone }: TrialProps) {
  const [day, setDay] = useState('');
  const { make, isPending, failure, prompt } = useChange();
  const today = currentDay();
  if (found.faultCount > 0) return <Faults name={name} found={found} onDone={onDone} />;
  return (
    <div className="grid gap-4">
      <h3 className="text-small font-semibold wrap-anywhere">{name}</h3>
      <LineChanges caption="Changes of this import" found={found} />
      {asked && (
        <Field
          type="date"
          label={asked.label}
          hint={asked.hint}
          max={today}
          value={day}
          error={day > today ? 'Choose a day up to today.' : undefined}
          onChange={({ target }) => setDay(target.value)}
        />
      )}
      {failure && <Callout kind="danger">{failure}</Callout>}
      <div className="flex flex-wrap gap-2.5">
        <Button
          kind="primary"
          disabled={asked && (day === '' || day > today)}
          isWorking={isPending}
          onClick={() => void make(importing({ csv, day }, onDone))}
        >
          Import {lines}
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
      {prompt}
    </div>
  );
}

const faultColumns: readonly TableColumn<LineFault>[] = [
  { title: 'Row', isRowHeader: true, cell: ({ row }) => row },
  { title: 'Column', cell: ({ column }) => column || 'Whole row' },
  { title: 'Error', cell: ({ message }) => message },
];

function Faults({ name, found, onDone }: Pick<TrialProps, 'name' | 'found' | 'onDone'>) {
  const { faults, faultCount } = found;
  return (
    <div className="grid gap-3">
      <Callout kind="danger">
        {name} has {faultCount === 1 ? '1 error' : `${faultCount.toLocaleString('en-US')} errors`}. Correct the file,
        then choose it again. Nothing was imported.
      </Callout>
      <Table
        caption="Errors in the file"
        columns={faultColumns}
        rows={faults}
        rowKey={({ row, column, message }) => `${row} ${column} ${message}`}
      />
      {faultCount > faults.length && <p className="text-label text-ink-muted">Showing the first {faults.length}.</p>}
      <Button className="justify-self-start" onClick={onDone}>
        Close
      </Button>
    </div>
  );
}
