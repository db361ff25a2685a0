import { centsText } from '@casewright/rules/sizing';
import { Badge, EmptyState, InboxPicture, Panel, SearchField } from '@casewright/ui';
import { DataGrid, FilterChip, type GridColumn } from '@casewright/ui/data-grid';
import { useShortcuts } from '@casewright/web';
import { useAddress } from '@casewright/web/address';
import { useInfiniteQuery } from '@casewright/web/query';
import { useCallback, useMemo } from 'react';
import { gib } from './amounts';
import {
  machinesInAddress,
  MACHINES_ANCHOR,
  machinesQuery,
  type SizedItem,
  type SizedMachine,
  type SizingRequest,
} from './queries';

interface MachinesTableProps {
  readonly item: SizedItem;
  readonly request: SizingRequest;
  readonly currency: string;
}

/** Each machine with its instance, and why this one. */
export function MachinesTable({ item, request, currency }: MachinesTableProps) {
  const [search, setSearch] = useAddress(machinesInAddress.search);
  const [instance, setInstance] = useAddress(machinesInAddress.instance);
  const [show, setShow] = useAddress(machinesInAddress.show);
  const [sort, setSort] = useAddress(machinesInAddress.sort);
  const found = useInfiniteQuery(machinesQuery(item, request, { search, instance, show, sort }));
  const hasShortcut = useShortcuts();
  const onSearch = useCallback((wanted: string) => setSearch(wanted || undefined), [setSearch]);
  const columns = useMemo(() => columnsIn(currency), [currency]);
  return (
    <section id={MACHINES_ANCHOR} aria-labelledby="machines-title" className="grid scroll-mt-20 gap-3.5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="machines-title" className="text-lead font-semibold">
          Machines
          {found.data && (
            <span className="font-normal text-ink-muted tabular-nums">
              {' '}
              · {found.data.total.toLocaleString('en-US')}
            </span>
          )}
        </h2>
        <SearchField
          label="Search machines"
          placeholder="Name"
          search={search ?? ''}
          hasShortcut={hasShortcut}
          onSearch={onSearch}
        />
      </div>
      <DataGrid
        caption="Machines"
        what="machines"
        columns={columns}
        list={{ ...found, data: found.data?.rows, label: 'Show more' }}
        rowKey={({ position }) => String(position)}
        sort={sort}
        onSort={(wanted) => setSort(wanted === 'cost' || wanted === '-cost' ? wanted : undefined)}
        keptAs="sized-machines"
        chips={instance && <FilterChip label="Instance" value={instance} onClear={() => setInstance(undefined)} />}
        filters={[
          {
            label: 'Show',
            value: show ?? '',
            choices: { '': 'All', fitted: 'With an instance', unfitted: 'Without an instance' },
            onChoose: (wanted) => setShow(wanted === 'fitted' || wanted === 'unfitted' ? wanted : undefined),
          },
        ]}
        empty={
          <Panel>
            <EmptyState picture={<InboxPicture />} title="No machines found">
              Nothing matches your search and filters.
            </EmptyState>
          </Panel>
        }
      />
    </section>
  );
}

const columnsIn = (currency: string): readonly GridColumn<SizedMachine>[] => [
  { title: 'Row', align: 'right', cell: ({ row }) => row.toLocaleString('en-US') },
  {
    title: 'Name',
    isRowHeader: true,
    cell: ({ name, row, isMeasured }) => (
      <span className="block min-w-32 wrap-anywhere">
        {name || `Row ${row}`}
        {isMeasured && (
          <span className="ml-2">
            <Badge tone="info">Measured</Badge>
          </span>
        )}
      </span>
    ),
  },
  { title: 'vCPU', align: 'right', cell: ({ neededVcpu }) => numberText(neededVcpu) },
  {
    title: 'Memory',
    align: 'right',
    cell: ({ neededMemoryGib }) => (neededMemoryGib === null ? '—' : <Gib of={neededMemoryGib} />),
  },
  { title: 'Storage', align: 'right', cell: ({ storageGib }) => <Gib of={storageGib} /> },
  {
    title: 'Instance',
    cell: ({ instance }) =>
      instance === null ? <Badge tone="danger">None</Badge> : <span className="whitespace-nowrap">{instance}</span>,
  },
  {
    title: 'A month',
    align: 'right',
    order: 'cost',
    cell: ({ monthlyCents }) => (monthlyCents === null ? '—' : centsText(monthlyCents, currency)),
  },
  { title: 'Why this one', cell: ({ why }) => <span className="block min-w-60 text-pretty">{why}</span> },
];

const numberText = (value: number | null): string =>
  value === null ? '—' : value.toLocaleString('en-US', { maximumFractionDigits: 1 });

const Gib = ({ of }: { readonly of: number }) => <span className="whitespace-nowrap">{gib(of)}</span>;
