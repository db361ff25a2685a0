import { centsText, WINDOWS_EDITIONS } from '@casewright/rules/sizing';
import { Panel, Select, Table } from '@casewright/ui';
import type { ReactNode } from 'react';
import { countOf } from './amounts';
import type { BasisProps } from './basis-panel';
import { LineChoice } from './line-choice';
import { NumberOption } from './number-option';
import type { Sizing } from './queries';

interface LicensesPanelProps extends BasisProps {
  readonly sizing: Sizing;
}

const EDITION_LABELS = { datacenter: 'Datacenter', standard: 'Standard' } as const;

/** Licenses by core of the hosts that the case lists. */
export function LicensesPanel({ sizing, request, choices, set }: LicensesPanelProps) {
  const { vmware, windows, sqlServer } = sizing;
  const { currency } = sizing.version;
  const unknown = (vmware?.unknown ?? 0) + (sqlServer?.unknown ?? 0);
  const yearly = (cents: number | null) => (cents === null ? '' : `, ${centsText(cents, currency)} a year`);
  const choose = (field: 'vmwareLicense' | 'windowsLicense' | 'sqlServerLicense', of: string) => (
    <LineChoice
      label={`Price of ${of}`}
      lines={choices.licenses}
      chosen={request[field]}
      onChoose={(line) => set(field, line)}
    />
  );
  return (
    <Panel title="Licenses" detail="by core of the hosts in the inventory">
      {!vmware && !sqlServer ? (
        <p className="text-small text-ink-muted">
          This case lists no hosts. Upload hosts with their CPUs and cores, such as RVTools vHost, to count licenses.
        </p>
      ) : (
        <div className="grid gap-6">
          {(unknown > 0 || request.cpusPerHost !== undefined) && (
            <div className="grid gap-2 sm:max-w-100">
              <NumberOption
                option="cpusPerHost"
                request={request}
                hint="Used where the file doesn’t say."
                onSet={(value) => set('cpusPerHost', value)}
              />
              {unknown > 0 && (
                <p className="text-label text-danger">
                  {countOf(unknown, 'host')} {unknown === 1 ? 'has' : 'have'} no CPUs or cores in the file and{' '}
                  {unknown === 1 ? 'isn’t' : 'aren’t'} counted.
                </p>
              )}
            </div>
          )}
          {vmware && (
            <License title="VMware" price={choose('vmwareLicense', 'VMware')}>
              <Table
                caption="VMware cores by cluster"
                rows={vmware.clusters}
                rowKey={({ cluster }) => cluster}
                columns={[
                  { title: 'Cluster', isRowHeader: true, cell: ({ cluster }) => cluster || 'No cluster' },
                  { title: 'Hosts', align: 'right', cell: ({ hosts }) => hosts.toLocaleString('en-US') },
                  {
                    title: 'Physical cores',
                    align: 'right',
                    cell: ({ physicalCores }) => physicalCores.toLocaleString('en-US'),
                  },
                  {
                    title: 'Cores to buy',
                    align: 'right',
                    cell: ({ coresToBuy }) => <strong>{coresToBuy.toLocaleString('en-US')}</strong>,
                  },
                ]}
              />
              <p>
                {countOf(vmware.coresToBuy, 'core')} to buy for {countOf(vmware.physicalCores, 'physical core')}
                {yearly(vmware.yearlyCents)}. Each CPU counts as at least 16 cores.
              </p>
              {vmware.coresAfter !== null && (
                <p>
                  On the hosts above: {countOf(vmware.coresAfter, 'core')}
                  {yearly(vmware.yearlyCentsAfter)}. {savedText(vmware.coresToBuy - vmware.coresAfter)}
                </p>
              )}
            </License>
          )}
          {windows && (
            <License
              title="Windows Server"
              price={
                <>
                  {choose('windowsLicense', 'Windows Server')}
                  <Select
                    label="Edition of Windows Server"
                    value={windows.edition}
                    onChange={({ target }) => set('windowsEdition', target.value)}
                  >
                    {WINDOWS_EDITIONS.map((edition) => (
                      <option key={edition} value={edition}>
                        {EDITION_LABELS[edition]}
                      </option>
                    ))}
                  </Select>
                </>
              }
            >
              <p>
                {countOf(windows.machines, 'machine')} on {countOf(windows.hosts, 'host')}:{' '}
                {countOf(windows.datacenterCores, 'core')} for Datacenter, {countOf(windows.standardCores, 'core')} for
                Standard
                {windows.yearlyCents !== null && `; ${EDITION_LABELS[windows.edition]}${yearly(windows.yearlyCents)}`}.
              </p>
              {windows.unknown > 0 && (
                <p className="text-label text-ink-muted">
                  {countOf(windows.unknown, 'more machine')} with Windows Server on hosts that aren’t in the inventory.
                </p>
              )}
            </License>
          )}
          {sqlServer && (
            <License title="SQL Server" price={choose('sqlServerLicense', 'SQL Server')}>
              <p>
                {countOf(sqlServer.coresToBuy, 'core')} to buy{yearly(sqlServer.yearlyCents)}:{' '}
                {sqlServer.editions
                  .map(
                    ({ edition, hosts, coresToBuy }) =>
                      `${edition || 'edition not given'}, ${countOf(hosts, 'host')}, ${countOf(coresToBuy, 'core')}`,
                  )
                  .join('; ')}
                .
              </p>
            </License>
          )}
        </div>
      )}
    </Panel>
  );
}

const savedText = (cores: number): string =>
  cores >= 0 ? `That saves ${countOf(cores, 'core')}.` : `That needs ${countOf(-cores, 'more core')}.`;

interface LicenseProps {
  readonly title: string;
  readonly price: ReactNode;
  readonly children: ReactNode;
}

const License = ({ title, price, children }: LicenseProps) => (
  <div className="grid gap-3 text-small">
    <h3 className="font-semibold">{title}</h3>
    <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">{price}</div>
    {children}
  </div>
);
