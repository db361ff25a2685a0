import { GrantCredits } from '@casewright/billing';
import { eventually } from '@casewright/platform/testing';
import { CommandBus } from '@nestjs/cqrs';
import { aKey } from './checkout';
import { CASE_TO_START, type RunningApi } from './running-api';
import { RunningWorker } from './running-worker';
import { Uploader } from './uploads';
import { startWithSessions, Visitor } from './visitor';

const SELECTIONS = {
  ...CASE_TO_START,
  proposed: [{ name: 'Acme Cloud', environments: ['on-premise'], computeModels: ['virtual-machines'] }],
};
const MACHINES = 'compute-virtual-machines';
const HOSTS = 'environment-on-premise';
const VMS = [
  'VM,Powerstate,Template,CPUs,Memory,Provisioned MiB,In Use MiB,OS according to the VMware Tools,VM UUID,Host,Cluster,Datacenter',
  'app-01,poweredOn,False,4,16384,102400,51200,Microsoft Windows Server 2022 (64-bit),u1,esx-1,A,D',
  'app-02,poweredOn,False,2,8192,51200,20480,Ubuntu Linux (64-bit),u2,esx-1,A,D',
  'big-01,poweredOn,False,8,65536,204800,102400,Red Hat Enterprise Linux 9,u3,esx-2,A,D',
  'old-01,poweredOff,False,4,4096,40960,10240,Ubuntu Linux (64-bit),u4,esx-2,A,D',
].join('\n');
const ESX = [
  'Host,Datacenter,Cluster,# CPU,# Cores,# Memory',
  'esx-1,D,A,2,24,262144',
  'esx-2,D,A,2,48,262144',
  'esx-3,D,B,1,8,131072',
].join('\n');
/** As Migration Evaluator writes shares: 0.6 is 60 %. */
const MEASURED = [
  'Server Name,CPU Cores,Memory (MB),Provisioned Storage (GB),Is Virtual?,Cpu Utilization Peak (%),Memory Utilization Peak (%)',
  'idle-01,8,32768,100,true,0.20,0.20',
  'busy-01,4,16384,100,true,,',
].join('\n');
const PRICES = [
  'Kind,Provider,Region,Name,vCPU,Memory GiB,CPUs,Cores per CPU,On demand per hour,1 year per hour,Purchase price,Price per core per year,Price per GiB per month',
  'instance,Example,north,small,2,8,,,0.10,0.07,,,',
  'instance,Example,north,large,4,16,,,0.20,0.14,,,',
  'instance,Example,south,small,2,8,,,0.11,,,,',
  'host,Maker,,twin,,256,2,16,,,20000,,',
  'license,Maker,,hypervisor,,,,,,,,150,',
  'license,Maker,,system,,,,,,,,100.005,',
  'storage,Example,north,disk,,,,,,,,,0.08',
].join('\n');

