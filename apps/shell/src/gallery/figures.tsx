import { CreditAmount, MoneyAmount, Panel, ProportionBar, Stat, Table } from '@casewright/ui';

const rows = [
  { name: 'Northwind Presales', credits: 100, cents: 9000 },
  { name: 'Nordic Enterprise Pursuits and Alliances, Department of Very Long Names', credits: -12480, cents: 17550 },
];

export function Figures() {
  return (
    <Panel title="Figures">
      <div className="grid gap-6">
        <dl className="grid grid-cols-2 gap-5 md:grid-cols-3">
          <Stat label="Account Funding Balance" value="100" unit="credits" size="stat" />
          <Stat label="Pay-back" value="15 months" />
          <Stat label="Lower cost" value="46%" tone="value" />
        </dl>
        <ProportionBar percent={42} />
        <Table
          caption="Amounts"
          rows={rows}
          rowKey={({ name }) => name}
          columns={[
            { title: 'Name', cell: ({ name }) => name, isRowHeader: true },
            { title: 'Credits', align: 'right', cell: ({ credits }) => <CreditAmount credits={credits} isChange /> },
            { title: 'Price', align: 'right', cell: ({ cents }) => <MoneyAmount cents={cents} /> },
          ]}
        />
      </div>
    </Panel>
  );
}
