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
const number = (line: PriceLine, header: string): string => grouped(cell(line, header)) || NOTHING;

/** "1,024.50": keeps every digit. */
const grouped = (text: string): string => text.replace(/^\d+/, (whole) => Number(whole).toLocaleString('en-US'));

const columns: readonly GridColumn<PriceLine>[] = [
  {
    ...{ title: 'Name', isRowHeader: true, order: 'name' },
    cell: (line) => <span className="wrap-break-word">{cell(line, 'Name')}</span>,
  },
  { title: 'Kind', cell: (line) => KINDS[LINE_KINDS.find((kind) => kind === cell(line, 'Kind')) ?? 'instance'] },
  { title: 'Provider', cell: (line) => cell(line, 'Provider') },
  { title: 'Size', cell: (line) => <span className="whitespace-nowrap">{sizeText(line)}</span> },
  { title: 'Price', align: 'right', cell: (line) => <span className="whitespace-nowrap">{priceText(line)}</span> },
  { title: '1 year', align: 'right', cell: (line) => number(line, '1 year per hour') },
  { title: '3 years', align: 'right', cell: (line) => number(line, '3 years per hour') },
];

function sizeText(line: PriceLine): string {
  const [vcpu, cpus] = [cell(line, 'vCPU'), cell(line, 'CPUs')];
  const memory = `${number(line, 'Memory GiB')} GiB`;
  if (vcpu) return `${grouped(vcpu)} vCPU, ${memory}`;
  return cpus ? `${cpus} × ${cell(line, 'Cores per CPU')} cores, ${memory}` : NOTHING;
}

const PRICES = [
  ['On demand per hour', '/hour'],
  ['Purchase price', ''],
  ['Price per core per year', '/core/year'],
  ['Price per GiB per month', '/GiB/month'],
] as const;

function priceText(line: PriceLine): string {
  const [header, unit] = PRICES.find(([one]) => cell(line, one)) ?? [undefined, ''];
  return header ? `${number(line, header)}${unit}` : NOTHING;
}

const details = (line: PriceLine) => ({
  title: cell(line, 'Name'),
  body: (
    <Facts facts={Object.entries(line.cells).flatMap(([label, value]) => (value === '' ? [] : [{ label, value }]))} />
  ),
});
