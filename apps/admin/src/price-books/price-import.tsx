import { dayOf, MAX_PRICE_FILE_LENGTH, PRICE_COLUMNS } from '@casewright/rules';
import { Button, Callout, Field, FileButton, offerFile, Table, type TableColumn } from '@casewright/ui';
import { api } from '@casewright/web';
import { useMutation } from '@casewright/web/query';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { failureText } from '../change/send-change';
import { useChange } from '../change/use-change';
import { importing } from './changes';
import { PriceChanges } from './price-changes';
import type { PriceBookVersion, PriceImportTrial } from './queries';

class TooLarge extends Error {}

/** Shows every change and error of a file before it replaces the lines of a draft. */
export function PriceImport({ version }: { readonly version: PriceBookVersion }) {
  const trial = useMutation({
    mutationFn: async (file: File) => {
      const csv = await file.text();
      if (csv.length > MAX_PRICE_FILE_LENGTH) throw new TooLarge();
      const path = { id: version.id };
      return {
        name: file.name,
        csv,
        found: await api.post('/api/admin/price-book-versions/{id}/import-trial', { path, body: { csv } }),
      };
    },
  });
  return (
    <div className="grid gap-4">
      <p className="text-small text-ink-muted">
        A CSV file replaces all prices of this draft. You see every change before you import it.
      </p>
      <div className="flex flex-wrap gap-2.5">
        <FileButton
          inputLabel="CSV file of prices"
          endings={['csv']}
          isWorking={trial.isPending}
          onChoose={([file]) => file && trial.mutate(file)}
        >
          <Upload aria-hidden className="size-4" />
          Choose file
        </FileButton>
        <Button kind="quiet" onClick={() => offerFile(new Blob([TEMPLATE], { type: 'text/csv' }), 'price-book.csv')}>
          Download a template
        </Button>
      </div>
      {trial.error && <Callout kind="danger">{trialFailure(trial.error)}</Callout>}
      {trial.data && <Trial key={trial.data.csv} version={version} {...trial.data} onDone={trial.reset} />}
    </div>
  );
}

const TEMPLATE = `${PRICE_COLUMNS.map(({ header }) => header).join(',')}\r\n`;

const TOO_LARGE = 'The file is too large. The limit is 1 MB.';

const trialFailure = (error: unknown): string => (error instanceof TooLarge ? TOO_LARGE : failureText(error));

const currentDay = (): string => dayOf(new Date());

interface TrialProps {
  readonly version: PriceBookVersion;
  readonly name: string;
  readonly csv: string;
  readonly found: PriceImportTrial;
  readonly onDone: () => void;
}

function Trial({ version, name, csv, found, onDone }: TrialProps) {
  const [pricesAsOf, setPricesAsOf] = useState('');
  const { make, isPending, failure, prompt } = useChange();
  const today = currentDay();
  if (found.faultCount > 0) return <Faults name={name} found={found} onDone={onDone} />;
  return (
    <div className="grid gap-4">
      <h3 className="text-small font-semibold wrap-anywhere">{name}</h3>
      <PriceChanges caption="Changes of this import" found={found} />
      <Field
        type="date"
        label="Prices as of"
        hint="The day of the price list or quote."
        max={today}
        value={pricesAsOf}
        error={pricesAsOf > today ? 'Choose a day up to today.' : undefined}
        onChange={({ target }) => setPricesAsOf(target.value)}
      />
      {failure && <Callout kind="danger">{failure}</Callout>}
      <div className="flex flex-wrap gap-2.5">
        <Button
          kind="primary"
          disabled={pricesAsOf === '' || pricesAsOf > today}
          isWorking={isPending}
          onClick={() => void make(importing({ version, csv, pricesAsOf, onMade: onDone }))}
        >
          Import prices
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
      {prompt}
    </div>
  );
}

type Fault = PriceImportTrial['faults'][number];

const faultColumns: readonly TableColumn<Fault>[] = [
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
