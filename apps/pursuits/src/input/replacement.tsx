import { gibText } from '@casewright/rules/intake';
import { Button, Loaded, Panel, Table } from '@casewright/ui';
import { api, clearNotices, notify, titleOf } from '@casewright/web';
import { useMutation, useQuery } from '@casewright/web/query';
import { pursuitsChanged } from '../queries';
import { ReplacedCost } from '../sizing/replaced-cost';
import { differenceQuery, type Difference, type ReadItem } from './queries';
import type { ReadInput } from './read-input';

interface ReplacementProps {
  readonly item: ReadItem;
  readonly replacement: NonNullable<ReadInput['replacement']>;
}

/** A new file of the item, what it changes, and the choice between the two. */
export function Replacement({ item, replacement: { file, state, problem } }: ReplacementProps) {
  const path = { id: item.caseId, key: item.key };
  const { mutate, isPending, variables } = useMutation({
    onMutate: clearNotices,
    mutationFn: (isTaken: boolean) =>
      isTaken
        ? api.post('/api/cases/{id}/inputs/{key}/replacement/take', { path })
        : api.delete('/api/cases/{id}/inputs/{key}/replacement', { path }),
    onSettled: pursuitsChanged,
    onError: (failure) =>
      notify({ title: 'Error', message: titleOf(failure, 'We couldn’t save your choice. Try again.'), kind: 'error' }),
  });
  return (
    <Panel title="New file" detail={file.name} className="border-accent!">
      {state === 'uploading' || state === 'reading' ? (
        <p role="status" className="text-small">
          {state === 'uploading' ? 'The file is being uploaded.' : 'The file is being read. Its changes appear here.'}
        </p>
      ) : problem === null ? (
        <Changes item={item} fileId={file.id} />
      ) : (
        <p className="rounded-control bg-danger-soft px-3.5 py-2.5 text-label wrap-anywhere">{problem}</p>
      )}
      <div className="mt-4 flex flex-wrap justify-end gap-3">
        <Button disabled={isPending} isWorking={isPending && variables === false} onClick={() => mutate(false)}>
          Keep the current file
        </Button>
        {state === 'ready' && (
          <Button kind="primary" isWorking={isPending && variables} onClick={() => mutate(true)}>
            Use the new file
          </Button>
        )}
      </div>
    </Panel>
  );
}

function Changes({ item, fileId }: { readonly item: ReadItem; readonly fileId: string }) {
  const found = useQuery(differenceQuery(item, fileId));
  return (
    <Loaded query={found} what="the changes" rows={4}>
      {(difference) => (
        <div className="grid gap-4">
          <p className="text-small">{countsText(difference.counts)}</p>
          <Table
            isInPanel
            caption="Totals"
            rows={totalsOf(difference)}
            rowKey={({ key }) => key}
            columns={[
              { title: 'Total', isRowHeader: true, cell: ({ key }) => TOTALS[key] ?? key },
              { title: 'Now', align: 'right', cell: ({ before }) => numberText(before) },
              { title: 'New', align: 'right', cell: ({ after }) => <strong>{numberText(after)}</strong> },
              { title: 'Change', align: 'right', cell: ({ before, after }) => changeText(after - before) },
            ]}
          />
          <ReplacedCost item={item} fileId={fileId} />
          <ul aria-label="Changed rows" className="grid gap-1.5 text-label">
            {difference.rows.map((row) => (
              <li key={`${row.change} ${row.name}`} className="wrap-anywhere text-ink-muted">
                <strong className="font-semibold text-ink">{row.name || 'No name'}</strong>: {rowText(row)}
              </li>
            ))}
          </ul>
          <p className="text-label text-ink-muted">
            Corrections of the current file aren’t carried over. Value case versions that were issued don’t change.
          </p>
        </div>
      )}
    </Loaded>
  );
}

const TOTALS: Readonly<Record<string, string>> = {
  rows: 'Counted rows',
  vcpu: 'vCPU',
  cores: 'Cores',
  memoryGb: 'Memory (GiB)',
  storageGb: 'Storage (GiB)',
  powerWatts: 'Power (W)',
};

interface Total {
  readonly key: string;
  readonly before: number;
  readonly after: number;
}

function totalsOf({ before, after }: Difference): readonly Total[] {
  const keys = Object.keys(TOTALS).filter((key) => key in before.totals || key in after.totals);
  return [
    { key: 'rows', before: before.rows, after: after.rows },
    ...keys.map((key) => ({ key, before: before.totals[key] ?? 0, after: after.totals[key] ?? 0 })),
  ];
}

const numberText = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 1 });
const changeText = (value: number): string =>
  value > 0 ? `+${numberText(value)}` : value < 0 ? `−${numberText(-value)}` : '0';

const countsText = ({ added, removed, changed }: Difference['counts']): string =>
  added + removed + changed === 0
    ? 'The new file has the same rows.'
    : `${added.toLocaleString('en-US')} added, ${removed.toLocaleString('en-US')} removed, ${changed.toLocaleString('en-US')} changed.`;

function rowText({ change, before, after }: Difference['rows'][number]): string {
  if (change !== 'changed' || !before || !after) return change;
  const amounts = [
    before.cpus !== after.cpus && `CPUs ${before.cpus ?? 'none'} to ${after.cpus ?? 'none'}`,
    before.memoryBytes !== after.memoryBytes &&
      `memory ${sizeText(before.memoryBytes)} to ${sizeText(after.memoryBytes)}`,
    before.provisionedBytes !== after.provisionedBytes &&
      `provisioned ${sizeText(before.provisionedBytes)} to ${sizeText(after.provisionedBytes)}`,
    before.inUseBytes !== after.inUseBytes && `in use ${sizeText(before.inUseBytes)} to ${sizeText(after.inUseBytes)}`,
    before.leftOut !== after.leftOut && (after.leftOut === null ? 'now counted' : 'now left out'),
  ];
  return amounts.filter(Boolean).join(', ');
}

const sizeText = (bytes: number | null): string => (bytes === null ? 'none' : gibText(bytes));
