import { countText } from '@casewright/rules';
import { gibText, LEFT_OUT_LABELS, OS_FAMILY_LABELS, binLabel, type LeftOutReason } from '@casewright/rules/intake';
import { Badge, buttonLook, EmptyState, InboxPicture, Panel, SearchField } from '@casewright/ui';
import { DataGrid, FilterChip, type GridColumn } from '@casewright/ui/data-grid';
import { useShortcuts } from '@casewright/web';
import { useAddress, useQueryChange } from '@casewright/web/address';
import { useInfiniteQuery } from '@casewright/web/query';
import { Download } from 'lucide-react';
import { useCallback, useState } from 'react';
import {
  inAddress,
  type InputRow,
  type ReadItem,
  ROWS_ANCHOR,
  rowsCsv,
  type RowsChoice,
  rowsQuery,
  type View,
  VIEWS,
} from './queries';
import { RowForm } from './row-form';

interface RowsTableProps {
  readonly item: ReadItem;
  readonly fileId: string;
  readonly isHost: boolean;
  readonly isChangeable: boolean;
}

const VIEW_LABELS: Readonly<Record<View, string>> = {
  counted: 'Counted',
  'left-out': 'Left out',
  faults: 'With faults',
  corrected: 'Corrected',
  repeated: 'Same name',
};

/** All rows of the file, searched, filtered and sorted by the address. */
export function RowsTable({ item, fileId, isHost, isChangeable }: RowsTableProps) {
  const choice = useRowsChoice();
  const [, change] = useQueryChange();
  const found = useInfiniteQuery(rowsQuery(item, fileId, choice));
  const [opened, open] = useState<InputRow>();
  const hasShortcut = useShortcuts();
  const set = useCallback(
    (name: keyof RowsChoice, value: string | undefined) =>
      change((next) => (value ? next.set(name, value) : next.delete(name))),
    [change],
  );
  const search = useCallback((wanted: string) => set('search', wanted), [set]);
  const { reason, cpus, memory, storage } = choice;
  const bins = [
    { name: 'cpus', label: isHost ? 'Cores' : 'vCPU', bin: cpus, unit: '' },
    { name: 'memory', label: 'Memory', bin: memory, unit: ' GiB' },
    { name: 'storage', label: 'Storage', bin: storage, unit: ' GiB' },
  ] as const;
  return (
    <section id={ROWS_ANCHOR} aria-labelledby="rows-title" className="grid scroll-mt-20 gap-3.5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="rows-title" className="text-lead font-semibold">
          {isHost ? 'Hosts' : 'Machines'}
          {found.data && (
            <span className="font-normal text-ink-muted tabular-nums">
              {' '}
              · {countText(found.data.total, found.data.isTotalExact)}
            </span>
          )}
        </h2>
        <div className="flex items-center gap-3 max-md:w-full">
          <SearchField
            label="Search rows"
            placeholder="Name, operating system, host"
            search={choice.search ?? ''}
            hasShortcut={hasShortcut}
            onSearch={search}
          />
          <a href={rowsCsv(item, choice)} download className={buttonLook()}>
            <Download aria-hidden className="size-4" />
            CSV
          </a>
        </div>
      </div>
      <DataGrid
        caption={isHost ? 'Hosts' : 'Machines'}
        what="rows"
        columns={columnsOf(isHost)}
        list={{ ...found, data: found.data?.rows, label: 'Show more' }}
        rowKey={({ position }) => String(position)}
        sort={choice.sort}
        defaultSort="position"
        onSort={(wanted) => set('sort', wanted === 'position' ? undefined : wanted)}
        keptAs="input-rows"
        {...(isChangeable && { onOpen: open })}
        chips={
          <>
            {bins.map(
              ({ name, label, bin, unit }) =>
                bin !== undefined && (
                  <FilterChip
                    key={name}
                    label={label}
                    value={`${binText(name, Number(bin))}${unit}`}
                    onClear={() => set(name, undefined)}
                  />
                ),
            )}
            {reason && (
              <FilterChip label="Reason" value={LEFT_OUT_LABELS[reason][1]} onClear={() => set('reason', undefined)} />
            )}
          </>
        }
        filters={[
          {
            label: 'Show',
            value: choice.show ?? '',
            choices: { '': 'All', ...Object.fromEntries(VIEWS.map((view) => [view, VIEW_LABELS[view]])) },
            onChoose: (wanted) => set('show', wanted),
          },
          ...(isHost
            ? []
            : [
                {
                  label: 'Operating system',
                  value: choice.os ?? '',
                  choices: { '': 'All', ...OS_FAMILY_LABELS },
                  onChoose: (wanted: string) => set('os', wanted),
                },
              ]),
        ]}
        empty={
          <Panel>
            <EmptyState picture={<InboxPicture />} title="No rows found">
              Nothing matches your search and filters.
            </EmptyState>
          </Panel>
        }
      />
      {opened && <RowForm item={item} row={opened} isHost={isHost} onClose={() => open(undefined)} />}
    </section>
  );
}

