import { momentText } from '@casewright/rules';
import { EmptyState, Panel, SearchField, StatementPicture } from '@casewright/ui';
import { DataGrid, type GridColumn } from '@casewright/ui/data-grid';
import { useShortcuts } from '@casewright/web';
import { useAddress } from '@casewright/web/address';
import { useQuery } from '@casewright/web/query';
import { useCallback } from 'react';
import { NOTHING } from '../../list/cells';
import { releasesQuery, searchInAddress, sortInAddress, type Release } from './queries';

export function ReleasesSection() {
  const [search = '', setSearch] = useAddress(searchInAddress);
  const [sort, setSort] = useAddress(sortInAddress);
  const searchFor = useCallback((wanted: string) => setSearch(wanted || undefined), [setSearch]);
  const hasShortcut = useShortcuts();
  return (
    <section className="grid gap-3.5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="grid gap-1">
          <h2 className="text-lead font-semibold">Releases</h2>
          <p className="text-small text-ink-muted">Errors and performance by version, from a sample of visits.</p>
        </div>
        <SearchField
          label="Search releases"
          placeholder="Area or version"
          search={search}
          hasShortcut={hasShortcut}
          onSearch={searchFor}
        />
      </div>
      <DataGrid
        caption="Releases"
        what="releases"
        columns={columns}
        list={useQuery(releasesQuery)}
        rowKey={({ remote, version }) => `${remote} ${version}`}
        sort={sort}
        onSort={(wanted) => setSort(wanted || undefined)}
        isWhole
        search={search}
        empty={
          <Panel>
            <EmptyState picture={<StatementPicture />} title="No Reports Yet">
              Versions appear here after their first visits.
            </EmptyState>
          </Panel>
        }
      />
    </section>
  );
}

const count = new Intl.NumberFormat('en-US');
const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 });

const shareOf = (part: number, whole: number): string => (whole > 0 ? percent.format(part / whole) : NOTHING);

const columns: readonly GridColumn<Release>[] = [
  { title: 'Area', order: 'area', value: ({ remote }) => remote, isRowHeader: true, cell: ({ remote }) => remote },
  { title: 'Version', order: 'version', value: ({ version }) => version, cell: ({ version }) => version },
  {
    title: 'First seen',
    order: 'since',
    value: ({ firstReportedAt }) => firstReportedAt,
    cell: ({ firstReportedAt }) => (
      <time dateTime={firstReportedAt} className="whitespace-nowrap">
        {momentText(new Date(firstReportedAt))}
      </time>
    ),
  },
  {
    title: 'Page views',
    order: 'views',
    value: ({ views }) => views,
    align: 'right',
    cell: ({ views }) => count.format(views),
  },
  {
    title: 'Errors',
    order: 'errors',
    value: ({ errors }) => errors,
    align: 'right',
    cell: ({ errors }) => count.format(errors),
  },
  {
    title: 'Error rate',
    order: 'error-rate',
    value: ({ errors, views }) => (views > 0 ? errors / views : 0),
    align: 'right',
    cell: ({ errors, views }) => shareOf(errors, views),
  },
  {
    title: 'Good Web Vitals',
    order: 'vitals',
    value: ({ goodVitals, vitals }) => (vitals > 0 ? goodVitals / vitals : 0),
    align: 'right',
    cell: ({ goodVitals, vitals }) => shareOf(goodVitals, vitals),
  },
];