describe('size and price', () => {
  let api: RunningApi;
  let worker: RunningWorker;
  let url: string;
  let seller: Visitor;
  let admin: Visitor;
  let caseId: string;
  let priceBook: { readonly id: string; readonly versionId: string };

  beforeAll(async () => {
    api = await startWithSessions();
    [url = ''] = await api.listen();
    worker = await RunningWorker.startFor(api);
    admin = await Visitor.admin(api);
    priceBook = await published(PRICES);
    seller = await Visitor.verified(api);
    await api.get(CommandBus).execute(new GrantCredits(await seller.id(), 100, 'Credits', crypto.randomUUID()));
    const { body } = await seller.send('POST', '/cases', SELECTIONS, { 'idempotency-key': crypto.randomUUID() });
    caseId = String(body['caseId']);
    await upload(MACHINES, VMS);
    await upload(HOSTS, ESX);
  });
  afterAll(async () => {
    await worker.stop();
    await api.stop();
  });

  it('fit each counted machine to the cheapest instance that holds it, and price storage and hosts', async () => {
    const choices = (await seller.send('GET', `/price-books/versions/${priceBook.versionId}`)).body;
    expect(choices).toMatchObject({
      places: ['Example · north', 'Example · south'],
      commitments: ['on-demand', 'one-year'],
      hosts: ['twin · Maker'],
      storage: ['disk · Example · north'],
    });
    const { body } = await size({ storage: 'disk · Example · north', host: 'twin · Maker' });
    expect(body).toMatchObject({
      version: { number: 1, currency: 'USD', pricesAsOf: '2026-01-15', isNewest: true },
      ...{ place: 'Example · north', commitment: 'on-demand', mode: 'as-is' },
      ...{ machines: 3, fitted: 2, measured: 0 },
      // 730 hours at 0.20 and at 0.10.
      instances: [
        { name: 'large', machines: 1, hourlyMicros: 200_000, monthlyCents: 14_600 },
        { name: 'small', machines: 1, hourlyMicros: 100_000, monthlyCents: 7_300 },
      ],
      // 50 and 20 GiB in use at 0.08.
      storage: { kind: 'in-use', gib: 70, monthlyCents: 560 },
      monthlyCents: 22_460,
      unfitted: [{ kind: 'too-large', text: 'It needs 8 vCPU. The largest instance has 4 vCPU.', machines: 1 }],
      // 14 of 128 vCPU and 88 of 256 GiB: one host, and one for failover, at 20,000.
      hosts: { hosts: 2, binding: 'vcpu', holdsLargest: true, coresPerHost: 32, purchaseCents: 4_000_000 },
    });
    expect((await size({ commitment: 'one-year' })).body).toMatchObject({ monthlyCents: 10_220 + 5_110 });
    expect((await size({ place: 'Example · south' })).body).toMatchObject({ fitted: 1, monthlyCents: 8_030 });
  });

  it('count licenses of the hosts by their rules', async () => {
    const licenses = { vmwareLicense: 'hypervisor · Maker', windowsLicense: 'system · Maker', host: 'twin · Maker' };
    expect((await size(licenses)).body).toMatchObject({
      // 12 cores a CPU count as 16. 96 cores at 150, and 64 on two new hosts.
      vmware: {
        clusters: [
          { cluster: 'A', hosts: 2, physicalCores: 72, coresToBuy: 80 },
          { cluster: 'B', hosts: 1, physicalCores: 8, coresToBuy: 16 },
        ],
        ...{ physicalCores: 80, coresToBuy: 96, coresAfter: 64, unknown: 0 },
        ...{ yearlyCents: 1_440_000, yearlyCentsAfter: 960_000 },
      },
      // Only esx-1 runs Windows Server: 24 cores at 100.005.
      windows: { hosts: 1, machines: 1, datacenterCores: 24, standardCores: 24, unknown: 0, yearlyCents: 240_012 },
      sqlServer: null,
    });
    const { body } = await seller.send('GET', `/cases/${caseId}/inputs/${HOSTS}/sizing?version=${priceBook.versionId}`);
    expect(body).toMatchObject({ machines: 0, monthlyCents: 0, vmware: { coresToBuy: 96, yearlyCents: null } });
  });

  it('say why for each machine, in pages', async () => {
    const all = await listed({});
    expect(all).toMatchObject({ total: 3, next: null });
    expect(all.rows.map(({ name, instance, monthlyCents, why }) => [name, instance, monthlyCents, why])).toEqual([
      [
        ...['app-01', 'large', 14_600],
        'Every cheaper instance falls short of more than one of 4 vCPU, 16 GiB of memory and 50 GiB of storage.',
      ],
      ['app-02', 'small', 7_300, 'No instance costs less than small.'],
      ['big-01', null, null, 'It needs 8 vCPU. The largest instance has 4 vCPU.'],
    ]);
    expect((await listed({ show: 'unfitted' })).rows.map(({ name }) => name)).toEqual(['big-01']);
    expect((await listed({ instance: 'small' })).rows.map(({ name }) => name)).toEqual(['app-02']);
    const byCost = async (sort: string) => (await listed({ sort })).rows.map(({ name }) => name);
    expect(await byCost('cost')).toEqual(['app-02', 'app-01', 'big-01']);
    expect(await byCost('-cost')).toEqual(['big-01', 'app-01', 'app-02']);
    expect((await listed({ search: 'APP', from: '1' })).rows.map(({ name }) => name)).toEqual(['app-02']);
  });

  it('go by measured use with headroom, and by what a machine has where nothing was measured', async () => {
    const other = await startedCase();
    await upload(MACHINES, MEASURED, other);
    const measured = { mode: 'measured', comfortPercent: '25' };
    // 8 × 20 % × 1.25 = 2 vCPU and 32 × 20 % × 1.25 = 8 GiB.
    expect((await listed(measured, other)).rows).toMatchObject([
      { name: 'idle-01', neededVcpu: 2, neededMemoryGib: 8, isMeasured: true, instance: 'small' },
      { name: 'busy-01', neededVcpu: 4, neededMemoryGib: 16, isMeasured: false, instance: 'large' },
    ]);
    expect((await size(measured, other)).body).toMatchObject({ fitted: 2, measured: 1, monthlyCents: 21_900 });
    expect((await size({}, other)).body).toMatchObject({ fitted: 1 });
  });

  it('size a new file before it is taken', async () => {
    const other = await startedCase();
    await upload(MACHINES, VMS, other);
    expect((await size({ file: 'new' }, other)).body).toMatchObject({ code: 'pursuits.no-replacement' });
    const bytes = Buffer.from(VMS.replace('app-02,poweredOn', 'app-02,poweredOff'));
    const id = crypto.randomUUID();
    await seller.send('POST', `/cases/${other}/inputs/${MACHINES}/file`, { id, name: 'new.csv', size: bytes.length });
    await new Uploader(url, seller).patch(id, 0, bytes);
    await eventually(async () =>
      expect((await size({ file: 'new' }, other)).body).toMatchObject({
        source: { fileId: id, file: 'new.csv', counted: '2 of 4 rows counted; 2 left out: 2 off' },
        ...{ machines: 2, monthlyCents: 14_600 },
      }),
    );
    expect((await size({}, other)).body).toMatchObject({ machines: 3, monthlyCents: 21_900 });
  });

  it('refuse what the version does not have, by field and rule', async () => {
    const { body: drafted } = await admin.send(
      'POST',
      `/admin/price-books/${priceBook.id}/versions`,
      undefined,
      aKey(),
    );
    const draft = await size({ version: String(drafted['id']) });
    expect(draft).toMatchObject({
      status: 422,
      body: { fields: { version: ['Choose a published version of a price book.'] } },
    });
    expect(await size({ place: 'Example · west' })).toMatchObject({
      status: 422,
      body: { fields: { place: ['This version has no instances in Example · west.'] } },
    });
    expect(await size({ host: 'triplet · Maker' })).toMatchObject({
      body: { fields: { host: ['This version has no host named triplet · Maker.'] } },
    });
    expect(await size({ comfortPercent: '201' })).toMatchObject({
      body: { fields: { comfortPercent: ['Comfort factor (%): enter a whole number from 0 to 200.'] } },
    });
  });

  it('are open to the seller of the case and the provider only', async () => {
    const kim = await Visitor.verified(api);
    const at = `/cases/${caseId}/inputs/${MACHINES}/sizing`;
    for (const path of [at, `${at}/machines`]) {
      const address = `${path}?version=${priceBook.versionId}`;
      expect((await kim.send('GET', address)).status).toBe(404);
      expect((await admin.send('GET', address)).status).toBe(200);
    }
  });

  async function startedCase(): Promise<string> {
    const { body } = await seller.send('POST', '/cases', SELECTIONS, { 'idempotency-key': crypto.randomUUID() });
    return String(body['caseId']);
  }

  const queryOf = (given: object) => new URLSearchParams({ version: priceBook.versionId, ...given }).toString();
  const size = (given: object, id = caseId) =>
    seller.send('GET', `/cases/${id}/inputs/${MACHINES}/sizing?${queryOf(given)}`);
  const listed = async (given: object, id = caseId) =>
    (await seller.send('GET', `/cases/${id}/inputs/${MACHINES}/sizing/machines?${queryOf(given)}`)).body as unknown as {
      readonly rows: readonly {
        readonly name: string;
        readonly instance: string | null;
        readonly monthlyCents: number | null;
        readonly why: string;
      }[];
      readonly total: number;
      readonly next: number | null;
    };

  async function published(csv: string) {
    const priceBookToAdd = {
      name: `Book ${crypto.randomUUID()}`,
      source: 'https://x.example',
      region: 'north',
      currency: 'USD',
    };
    const id = String((await admin.send('POST', '/admin/price-books', priceBookToAdd, aKey())).body['id']);
    const { body } = await admin.send('GET', `/admin/price-books/${id}`);
    const versionId = String((body['versions'] as { readonly id: string }[])[0]?.id);
    const at = `/admin/price-book-versions/${versionId}`;
    expect((await admin.send('PUT', `${at}/lines`, { csv, revision: 1, pricesAsOf: '2026-01-15' })).status).toBe(200);
    expect((await admin.send('POST', `${at}/publication`, { revision: 2 })).status).toBe(204);
    return { id, versionId };
  }

  async function upload(key: string, content: string, id = caseId): Promise<void> {
    const bytes = Buffer.from(content);
    const fileId = crypto.randomUUID();
    await seller.send('POST', `/cases/${id}/inputs/${key}/file`, {
      id: fileId,
      name: `${key}.csv`,
      size: bytes.length,
    });
    expect((await new Uploader(url, seller).patch(fileId, 0, bytes)).status).toBe(204);
    await eventually(async () => {
      const { body } = await seller.send('GET', `/cases/${id}/inputs`);
      const input = (body['inputs'] as { readonly key: string }[]).find((one) => one.key === key);
      expect(input).toMatchObject({ file: { id: fileId }, reading: { problem: null } });
    });
  }
});
