import { BASELINE_RATE_CARD, priceCase } from '@casewright/rules';
import { type Answers, mockServer, refusal, signedInAs } from '@casewright/web/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCase, aPursuit, open } from '../testing';
import type { PublishedVersion, Sizing } from './queries';

const KEY = 'compute-virtual-machines';
const AT = `/api/cases/c-1/inputs/${KEY}/sizing`;
const selections = {
  proposed: [{ name: 'Helix', environments: [], computeModels: ['virtual-machines' as const] }],
  competitive: [],
  presentationSupport: false,
};
const version: PublishedVersion = {
  ...{ id: 'v-2', priceBookId: 'b-1', name: 'Example list', source: 'https://prices.example', region: 'north' },
  ...{ currency: 'USD', isSample: false, number: 2, pricesAsOf: '2026-11-01', isNewest: true },
};
const versions = [
  { ...version, id: 'v-s', name: 'A sample', isSample: true },
  version,
  { ...version, id: 'v-1', number: 1, isNewest: false },
];
const choices = {
  places: ['Example · north', 'Example · south'],
  commitments: ['on-demand' as const, 'one-year' as const],
  hosts: ['twin · Maker'],
  licenses: ['hypervisor · Maker'],
  storage: ['disk · Example · north'],
};
const sizing: Sizing = {
  source: { fileId: 'f-1', file: 'vms.csv', sheet: 'vInfo', counted: '3 of 3 rows counted' },
  ...{ version, place: 'Example · north', commitment: 'on-demand', mode: 'as-is', comfortPercent: 20 },
  ...{ machines: 3, fitted: 2, measured: 0 },
  instances: [
    { name: 'large', family: '', vcpu: 4, memoryGib: 16, machines: 2, hourlyMicros: 200_000, monthlyCents: 29_200 },
  ],
  instancesMonthlyCents: 29_200,
  storage: { kind: 'in-use', gib: 70, monthlyCents: 560 },
  monthlyCents: 29_760,
  unfitted: [{ kind: 'too-large', text: 'It needs 8 vCPU. The largest instance has 4 vCPU.', machines: 1 }],
  hosts: {
    ...{ hosts: 3, binding: 'memory', byResource: { vcpu: 1, memory: 2, storage: 0 }, holdsLargest: true },
    ...{ coresPerHost: 32, memoryGibPerHost: 256, purchaseCents: 6_000_000 },
  },
  vmware: {
    clusters: [{ cluster: 'A', hosts: 2, physicalCores: 72, coresToBuy: 80 }],
    ...{ hosts: 2, physicalCores: 72, coresToBuy: 80, unknown: 1, coresAfter: 96 },
    ...{ yearlyCents: null, yearlyCentsAfter: null },
  },
  windows: null,
  sqlServer: null,
};
const machine = {
  ...{ position: 0, row: 2, name: 'app-01', neededVcpu: 4, neededMemoryGib: 16, storageGib: 50, isMeasured: false },
  ...{ instance: 'large', monthlyCents: 14_600, why: 'No instance costs less than large.' },
};

describe('the page that sizes and prices an input', () => {
  beforeEach(() => signedInAs());

  const show = <Given,>(address = '', more?: Answers<Given>) => {
    const requests = mockServer(
      {
        'GET /api/pursuits/p-1': () => aPursuit({ stage: 'active', caseId: 'c-1', caseState: 'inputs' }),
        'GET /api/pursuits/p-1/case': () => ({
          case: aCase({ terms: { selections, price: priceCase(selections, BASELINE_RATE_CARD) } }),
        }),
        'GET /api/price-books': () => ({ versions }),
        'GET /api/price-books/versions/v-1': () => choices,
        'GET /api/price-books/versions/v-2': () => choices,
        [`GET ${AT}`]: () => sizing,
        [`GET ${AT}/machines`]: () => ({ rows: [machine], total: 1, next: null }),
      },
      more,
    );
    const at = open(`/pursuits/p-1/inputs/${KEY}/price${address}`);
    const sized = () => requests.filter(({ what }) => what === `GET ${AT}`).map(({ query }) => query.toString());
    return { requests, at, sized };
  };

  it('shows what the machines would run on by the newest real prices, what that costs, and why', async () => {
    const { sized, at } = show();
    expect(await screen.findByText('$297.60')).toBeInTheDocument();
    expect(sized()).toEqual([
      new URLSearchParams({
        ...{ version: 'v-2', place: 'Example · north', commitment: 'on-demand' },
        ...{ storage: 'disk · Example · north', host: 'twin · Maker' },
      }).toString(),
    ]);
    expect(
      screen.getByRole('row', { name: /^large 4 16 GiB 2 machines on large 0.20 USD \$292.00$/ }),
    ).toBeInTheDocument();
    expect(await screen.findByText('No instance costs less than large.')).toBeInTheDocument();
    expect(screen.getByText(/It needs 8 vCPU. The largest instance has 4 vCPU./)).toBeInTheDocument();
    expect(screen.getByText(/2 for the machines, decided by memory, and 1 for failover/)).toBeInTheDocument();
    expect(screen.getByText(/80 cores to buy for 72 physical cores/)).toBeInTheDocument();
    expect(screen.getByText(/1 host has no CPUs or cores in the file/)).toBeInTheDocument();

    await userEvent.click(screen.getByRole('link', { name: '1 machine' }));
    expect(at()).toContain('show=unfitted');
  });

  it('keeps the chosen basis in the address, and sizes again', async () => {
    const { sized, at } = show('?version=v-1&commitment=one-year');
    await waitFor(() => expect(sized()[0]).toContain('version=v-1&place=Example+%C2%B7+north&commitment=one-year'));
    await userEvent.selectOptions(await screen.findByLabelText('Size machines'), 'By measured use');
    const comfort = await screen.findByLabelText('Comfort factor (%)');
    await userEvent.clear(comfort);
    await userEvent.type(comfort, '201{Enter}');
    expect(screen.getByText('Comfort factor (%): enter a whole number from 0 to 200.')).toBeInTheDocument();
    await userEvent.clear(comfort);
    await userEvent.type(comfort, '30{Enter}');
    await userEvent.selectOptions(screen.getByLabelText('Host'), 'Not priced');
    await waitFor(() => expect(sized().at(-1)).not.toContain('host='));
    expect(sized().at(-1)).toMatch(/mode=measured.*comfortPercent=30/);
    expect(at()).toMatch(/version=v-1.*mode=measured&comfortPercent=30&host=none/);
    expect(screen.getByText('A later version is published')).toBeInTheDocument();
  });

  it('has only licenses for a list of hosts', async () => {
    const none = { machines: 0, fitted: 0, instances: [], unfitted: [], hosts: null, monthlyCents: 0 };
    show('', { [`GET ${AT}`]: () => ({ ...sizing, ...none }) });
    const table = within(await screen.findByRole('region', { name: 'VMware cores by cluster' }));
    expect(table.getByRole('row', { name: 'A 2 72 80' })).toBeInTheDocument();
    expect(screen.queryByText('Total a month')).not.toBeInTheDocument();
  });

  it('says that no price book is published, and that an input has no machines yet', async () => {
    show('', { 'GET /api/price-books': () => ({ versions: [] }) });
    expect(await screen.findByText('No price book is published yet')).toBeInTheDocument();
    show('', { [`GET ${AT}`]: refusal(404, 'pursuits.input-not-found', 'Not there.') });
    expect(await screen.findByText(/can be sized once their file is read/)).toBeInTheDocument();
  });
});
