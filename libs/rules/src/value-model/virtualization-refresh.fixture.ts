import type { Assumption, Confidence, CostLine, ValueModel } from './model';

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

const ESTIMATES: readonly Estimate[] = [
  ['hosts', 'Today', 'Hosts in service', 'hosts', [96], 'server-inventory.csv', '2026-11-20', 'high'],
  ['cores', 'Today', 'Cores per host', 'cores/host', [48], 'server-inventory.csv', '2026-11-20', 'high'],
  ['vms', 'Today', 'Virtual machines', 'VMs', [2140], 'vm-inventory.csv', '2026-11-23', 'high'],
  [
    'licensePrice',
    'Today',
    'License per core and year',
    'USD/core/year',
    [118, 108, 126],
    'Q-2291',
    '2026-10-30',
    'high',
  ],
  ['licenseGrowth', 'Today', 'License price growth', '%', [0.06, 0.03, 0.08], 'Price notices', '2026-10-30', 'medium'],
  ['refresh', 'Today', 'Hosts to replace by year 3', 'hosts', [60, 48, 66], 'Asset register', '2026-11-20', 'medium'],
  ['staffNow', 'Today', 'Administrators today', 'FTE', [5], 'IT staffing plan', '2026-11-18', 'high'],
  ['staffPrice', 'Today', 'Administrator', 'USD/FTE/year', [142000, 131000, 149000], 'Payroll', '2026-11-18', 'high'],
  ['outageNow', 'Today', 'Outage hours', 'hours/year', [14.5, 11, 16], 'Incident log', '2026-11-20', 'medium'],
  ['outagePrice', 'Today', 'Outage hour', 'USD/hour', [9800, 6500, 12000], 'Operations', '2026-11-20', 'low'],
  ['hostsNew', 'Proposed', 'Hosts after', 'hosts', [58, 66, 54], 'Architected solution 3', '2026-11-23', 'medium'],
  ['subscription', 'Proposed', 'Subscription', 'USD/host/year', [6900, 7300, 6700], 'H-1180', '2026-11-16', 'high'],
  ['hostPrice', 'Proposed', 'Price of a new host', 'USD/host', [21800, 23500, 20900], 'HW-774', '2026-11-16', 'high'],
  ['movePrice', 'Proposed', 'Move', 'USD/VM', [165, 215, 140], 'Two moves of 2025', '2026-11-12', 'low'],
  ['parallel', 'Proposed', 'Parallel running', 'months', [4, 6, 3], 'Architected solution 3', '2026-11-23', 'medium'],
  ['staffNew', 'Proposed', 'Administrators with Helix', 'FTE', [3.4, 4.1, 3], 'Run book', '2026-11-20', 'medium'],
  ['rate', 'Finance', 'Discount rate', '%', [0.09, 0.11, 0.08], 'Treasury', '2026-11-19', 'high'],
  ['maintenance', 'Fixed', 'Host maintenance today', 'USD/host/year', [1180], 'Contract', '2026-11-16', 'high'],
  ['maintenanceNew', 'Fixed', 'Host maintenance, new', 'USD/host/year', [940], 'HW-774', '2026-11-16', 'high'],
  ['power', 'Fixed', 'Power of a host today', 'kW/host', [0.62], 'Meter', '2026-11-20', 'high'],
  ['powerNew', 'Fixed', 'Power of a new host', 'kW/host', [0.68], 'Data sheet', '2026-11-16', 'high'],
  ['pue', 'Fixed', 'Power usage effectiveness', '1', [1.55], 'Facilities', '2026-11-20', 'high'],
  ['powerPrice', 'Fixed', 'Power', 'USD/kWh', [0.118], 'Facilities', '2026-11-20', 'high'],
  ['racks', 'Fixed', 'Racks today', 'racks', [14], 'Facilities', '2026-11-20', 'high'],
  ['racksNew', 'Fixed', 'Racks after', 'racks', [9], 'Architected solution 3', '2026-11-23', 'high'],
  ['rackPrice', 'Fixed', 'Rack', 'USD/rack/month', [1450], 'Facilities', '2026-11-20', 'high'],
  ['outageNew', 'Fixed', 'Outage hours with Helix', 'hours/year', [5], 'Run book', '2026-11-20', 'medium'],
  ['requests', 'Fixed', 'Provisioning requests', 'requests/year', [1900], 'Service desk', '2026-11-18', 'high'],
  ['requestTime', 'Fixed', 'Time per request', 'hours/request', [2.5], 'Service desk', '2026-11-18', 'medium'],
  ['hourPrice', 'Fixed', 'Hour of work', 'USD/hour', [68], 'Payroll', '2026-11-18', 'high'],
  ['managedPrice', 'Fixed', 'Helix Managed', 'USD/host/year', [17400], 'H-1181', '2026-11-16', 'high'],
  ['managedStaff', 'Fixed', 'Administrators, managed', 'FTE', [1.6], 'Run book', '2026-11-20', 'medium'],
  ['onboarding', 'Fixed', 'Onboarding', 'USD', [240000], 'H-1181', '2026-11-16', 'high'],
];

