import {
  type Assumption,
  type Confidence,
  type CostLine,
  FIXED_GROUP,
  type SourceKind,
  type ValueModel,
} from '../model';

type Estimate = readonly [
  id: string,
  group: string,
  label: string,
  unit: string,
  values: readonly [base: number, low?: number, high?: number],
  source: string,
  asOf: string,
  confidence: Confidence,
];

/** Low is worse for the proposal, high is better. */
const ESTIMATES: readonly Estimate[] = [
  ['hosts', 'Today', 'Hosts in service', 'hosts', [96], 'server-inventory.csv', '2026-11-20', 'high'],
  ['cores', 'Today', 'Cores per host', 'cores/host', [48], 'server-inventory.csv', '2026-11-20', 'high'],
  ['vms', 'Today', 'Virtual machines', 'VMs', [2140], 'vm-inventory.csv', '2026-11-23', 'high'],
  [
    'licensePrice',
    'Today',
    'License per core, per year',
    'USD/core/year',
    [118, 108, 126],
    'Renewal quote Q-2291',
    '2026-10-30',
    'high',
  ],
  [
    'licenseGrowth',
    'Today',
    'License price growth',
    '%',
    [0.06, 0.03, 0.08],
    'Price notices 2024 to 2026',
    '2026-10-30',
    'medium',
  ],
  ['refresh', 'Today', 'Hosts to replace by year 3', 'hosts', [60, 48, 66], 'Asset register', '2026-11-20', 'medium'],
  ['staffNow', 'Today', 'Administrators today', 'FTE', [5], 'IT staffing plan', '2026-11-18', 'high'],
  [
    'staffPrice',
    'Today',
    'Cost per administrator',
    'USD/FTE/year',
    [142_000, 131_000, 149_000],
    'Finance, pay bands',
    '2026-11-18',
    'high',
  ],
  [
    'outageNow',
    'Today',
    'Outage hours per year',
    'hours/year',
    [14.5, 11, 16],
    'Incident log, 24 months',
    '2026-11-20',
    'medium',
  ],
  [
    'outagePrice',
    'Today',
    'Cost per outage hour',
    'USD/hour',
    [9_800, 6_500, 12_000],
    'Plant operations',
    '2026-11-20',
    'low',
  ],
  [
    'hostsNew',
    'Proposed',
    'Hosts after consolidation',
    'hosts',
    [58, 66, 54],
    'Architected solution 3',
    '2026-11-23',
    'medium',
  ],
  [
    'subscription',
    'Proposed',
    'Subscription per host, per year',
    'USD/host/year',
    [6_900, 7_300, 6_700],
    'Helix quote H-1180',
    '2026-11-16',
    'high',
  ],
  [
    'hostPrice',
    'Proposed',
    'New host price',
    'USD/host',
    [21_800, 23_500, 20_900],
    'Hardware quote HW-774',
    '2026-11-16',
    'high',
  ],
  [
    'movePrice',
    'Proposed',
    'Migration per virtual machine',
    'USD/VM',
    [165, 215, 140],
    'Two 2025 migrations',
    '2026-11-12',
    'low',
  ],
  [
    'parallel',
    'Proposed',
    'Months of parallel operation',
    'months',
    [4, 6, 3],
    'Architected solution 3',
    '2026-11-23',
    'medium',
  ],
  ['staffNew', 'Proposed', 'Administrators with Helix', 'FTE', [3.4, 4.1, 3], 'Runbook review', '2026-11-20', 'medium'],
  ['rate', 'Finance', 'Discount rate', '%', [0.09, 0.11, 0.08], 'Larkmoor treasury', '2026-11-19', 'high'],
];

const FIXED: readonly Estimate[] = (
  [
    ['maintenance', 'Host maintenance today', 'USD/host/year', 1180, 'Maintenance contract', '2026-11-16', 'high'],
    ['maintenanceNew', 'Host maintenance, new', 'USD/host/year', 940, 'Hardware quote HW-774', '2026-11-16', 'high'],
    ['power', 'Power per host today', 'kW/host', 0.62, 'Meter readings', '2026-11-20', 'high'],
    ['powerNew', 'Power per new host', 'kW/host', 0.68, 'Data sheet', '2026-11-16', 'high'],
    ['pue', 'Power usage effectiveness', '1', 1.55, 'Facilities', '2026-11-20', 'high'],
    ['powerPrice', 'Electricity', 'USD/kWh', 0.118, 'Facilities', '2026-11-20', 'high'],
    ['racks', 'Racks today', 'racks', 14, 'Facilities', '2026-11-20', 'high'],
    ['racksNew', 'Racks after', 'racks', 9, 'Architected solution 3', '2026-11-23', 'high'],
    ['rackPrice', 'Rent per rack, per month', 'USD/rack/month', 1450, 'Facilities', '2026-11-20', 'high'],
    ['outageNew', 'Outage hours with Helix', 'hours/year', 5, 'Runbook review', '2026-11-20', 'medium'],
    ['requests', 'Provisioning requests per year', 'requests/year', 1900, 'Service desk', '2026-11-18', 'high'],
    ['requestTime', 'Hours per request', 'hours/request', 2.5, 'Service desk', '2026-11-18', 'medium'],
    ['hourPrice', 'Cost per hour of work', 'USD/hour', 68, 'Finance, pay bands', '2026-11-18', 'high'],
    [
      'managedPrice',
      'Helix Managed per host, per year',
      'USD/host/year',
      17_400,
      'Helix quote H-1181',
      '2026-11-16',
      'high',
    ],
    ['managedStaff', 'Administrators with Helix Managed', 'FTE', 1.6, 'Runbook review', '2026-11-20', 'medium'],
    ['onboarding', 'Onboarding to Helix Managed', 'USD', 240_000, 'Helix quote H-1181', '2026-11-16', 'high'],
  ] as const
).map(([id, label, unit, base, ...evidence]): Estimate => [id, FIXED_GROUP, label, unit, [base], ...evidence]);

