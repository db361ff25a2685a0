import { assumptionText, unitAfter } from '@casewright/rules';
import { Badge, Facts } from '@casewright/ui';
import type { GridColumn } from '@casewright/ui/data-grid';
import { formatUtcDay } from '@casewright/web';
import { useMemo } from 'react';
import { AdminList } from '../list/admin-list';
import { AGES, defaultsList, type DefaultVersion, type ListedDefault } from './queries';

export function DefaultLines({ version: { id, number } }: { readonly version: DefaultVersion }) {
  const list = useMemo(() => defaultsList(id), [id]);
  return (
    <AdminList
      list={list}
      title={`Defaults of version ${number}`}
      searchFor="Key, name, publisher, title"
      columns={columns}
      filters={{ age: { label: 'Source', choices: AGES } }}
      details={details}
      emptyTitle="No defaults found"
      empty="Import a CSV file to fill this version."
    />
  );
}

const text = ({ unit }: ListedDefault, value: number): string => assumptionText({ unit }, value);

const rangeText = (line: ListedDefault): string => `${text(line, line.low)} to ${text(line, line.high)}`;

const SourceDate = ({ asOf, isOld }: Pick<ListedDefault, 'asOf' | 'isOld'>) => (
  <span className="inline-flex flex-wrap items-center gap-x-2">
    {formatUtcDay(asOf)}
    {isOld && <Badge tone="value">Older than 18 months</Badge>}
  </span>
);

const columns: readonly GridColumn<ListedDefault>[] = [
  {
    ...{ title: 'Name', isRowHeader: true, order: 'name' },
    cell: ({ name, key }) => (
      <span className="grid wrap-anywhere">
        {name}
        <span className="text-label font-normal text-ink-muted">{key}</span>
      </span>
    ),
  },
  {
    title: 'Base',
    align: 'right',
    cell: (line) => (
      <span className="whitespace-nowrap">
        {text(line, line.base)}
        {unitAfter(line.unit)}
      </span>
    ),
  },
  { title: 'Range', align: 'right', cell: (line) => <span className="whitespace-nowrap">{rangeText(line)}</span> },
  {
    title: 'Source',
    cell: ({ publisher, title }) => (
      <span className="wrap-anywhere">
        {publisher}, {title}
      </span>
    ),
  },
  { title: 'Source date', order: 'source', cell: (line) => <SourceDate asOf={line.asOf} isOld={line.isOld} /> },
];

const details = (line: ListedDefault) => ({
  title: line.name,
  body: (
    <Facts
      facts={[
        { label: 'Key', value: line.key },
        { label: 'Base', value: `${text(line, line.base)}${unitAfter(line.unit)}` },
        { label: 'Range', value: rangeText(line) },
        { label: 'Publisher', value: line.publisher },
        {
          label: 'Title',
          value: (
            <a
              href={line.url}
              target="_blank"
              rel="noopener noreferrer"
              className="text-accent underline wrap-anywhere"
            >
              {line.title}
            </a>
          ),
        },
        { label: 'Source date', value: <SourceDate asOf={line.asOf} isOld={line.isOld} /> },
        ...(line.note === '' ? [] : [{ label: 'Note', value: line.note }]),
      ]}
    />
  ),
});
