import { capitalized, countText } from '@casewright/rules';
import {
  BILL_LINE_LABELS,
  BILL_LINE_TYPES,
  COST_BASIS_LABELS,
  type CostBasis,
  moneyText,
  monthText,
} from '@casewright/rules/intake';
import { Badge, buttonLook, EmptyState, InboxPicture, Panel, SearchField } from '@casewright/ui';
import { DataGrid, FilterChip, type GridColumn } from '@casewright/ui/data-grid';
import { useShortcuts } from '@casewright/web';
import { useAddress, useQueryChange } from '@casewright/web/address';
import { useInfiniteQuery } from '@casewright/web/query';
import { Download } from 'lucide-react';
import { useCallback } from 'react';
import { billAddress, type BillLines, LINES_ANCHOR, type LinesChoice, linesCsv, linesQuery } from './bill-queries';
import type { ReadItem } from './queries';

interface BillLinesTableProps {
  readonly item: ReadItem;
  readonly fileId: string;
  readonly basis: CostBasis;
  readonly currency: string;
}

const BY_COST = '-cost';

/** Lines of the bill by month, service and kind, searched, filtered and sorted by the address. */
export function BillLinesTable({ item, fileId, basis, currency }: BillLinesTableProps) {
  const choice = useLinesChoice();
  const [, change] = useQueryChange();
  const found = useInfiniteQuery(linesQuery(item, fileId, choice));
  const hasShortcut = useShortcuts();
  const set = useCallback(
    (name: keyof LinesChoice, value: string | undefined) =>
      change((next) => (value ? next.set(name, value) : next.delete(name))),
    [change],
  );
  const search = useCallback((wanted: string) => set('search', wanted), [set]);
  const { month, service } = choice;
  return (
    <section id={LINES_ANCHOR} aria-labelledby="lines-title" className="grid scroll-mt-20 gap-3.5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="lines-title" className="text-lead font-semibold">
          Lines by month, service, and kind
          {found.data && (
            <span className="font-normal text-ink-muted tabular-nums">
              {' '}
              · {countText(found.data.total, found.data.isTotalExact)}
            </span>
          )}
        </h2>
        <div className="flex items-center gap-3 max-md:w-full">
          <SearchField
            label="Search lines"
            placeholder="Service, provider"
            search={choice.search ?? ''}
            hasShortcut={hasShortcut}
            onSearch={search}
          />
          <a href={linesCsv(item, choice)} download className={buttonLook()}>
            <Download aria-hidden className="size-4" />
            CSV
          </a>
        </div>
      </div>
      <DataGrid
        caption="Lines of the bill"
        what="lines"
        columns={columnsOf(`${capitalized(COST_BASIS_LABELS[basis])} (${currency})`)}
        list={{ ...found, data: found.data?.rows, label: 'Show more' }}
        rowKey={({ position }) => String(position)}
        sort={choice.sort ?? BY_COST}
        defaultSort={BY_COST}
        onSort={(wanted) => set('sort', wanted === BY_COST ? undefined : wanted)}
        keptAs="bill-lines"
        chips={
          <>
            {month && <FilterChip label="Month" value={monthText(month)} onClear={() => set('month', undefined)} />}
            {service && <FilterChip label="Service" value={service} onClear={() => set('service', undefined)} />}
          </>
        }
        filters={[
          {
            label: 'Show',
            value: choice.show ?? '',
            choices: { '': 'All', counted: 'Counted', 'left-out': 'Left out' },
            onChoose: (wanted) => set('show', wanted),
          },
          {
            label: 'Kind',
            value: choice.type ?? '',
            choices: {
              '': 'All',
              ...Object.fromEntries(BILL_LINE_TYPES.map((type) => [type, capitalized(BILL_LINE_LABELS[type])])),
            },
            onChoose: (wanted) => set('type', wanted),
          },
        ]}
        empty={
          <Panel>
            <EmptyState picture={<InboxPicture />} title="No lines found">
              Nothing matches your search and filters.
            </EmptyState>
          </Panel>
        }
      />
    </section>
  );
}

function useLinesChoice(): LinesChoice {
  const [search] = useAddress(billAddress.search);
  const [sort] = useAddress(billAddress.sort);
  const [show] = useAddress(billAddress.show);
  const [month] = useAddress(billAddress.month);
  const [service] = useAddress(billAddress.service);
  const [type] = useAddress(billAddress.type);
  // Only a month that the address names correctly.
  return { search, sort, show, month: month && /^\d{4}-\d{2}$/.test(month) ? month : undefined, service, type };
}

const columnsOf = (cost: string): readonly GridColumn<BillLines>[] => [
  {
    title: 'Month',
    order: 'month',
    cell: ({ month }) => <span className="whitespace-nowrap">{monthText(month)}</span>,
  },
  {
    title: 'Service',
    isRowHeader: true,
    order: 'service',
    cell: ({ service }) => <span className="wrap-anywhere">{service}</span>,
  },
  { title: 'Provider', cell: ({ provider }) => <span className="wrap-anywhere">{provider || '—'}</span> },
  { title: 'Kind', cell: ({ type }) => capitalized(BILL_LINE_LABELS[type]) },
  { title: 'Lines', align: 'right', order: 'lines', cell: ({ lines }) => lines.toLocaleString('en-US') },
  { title: cost, align: 'right', order: 'cost', cell: (row) => moneyText(row.cost) },
  {
    title: 'Counts',
    cell: ({ isCounted }) => (isCounted ? 'Yes' : <Badge tone="neutral">Left out</Badge>),
  },
];