const QUOTED = /quote|contract|notices|Data sheet|Architected/;
const OWN = /IT staffing|Finance|Plant|treasury|Facilities|Runbook/;
const kindOf = (source: string): SourceKind =>
  QUOTED.test(source) ? 'quoted' : OWN.test(source) ? 'prospect' : 'measured';

const assumption = ([id, group, label, unit, [base, low, high], source, asOf, confidence]: Estimate): Assumption => ({
  ...{ id, group, label, unit, base, source, asOf, confidence, owner: 'Priya Raman' },
  kind: kindOf(source),
  ...(low !== undefined && { low }),
  ...(high !== undefined && { high }),
});

const CATEGORIES = {
  software: 'Software',
  people: 'People',
  hardware: 'Hardware',
  space: 'Space and power',
  move: 'Move, one time',
};

const line = (solution: string, category: keyof typeof CATEGORIES, expression: string, only?: number): CostLine => ({
  id: [solution, category, ...(only === undefined ? [] : [only])].join('-'),
  ...{ solution, category: CATEGORIES[category], label: CATEGORIES[category], expression },
  ...(only !== undefined && { firstYear: only, lastYear: only }),
  ...(category === 'move' && { purpose: only === 0 ? 'transition' : 'parallel' }),
});

const powerOf = (hosts: string, power: string) => `${hosts} * ${power} * 8760[hours/year] * pue * powerPrice`;
const rent = (racks: string) => `${racks} * rackPrice * 12[months/year]`;

export const VIRTUALIZATION_REFRESH: ValueModel = {
  horizonYears: 5,
  currency: 'USD',
  roundTo: 1_000,
  discountRate: 'rate',
  solutions: [
    { id: 'incumbent', name: 'Incumbent VMs', role: 'today' },
    { id: 'private', name: 'Helix Private Cloud', role: 'proposed' },
    { id: 'managed', name: 'Helix Managed', role: 'proposed' },
  ],
  assumptions: [...ESTIMATES, ...FIXED].map(assumption),
  calculations: [
    {
      id: 'license',
      expression: 'hosts * cores * licensePrice * (1 + licenseGrowth) ^ (year - 1)',
    },
  ],
  costLines: [
    line('incumbent', 'software', 'license'),
    line('incumbent', 'people', 'staffNow * staffPrice'),
    line('incumbent', 'hardware', 'hosts * maintenance + if(year <= 3, refresh / 3[years] * hostPrice, 0)'),
    line('incumbent', 'space', `${rent('racks')} + ${powerOf('hosts', 'power')}`),
    line('private', 'software', 'hostsNew * subscription'),
    line('private', 'people', 'staffNew * staffPrice'),
    line('private', 'hardware', 'hostsNew * hostPrice', 0),
    line('private', 'hardware', 'hostsNew * maintenanceNew'),
    line('private', 'space', `${rent('racksNew')} + ${powerOf('hostsNew', 'powerNew')}`),
    line('private', 'move', 'vms * movePrice', 0),
    line('private', 'move', 'license * parallel / 12[months/year]', 1),
    line('managed', 'software', 'hostsNew * managedPrice'),
    line('managed', 'people', '(managedStaff + (staffNew - 3.4[FTE]) * 0.5) * staffPrice'),
    line('managed', 'space', `${rent('racksNew')} + ${powerOf('hostsNew', 'powerNew')}`),
    line('managed', 'move', 'vms * movePrice + onboarding', 0),
    line('managed', 'move', 'license * parallel / 12[months/year]', 1),
  ],
  benefits: [
    {
      id: 'outages',
      label: 'Fewer outages',
      benefitClass: 'risk',
      expression: '(outageNow - outageNew) * outagePrice',
      ramp: [0.5, 1],
      counted: 1,
    },
    {
      id: 'provisioning',
      label: 'Faster provisioning',
      benefitClass: 'productivity',
      expression: 'requests * requestTime * hourPrice',
      ramp: [0.5, 1],
      counted: 0.5,
    },
  ],
};
