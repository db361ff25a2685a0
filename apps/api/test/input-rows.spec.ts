import { GrantCredits } from '@casewright/billing';
import { eventually } from '@casewright/platform/testing';
import { ErasePursuits } from '@casewright/pursuits';
import { CommandBus } from '@nestjs/cqrs';
import { zipSync } from 'fflate';
import { CASE_TO_START, type RunningApi } from './running-api';
import { RunningWorker } from './running-worker';
import { Uploader } from './uploads';
import { startWithSessions, Visitor } from './visitor';

const SELECTIONS = {
  ...CASE_TO_START,
  proposed: [{ name: 'Acme Cloud', environments: ['aws'], computeModels: ['virtual-machines'] }],
};
const VMS = [
  'VM,Powerstate,Template,CPUs,Memory,Provisioned MiB,In Use MiB,OS according to the VMware Tools,VM UUID,Host,Cluster,Datacenter',
  'app-01,poweredOn,False,4,16384,102400,51200,Microsoft Windows Server 2022 (64-bit),u1,esx-1,A,D',
  'app-02,poweredOn,False,2,8192,51200,20480,Ubuntu Linux (64-bit),u2,esx-1,A,D',
  'db-01,poweredOn,False,8,n/a,204800,102400,Red Hat Enterprise Linux 9,u3,esx-2,A,D',
  'old-01,poweredOff,False,4,4096,40960,10240,Ubuntu Linux (64-bit),u4,esx-2,A,D',
].join('\n');
const KEY = 'compute-virtual-machines';
const GIB = 2 ** 30;

interface Row {
  readonly name: string;
  readonly position: number;
  readonly isCounted: boolean;
  readonly memoryBytes: number | null;
}

const HOSTS = [
  'Host,Datacenter,Cluster,# CPU,Cores per CPU,# Cores,# Memory,# VMs',
  'esx-1,D,A,2,16,32,524288,2',
  'esx-2,D,A,2,16,32,524288,1',
].join('\n');

