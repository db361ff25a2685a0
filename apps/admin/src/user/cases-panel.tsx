import { creditText, Loaded, Panel, Table } from '@casewright/ui';
import { formatDate } from '@casewright/web';
import { useQuery } from '@casewright/web/query';
import { userCalculationsQuery, userCasesQuery } from './queries';

const none = (text: string) => <p className="text-small text-ink-muted">{text}</p>;

export function CasesPanel({ id }: { readonly id: string }) {
  const cases = useQuery(userCasesQuery(id));
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
            caption="Cases"
            rows={rows}
            rowKey={(started) => started.id}
            columns={[
              { title: 'Case', isRowHeader: true, cell: ({ title }) => <span className="wrap-anywhere">{title}</span> },
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
            caption="Saved calculations"
            rows={rows}
            rowKey={(calculation) => calculation.id}
            columns={[
              {
                title: 'Title',
                isRowHeader: true,
                cell: ({ title }) => <span className="wrap-anywhere">{title}</span>,
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
