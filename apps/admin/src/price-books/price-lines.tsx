import { LINE_KINDS, type LineKind } from '@casewright/rules';
import { Facts } from '@casewright/ui';
import type { GridColumn } from '@casewright/ui/data-grid';
import { useMemo } from 'react';
import { AdminList } from '../list/admin-list';
import { NOTHING } from '../list/cells';
import { type PriceLine, priceLinesList } from './queries';

const KINDS: Readonly<Record<LineKind, string>> = {
  instance: 'Instance',
  host: 'Host',
  license: 'License',
  storage: 'Storage',
};

interface PriceLinesProps {
  readonly versionId: string;
  readonly currency: string;
}

export function PriceLines({ versionId, currency }: PriceLinesProps) {
  const list = useMemo(() => priceLinesList(versionId), [versionId]);
  return (
    <AdminList
      list={list}
      title={`Prices in ${currency}`}
      searchFor="Name, family, provider, region"
      columns={columns}
      filters={{ kind: { label: 'Kind', choices: KINDS } }}
      details={details}
      emptyTitle="No prices found"
      empty="Import a CSV file to fill this version."
    />
  );
}

const cell = ({ cells }: PriceLine, header: string): string => cells[header] ?? '';
const shown = (line: PriceLine, header: string): string => cell(line, header) || NOTHING;

const columns: readonly GridColumn<PriceLine>[] = [
  {
    ...{ title: 'Name', isRowHeader: true, order: 'name' },
    cell: (line) => <span className="wrap-anywhere">{cell(line, 'Name')}</span>,
  },
  { title: 'Kind', cell: (line) => KINDS[LINE_KINDS.find((kind) => kind === cell(line, 'Kind')) ?? 'instance'] },
  { title: 'Provider', cell: (line) => cell(line, 'Provider') },
  { title: 'Size', cell: (line) => <span className="whitespace-nowrap">{sizeText(line)}</span> },
  { title: 'Price', align: 'right', cell: (line) => <span className="whitespace-nowrap">{priceText(line)}</span> },
  { title: '1 year', align: 'right', cell: (line) => shown(line, '1 year per hour') },
  { title: '3 years', align: 'right', cell: (line) => shown(line, '3 years per hour') },
];

function sizeText(line: PriceLine): string {
  const [vcpu, cpus, memory] = [cell(line, 'vCPU'), cell(line, 'CPUs'), cell(line, 'Memory GiB')];
  if (vcpu) return `${vcpu} vCPU, ${memory} GiB`;
  return cpus ? `${cpus} × ${cell(line, 'Cores per CPU')} cores, ${memory} GiB` : NOTHING;
}

const PRICES = [
  ['On demand per hour', '/hour'],
  ['Purchase price', ''],
  ['Price per core per year', '/core/year'],
  ['Price per GiB per month', '/GiB/month'],
] as const;

function priceText(line: PriceLine): string {
  const [header, unit] = PRICES.find(([one]) => cell(line, one)) ?? [undefined, ''];
  return header ? `${cell(line, header)}${unit}` : NOTHING;
}

const details = (line: PriceLine) => ({
  title: cell(line, 'Name'),
  body: (
    <Facts facts={Object.entries(line.cells).flatMap(([label, value]) => (value === '' ? [] : [{ label, value }]))} />
  ),
});
