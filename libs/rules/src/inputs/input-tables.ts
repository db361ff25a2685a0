import type { Cloud } from '../intake/bills/clouds';

export type ColumnUnit = 'GB';

export interface InputColumn {
  readonly key: string;
  readonly label: string;
  readonly kind: 'text' | 'number' | 'month';
  readonly isRequired: boolean;
  readonly unit?: ColumnUnit;
  /** Column names in exports of common tools, in lower case without punctuation and units. */
  readonly alsoCalled: readonly string[];
}

export interface InputTable {
  readonly rows: 'machine' | 'host' | 'bill-line';
  /** What a row stands for. */
  readonly unit: readonly [one: string, many: string];
  readonly columns: readonly InputColumn[];
  /** Of bills: whose lines answer the item. All of them if undefined. */
  readonly cloud?: Cloud;
  /** Least number of months that the rows must cover. */
  readonly months?: number;
  readonly example: readonly (readonly string[])[];
}

/** Lists machines or hosts, one in each row. */
export type InventoryTable = InputTable & { readonly rows: 'machine' | 'host' };

type Extra = Partial<Pick<InputColumn, 'isRequired' | 'unit'>>;
const column =
  (kind: InputColumn['kind']) =>
  (key: string, label: string, alsoCalled: readonly string[], extra: Extra = {}): InputColumn => ({
    ...{ key, label, kind, isRequired: true, alsoCalled },
    ...extra,
  });
const text = column('text');
const number = column('number');
const OPTIONAL = { isRequired: false };
const IN_GB = { unit: 'GB' } as const;

const MEMORY = number(
  'memoryGb',
  'Memory (GB)',
  ['memory', 'ram', 'memorysize', 'memorycapacity', 'totalmemory'],
  IN_GB,
);
const STORAGE = number(
  'storageGb',
  'Storage (GB)',
  ['storage', 'disk', 'diskspace', 'disksize', 'provisioned', 'provisionedspace', 'capacity', 'totaldiskcapacity'],
  IN_GB,
);
const HOST_COLUMNS: readonly InputColumn[] = [
  text('host', 'Host', ['hostname', 'server', 'servername', 'node', 'esxhost', 'name']),
  number('cores', 'Cores', ['cpucores', 'corecount', 'physicalcores', 'totalcores', 'numberofcores']),
  MEMORY,
  STORAGE,
  number('powerWatts', 'Power (W)', ['power', 'watts', 'powerconsumption'], OPTIONAL),
];
const MACHINE_COLUMNS: readonly InputColumn[] = [
  text('vm', 'VM', ['vmname', 'virtualmachine', 'instance', 'instanceid', 'machine', 'guest', 'name']),
  number('vcpu', 'vCPU', ['vcpus', 'cpus', 'cpu', 'numcpu', 'cpucount']),
  MEMORY,
  STORAGE,
  text('os', 'Operating system', ['os', 'guestos', 'osaccordingtothevmwaretools'], OPTIONAL),
];

const HOSTS: InventoryTable = {
  rows: 'host',
  unit: ['host', 'hosts'],
  columns: HOST_COLUMNS,
  example: [
    ['esx-01', '32', '512', '3840', '450'],
    ['esx-02', '32', '512', '3840', '450'],
  ],
};

const MACHINES: InventoryTable = {
  rows: 'machine',
  unit: ['VM', 'VMs'],
  columns: MACHINE_COLUMNS,
  example: [
    ['app-01', '4', '16', '120', 'Windows Server 2022'],
    ['db-01', '8', '64', '900', 'Red Hat Enterprise Linux 9'],
  ],
};

const SQL_HOSTS: InventoryTable = {
  ...HOSTS,
  columns: [...HOST_COLUMNS, text('edition', 'SQL Server edition', ['edition', 'sqledition'], OPTIONAL)],
  example: HOSTS.example.map((row) => [...row, 'Enterprise']),
};

export const INPUT_TABLES = {
  hosts: HOSTS,
  nodes: { ...HOSTS, unit: ['node', 'nodes'] },
  sqlHosts: SQL_HOSTS,
  machines: MACHINES,
  instances: { ...MACHINES, unit: ['instance', 'instances'] },
  bill: {
    rows: 'bill-line',
    unit: ['cost item', 'cost items'],
    columns: [
      text('service', 'Service', [
        ...['product', 'productname', 'servicename', 'servicedescription', 'metercategory'],
        ...['dienst', 'dienstname', 'leistung', 'servicio', 'prestation', 'servizio'],
        ...['lineitemproductcode', 'productcode', 'consumedservice'],
      ]),
      column('month')('month', 'Month', [
        ...['billingperiod', 'invoicemonth', 'usagestartdate', 'lineitemusagestartdate', 'billbillingperiodstartdate'],
        ...['billingperiodstartdate', 'date', 'period', 'billingmonth', 'usagedate', 'usagemonth', 'chargeperiodstart'],
        ...['monat', 'datum', 'mois', 'mes', 'fecha', 'mese', 'data', 'maand'],
      ]),
      number('costUsd', 'Cost (USD)', [
        ...[
          'cost',
          'totalcost',
          'amount',
          'unblendedcost',
          'lineitemunblendedcost',
          'pretaxcost',
          'costinbillingcurrency',
        ],
        ...['charges', 'costusd', 'costinusd', 'effectivecost', 'billedcost', 'netcost'],
        ...['kosten', 'betrag', 'gesamtkosten', 'coût', 'montant', 'coste', 'importe', 'costo', 'importo'],
      ]),
      number('quantity', 'Quantity', ['usage', 'usagequantity', 'usageamount', 'lineitemusageamount'], OPTIONAL),
    ],
    months: 3,
    example: [
      ['Compute', '2026-08', '12840.50', '5208'],
      ['Compute', '2026-09', '13022.75', '5310'],
      ['Compute', '2026-10', '12910.00', '5250'],
    ],
  },
} as const satisfies Record<string, InputTable>;