const assumption = ([id, group, label, unit, [base, low, high], source, asOf, confidence]: Estimate): Assumption => ({
  ...{ id, group, label, unit, base, source, asOf, confidence, owner: 'Priya Raman' },
  ...(low !== undefined && { low }),
  ...(high !== undefined && { high }),
});

const [SOFTWARE, PEOPLE, HARDWARE, SPACE, MOVE] = [
  'Software',
  'People',
  'Hardware',
  'Space and power',
  'Move, one time',
];

const line = (solution: string, category: string | undefined, expression: string, only?: number): CostLine => ({
  ...{ solution, category: category ?? '', label: category ?? '', expression },
  ...(only !== undefined && { firstYear: only, lastYear: only }),
});

const powerOf = (hosts: string, power: string) => `${hosts} * ${power} * 8760[hours/year] * pue * powerPrice`;
const rent = (racks: string) => `${racks} * rackPrice * 12[months/year]`;

/** The sample case "Virtualization refresh", with the figures of its value case. */
export const VIRTUALIZATION_REFRESH: ValueModel = {
  horizonYears: 5,
  currency: 'USD',
  roundTo: 1_000,
  discountRate: 'rate',
  solutions: [
    { id: 'incumbent', name: 'Incumbent VMs', role: 'today' },
    { id: 'private', name: 'Helix Private Cloud', role: 'proposed' },
    { id: 'managed', name: 'Helix Managed', role: 'alternative' },
  ],
  assumptions: ESTIMATES.map(assumption),
  calculations: [{ id: 'license', expression: 'hosts * cores * licensePrice * (1 + licenseGrowth) ^ (year - 1)' }],
  costLines: [
    line('incumbent', SOFTWARE, 'license'),
    line('incumbent', PEOPLE, 'staffNow * staffPrice'),
    line('incumbent', HARDWARE, 'hosts * maintenance + if(year <= 3, refresh / 3[years] * hostPrice, 0)'),
    line('incumbent', SPACE, `${rent('racks')} + ${powerOf('hosts', 'power')}`),
    line('private', SOFTWARE, 'hostsNew * subscription'),
    line('private', PEOPLE, 'staffNew * staffPrice'),
    line('private', HARDWARE, 'hostsNew * hostPrice', 0),
    line('private', HARDWARE, 'hostsNew * maintenanceNew'),
    line('private', SPACE, `${rent('racksNew')} + ${powerOf('hostsNew', 'powerNew')}`),
    line('private', MOVE, 'vms * movePrice', 0),
    line('private', MOVE, 'license * parallel / 12[months/year]', 1),
    line('managed', SOFTWARE, 'hostsNew * managedPrice'),
    line('managed', PEOPLE, '(managedStaff + (staffNew - 3.4[FTE]) * 0.5) * staffPrice'),
    line('managed', SPACE, `${rent('racksNew')} + ${powerOf('hostsNew', 'powerNew')}`),
    line('managed', MOVE, 'vms * movePrice + onboarding', 0),
    line('managed', MOVE, 'license * parallel / 12[months/year]', 1),
  ],
  benefits: [
    {
      label: 'Fewer outages',
      benefitClass: 'risk',
      expression: '(outageNow - outageNew) * outagePrice',
      ramp: [0.5, 1],
      counted: 1,
    },
    {
      label: 'Faster provisioning',
      benefitClass: 'productivity',
      expression: 'requests * requestTime * hourPrice',
      ramp: [0.5, 1],
      counted: 0.5,
    },
  ],
};
