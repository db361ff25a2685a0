import { CASE_STATE_LABELS } from '@casewright/rules';
import { Badge, creditText, Loaded, Panel, Table } from '@casewright/ui';
import { formatDate } from '@casewright/web';
import { adminTab, caseOfPursuit } from '@casewright/web/paths';
import { useQuery } from '@casewright/web/query';
import { Link } from '@casewright/web/router';
import { NOTHING } from '../list/cells';
import { userCalculationsQuery, userCasesQuery, userOpenCasesQuery } from './queries';

const RowLink = ({ to, children }: { readonly to: string; readonly children: string }) => (
  <Link to={to} className="wrap-anywhere hover:underline">
    {children}
  </Link>
);

const none = (text: string) => <p className="text-small text-ink-muted">{text}</p>;

export function CasesPanel({ id }: { readonly id: string }) {
  const cases = useQuery(userCasesQuery(id));
  const open = useQuery(userOpenCasesQuery(id));
  const openCase = (caseId: string) => open.data?.rows.find((one) => one.id === caseId);
  return (
    <Panel title="Cases">
      <Loaded
        query={cases}
        what="cases"
        rows={2}
        isEmpty={({ rows }) => rows.length === 0}
        empty={none('No case has been started yet.')}
      >
        {({ rows }) => (
          <Table
            caption="Cases of this user"
            rows={rows}
            rowKey={(started) => started.id}
            columns={[
              {
                title: 'Case',
                isRowHeader: true,
                cell: ({ id: caseId, name }) => {
                  const found = openCase(caseId);
                  if (!found) return <span className="wrap-anywhere">{name}</span>;
                  return <RowLink to={caseOfPursuit(found.pursuitId)}>{name}</RowLink>;
                },
              },
              {
                title: 'State',
                cell: ({ id: caseId }) => {
                  const found = openCase(caseId);
                  if (found) return <Badge>{CASE_STATE_LABELS[found.state]}</Badge>;
                  return open.data?.next === null ? 'Ended' : NOTHING;
                },
              },
              { title: 'Started', cell: ({ startedAt }) => formatDate(startedAt) },
              { title: 'Rate card', cell: ({ price }) => price.rateCard },
              { title: 'Credits', align: 'right', cell: ({ price }) => creditText(price.totalCredits) },
            ]}
          />
        )}
      </Loaded>
    </Panel>
  );
}

export function CalculationsPanel({ id }: { readonly id: string }) {
  const calculations = useQuery(userCalculationsQuery(id));
  return (
    <Panel title="Saved calculations">
      <Loaded
        query={calculations}
        what="saved calculations"
        rows={2}
        isEmpty={({ rows }) => rows.length === 0}
        empty={none('No calculation has been saved yet.')}
      >
        {({ rows }) => (
          <Table
            caption="Saved calculations of this user"
            rows={rows}
            rowKey={(calculation) => calculation.id}
            columns={[
              {
                title: 'Title',
                isRowHeader: true,
                cell: ({ id: rowId, title }) => (
                  <RowLink to={`${adminTab('saved-calculations')}?row=${rowId}`}>{title}</RowLink>
                ),
              },
              { title: 'Saved', cell: ({ createdAt }) => formatDate(createdAt) },
              { title: 'Credits', align: 'right', cell: ({ totalWithSupport }) => creditText(totalWithSupport) },
            ]}
          />
        )}
      </Loaded>
    </Panel>
  );
}
