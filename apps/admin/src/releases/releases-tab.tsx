import { momentText } from '@casewright/rules';
import { EmptyState, isEmptyList, Loaded, StatementPicture, Table, type TableColumn } from '@casewright/ui';
import { useQuery } from '@casewright/web/query';
import { releasesQuery, type Release } from './queries';

/** How each released version does in the browsers of users. */
export function ReleasesTab() {
  return (
    <section aria-labelledby="releases" className="mt-5.5 grid gap-3.5">
      <div className="grid gap-1">
        <h2 id="releases" className="text-lead font-semibold">
          Releases
        </h2>
        <p className="text-small text-ink-muted">Errors and performance by version, from a sample of visits.</p>
      </div>
      <Loaded
        query={useQuery(releasesQuery)}
        what="releases"
        rows={5}
        isEmpty={isEmptyList}
        empty={
          <EmptyState picture={<StatementPicture />} title="No Reports Yet">
            Versions appear here after their first visits.
          </EmptyState>
        }
      >
        {(releases) => (
          <Table
            caption="Releases"
            columns={columns}
            rows={releases}
            rowKey={({ remote, version }) => `${remote} ${version}`}
          />
        )}
      </Loaded>
    </section>
  );
}

const count = new Intl.NumberFormat('en-US');
const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 });

/** Nothing where nothing was counted. */
const shareOf = (part: number, whole: number): string => (whole > 0 ? percent.format(part / whole) : '—');

const columns: readonly TableColumn<Release>[] = [
  { title: 'Area', isRowHeader: true, cell: ({ remote }) => remote },
  { title: 'Version', cell: ({ version }) => version },
  {
    title: 'First seen',
    cell: ({ firstReportedAt }) => (
      <time dateTime={firstReportedAt} className="whitespace-nowrap">
        {momentText(new Date(firstReportedAt))}
      </time>
    ),
  },
  { title: 'Page views', align: 'right', cell: ({ views }) => count.format(views) },
  { title: 'Errors', align: 'right', cell: ({ errors }) => count.format(errors) },
  { title: 'Error rate', align: 'right', cell: ({ errors, views }) => shareOf(errors, views) },
  { title: 'Good Web Vitals', align: 'right', cell: ({ goodVitals, vitals }) => shareOf(goodVitals, vitals) },
];