function useRowsChoice(): RowsChoice {
  const [search] = useAddress(inAddress.search);
  const [sort] = useAddress(inAddress.sort);
  const [show] = useAddress(inAddress.show);
  const [reason] = useAddress(inAddress.reason);
  const [os] = useAddress(inAddress.os);
  const [cpus] = useAddress(inAddress.cpus);
  const [memory] = useAddress(inAddress.memory);
  const [storage] = useAddress(inAddress.storage);
  return { search, sort, show, reason, os, cpus, memory, storage };
}

function binText(amount: 'cpus' | 'memory' | 'storage', bin: number): string {
  const label = binLabel(amount, bin);
  if (label.endsWith('+')) return `more than ${label.slice(0, -1)}`;
  return bin === 0 ? `up to ${label}` : `${binLabel(amount, bin - 1)} to ${label}`;
}

const columnsOf = (isHost: boolean): readonly GridColumn<InputRow>[] => [
  { title: 'Row', align: 'right', order: 'position', cell: ({ row }) => row.toLocaleString('en-US') },
  {
    title: 'Name',
    isRowHeader: true,
    order: 'name',
    cell: ({ name, row, correctedFields }) => (
      <span className="wrap-anywhere">
        {name || `Row ${row}`}
        {correctedFields.length > 0 && (
          <span className="ml-2">
            <Badge tone="info">Corrected</Badge>
          </span>
        )}
      </span>
    ),
  },
  {
    title: isHost ? 'Cores' : 'vCPU',
    align: 'right',
    order: 'cpus',
    cell: ({ cpus }) => cpus?.toLocaleString('en-US') ?? '—',
  },
  { title: 'Memory', align: 'right', order: 'memory', cell: ({ memoryBytes }) => sizeText(memoryBytes) },
  {
    title: isHost ? 'Storage' : 'Provisioned',
    align: 'right',
    order: 'provisioned',
    cell: ({ provisionedBytes }) => sizeText(provisionedBytes),
  },
  ...(isHost
    ? []
    : [
        {
          title: 'In use',
          align: 'right' as const,
          order: 'inUse',
          cell: ({ inUseBytes }: InputRow) => sizeText(inUseBytes),
        },
        {
          title: 'Operating system',
          order: 'os',
          cell: ({ os }: InputRow) => <span className="wrap-anywhere">{os ?? '—'}</span>,
        },
      ]),
  {
    title: 'Counts',
    cell: ({ isCounted, leftOut, faults }) =>
      isCounted ? (
        faults.length > 0 ? (
          <Badge tone="danger">Fault</Badge>
        ) : (
          'Yes'
        )
      ) : (
        <Badge tone="neutral">{reasonText(leftOut)}</Badge>
      ),
  },
];

const sizeText = (bytes: number | null) =>
  bytes === null ? '—' : <span className="whitespace-nowrap">{gibText(bytes)}</span>;

function reasonText(reason: LeftOutReason | null): string {
  const text = reason ? LEFT_OUT_LABELS[reason][0] : 'left out';
  return text.charAt(0).toUpperCase() + text.slice(1);
}