describe('rows of an input', () => {
  let api: RunningApi;
  let worker: RunningWorker;
  let url: string;
  let seller: Visitor;
  let admin: Visitor;
  let caseId: string;

  beforeAll(async () => {
    api = await startWithSessions();
    [url = ''] = await api.listen();
    worker = await RunningWorker.startFor(api);
    admin = await Visitor.admin(api);
  });
  afterAll(async () => {
    await worker.stop();
    await api.stop();
  });
  beforeEach(async () => {
    seller = await Visitor.verified(api);
    await api.get(CommandBus).execute(new GrantCredits(await seller.id(), 100, 'Credits', crypto.randomUUID()));
    const { body } = await seller.send('POST', '/cases', SELECTIONS, { 'idempotency-key': crypto.randomUUID() });
    caseId = String(body['caseId']);
    await upload(VMS);
  });

  it('are listed with filters and order, summed up, and exported', async () => {
    expect((await list()).map(({ name, isCounted }) => [name, isCounted])).toEqual([
      ['app-01', true],
      ['app-02', true],
      ['db-01', true],
      ['old-01', false],
    ]);
    expect(await names('sort=-cpus&show=counted')).toEqual(['db-01', 'app-01', 'app-02']);
    expect(await names('os=linux&search=DB')).toEqual(['db-01']);
    expect(await names('reason=off')).toEqual(['old-01']);
    expect(await names('show=faults')).toEqual(['db-01']);
    expect(await names('cpus=2&show=counted')).toEqual(['app-01']);

    expect((await seller.send('GET', `${at()}/figures`)).body).toMatchObject({
      distributions: [{ amount: 'cpus', rows: [0, 1, 1, 1, 0, 0, 0, 0] }, {}, { amount: 'storage' }],
      osFamilies: [
        { family: 'linux', rows: 2 },
        { family: 'windows-server', rows: 1 },
      ],
      repeatedRows: 0,
      faultyRows: 1,
      corrections: [],
    });
    expect(await storage()).toEqual([2, 1, 0, 0, 0, 0, 0, 0]);
    expect(await names('storage=0&show=counted')).toEqual(['app-01', 'app-02']);
    await seller.send('PUT', `${at()}/choices`, { count: [], storage: 'provisioned' });
    expect(await storage()).toEqual([1, 1, 1, 0, 0, 0, 0, 0]);
    expect(await names('storage=0&show=counted')).toEqual(['app-02']);

    const csv = await fetch(`${url}/api${at()}/rows/csv?show=counted`, {
      headers: { cookie: `session=${seller.cookie}` },
    });
    expect((await csv.text()).trim().split('\r\n')[1]).toBe(
      ',2,app-01,4,16,100,50,Microsoft Windows Server 2022 (64-bit),on,A,esx-1,yes,,',
    );
  });

  it('are corrected, which changes the totals, and as they were once that is undone', async () => {
    expect(await reading()).toMatchObject({ totals: { memoryGb: 24 }, faults: [{ kind: 'empty', rows: [4] }] });
    expect((await correct('db-01', 'memoryBytes', 0.5)).status).toBe(422);
    const fixed = await correct('db-01', 'memoryBytes', 64 * GIB);
    expect(fixed.status).toBe(204);
    expect((await correct('app-02', 'counted', 0)).status).toBe(204);
    expect((await correct('old-01', 'counted', 1)).status).toBe(204);
    expect(await reading()).toMatchObject({ rows: 3, totals: { vcpu: 16, memoryGb: 84 }, faults: [] });
    expect(await names('reason=by-hand')).toEqual(['app-02']);

    const before = { name: 'db-01', field: 'memoryBytes', before: null, value: 64 * GIB, by: { isYou: true } };
    const { body } = await seller.send('GET', `${at()}/figures`);
    expect(body['corrections']).toMatchObject([{ name: 'old-01', value: 1 }, { name: 'app-02', value: 0 }, before]);
    const undo = () => seller.send('DELETE', `${at()}/corrections/${fixed.id}`);
    expect((await undo()).status).toBe(204);
    expect((await undo()).status).toBe(404);
    expect(await reading()).toMatchObject({ totals: { memoryGb: 20 }, faults: [{ kind: 'empty' }] });
  });

  it('keep their corrections when the file is read again, and are deleted with it', async () => {
    await correct('app-02', 'counted', 0);
    const columns = [
      { column: 'vm', place: 0 },
      { column: 'vcpu', place: 3 },
      { column: 'memoryGb', place: 4, unit: 'MiB' },
      { column: 'storageGb', place: 5 },
    ];
    expect((await seller.send('PUT', `${at()}/columns`, { sheet: '', columns })).status).toBe(204);
    await eventually(async () => expect(await reading()).toMatchObject({ problem: null, rows: 2 }));
    expect(await names('show=corrected')).toEqual(['app-02']);

    await upload(VMS.replaceAll('app-', 'web-'), 'ready');
    expect((await seller.send('POST', `${at()}/replacement/take`)).status).toBe(204);
    expect(await names('show=counted')).toEqual(['web-01', 'web-02', 'db-01']);
    expect(await stored()).toEqual([4, 0]);
    await api.get(CommandBus).execute(new ErasePursuits(await seller.id()));
    expect(await stored()).toEqual([0, 0]);
  });

  it('are open to questions until a correction makes them plausible', async () => {
    await upload(VMS.replace('16384', '16777216'), 'ready');
    await seller.send('POST', `${at()}/replacement/take`);
    await correct('db-01', 'memoryBytes', 64 * GIB);
    const asked = { state: 'questions', reading: { intake: { questions: [{ kind: 'memory-per-vcpu' }] } } };
    expect(await input()).toMatchObject(asked);
    const { id } = await correct('app-01', 'memoryBytes', 16 * GIB);
    expect(await input()).toMatchObject({ state: 'complete', reading: { intake: { questions: [] } } });
    await seller.send('DELETE', `${at()}/corrections/${id}`);
    expect(await input()).toMatchObject(asked);
  });

  it('are gone if the file is read with columns that have none', async () => {
    await upload('VM,vCPU,Memory (GB),Storage (GB),w,x,y,z\napp-01,4,16,100,,,,', 'ready');
    await seller.send('POST', `${at()}/replacement/take`);
    const columns = [
      { column: 'vm', place: 4 },
      { column: 'vcpu', place: 5 },
      { column: 'memoryGb', place: 6, unit: 'MiB' },
      { column: 'storageGb', place: 7, unit: 'MiB' },
    ];
    expect((await seller.send('PUT', `${at()}/columns`, { sheet: '', columns })).status).toBe(204);
    await eventually(async () =>
      expect(await reading()).toMatchObject({ problem: 'There are no rows below the header.' }),
    );
    expect(await stored()).toEqual([0, 0]);
    expect((await seller.send('GET', `${at()}/rows`)).status).toBe(404);
  });

  it('change only once the seller takes a new file, having seen the difference', async () => {
    const lines = VMS.replace('n/a', '32768').split('\n');
    const changed = [
      ...lines.slice(0, 2),
      ...lines.slice(3),
      lines[1]?.replace('app-01', 'new-01').replace('u1', 'u9'),
    ];
    await upload(changed.join('\n'), 'ready');
    expect(await reading()).toMatchObject({ rows: 3, totals: { memoryGb: 24 } });
    expect((await seller.send('GET', `${at()}/replacement`)).body).toMatchObject({
      before: { rows: 3, totals: { memoryGb: 24, vcpu: 14 } },
      after: { rows: 3, totals: { memoryGb: 64, vcpu: 16 } },
      counts: { added: 1, removed: 1, changed: 1 },
      rows: [
        { change: 'added', name: 'new-01', before: null },
        { change: 'changed', name: 'db-01', before: { memoryBytes: null }, after: { memoryBytes: 32 * GIB } },
        { change: 'removed', name: 'app-02', after: null },
      ],
    });
    expect((await seller.send('DELETE', `${at()}/replacement`)).status).toBe(204);
    expect((await seller.send('POST', `${at()}/replacement/take`)).status).toBe(409);
    expect(await stored()).toEqual([4, 0]);

    await upload(changed.join('\n'), 'ready');
    expect((await seller.send('POST', `${at()}/replacement/take`)).status).toBe(204);
    expect(await reading()).toMatchObject({ totals: { memoryGb: 64 }, faults: [] });
    expect(await stored()).toEqual([4, 0]);
  });

  it('are open to their seller and the provider only', async () => {
    const kim = await Visitor.verified(api);
    for (const who of [kim, admin]) {
      const asked = await Promise.all([
        who.send('GET', `${at()}/rows`),
        who.send('GET', `${at()}/figures`),
        who.send('GET', `${at()}/rows/csv`),
        who.send('POST', `${at()}/corrections`, { id: crypto.randomUUID(), position: 0, field: 'counted', value: 0 }),
        who.send('DELETE', `${at()}/corrections/${crypto.randomUUID()}`),
        who.send('GET', `${at()}/replacement`),
        who.send('POST', `${at()}/replacement/take`),
        who.send('DELETE', `${at()}/replacement`),
      ]);
      expect(asked.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404, 404, 404]);
    }
    const { body } = await admin.send('GET', `/admin${at()}/rows`);
    expect(body['rows']).toHaveLength(4);
    expect((await admin.send('GET', `/admin${at()}/figures`)).body).toMatchObject({ faultyRows: 1 });
    expect((await admin.send('GET', `/admin/cases/${caseId}/inputs/environment-aws/rows`)).status).toBe(404);
  });

  const at = () => `/cases/${caseId}/inputs/${KEY}`;
  const list = async (query = '') => (await seller.send('GET', `${at()}/rows?${query}`)).body['rows'] as Row[];
  const storage = async () => {
    const { body } = await seller.send('GET', `${at()}/figures`);
    return (body['distributions'] as { amount: string; rows: number[] }[]).find(({ amount }) => amount === 'storage')
      ?.rows;
  };
  const names = async (query: string) => (await list(query)).map(({ name }) => name);

  async function correct(name: string, field: string, value: number) {
    const id = crypto.randomUUID();
    const position = (await list()).find((row) => row.name === name)?.position;
    const { status } = await seller.send('POST', `${at()}/corrections`, { id, position, field, value });
    return { id, status };
  }

  async function input() {
    const inputs = (await seller.send('GET', `/cases/${caseId}/inputs`)).body['inputs'] as {
      readonly key: string;
      readonly state: string;
      readonly reading: object | null;
    }[];
    return inputs.find(({ key }) => key === KEY);
  }
  const reading = async () => (await input())?.reading;

  /** @param replacement expected state of a file that waits to replace the current one */
  it('are shown for an item that another item’s file answers', async () => {
    const selections = {
      ...SELECTIONS,
      proposed: [{ name: 'Acme', environments: ['on-premise'], computeModels: ['virtual-machines'] }],
    };
    const { body } = await seller.send('POST', '/cases', selections, { 'idempotency-key': crypto.randomUUID() });
    caseId = String(body['caseId']);
    const both = zipSync({ 'vHost.csv': Buffer.from(HOSTS), 'vInfo.csv': Buffer.from(VMS.replace('n/a', '32768')) });
    const id = crypto.randomUUID();
    const hosts = `/cases/${caseId}/inputs/environment-on-premise`;
    await seller.send('POST', `${hosts}/file`, { id, name: 'rvtools.zip', size: both.length });
    expect((await new Uploader(url, seller).patch(id, 0, both)).status).toBe(204);
    await eventually(async () => expect((await seller.send('GET', `${hosts}/rows`)).body).toMatchObject({ total: 2 }));

    expect(await names('show=counted')).toEqual(['app-01', 'app-02', 'db-01']);
    expect((await seller.send('GET', `${at()}/figures`)).body).toMatchObject({ faultyRows: 0 });
    expect((await (await Visitor.verified(api)).send('GET', `${at()}/rows`)).status).toBe(404);
  });

  async function upload(content: string, replacement?: 'ready'): Promise<void> {
    const bytes = Buffer.from(content);
    const id = crypto.randomUUID();
    await seller.send('POST', `${at()}/file`, { id, name: 'vms.csv', size: bytes.length });
    expect((await new Uploader(url, seller).patch(id, 0, bytes)).status).toBe(204);
    const expected = replacement
      ? { replacement: { file: { id }, state: replacement } }
      : { file: { id }, reading: { problem: null } };
    await eventually(async () => expect(await input()).toMatchObject(expected));
  }

  async function stored(): Promise<readonly number[]> {
    const count = async (table: string) =>
      Number(
        (await api.sql(`select count(*) as rows from pursuits.${table} where case_id = $1`, [caseId]))[0]?.['rows'],
      );
    return [await count('input_rows'), await count('input_corrections')];
  }
});
