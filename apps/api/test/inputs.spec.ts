import { GrantCredits } from '@casewright/billing';
import { eventually } from '@casewright/platform/testing';
import { ErasePursuits } from '@casewright/pursuits';
import { CommandBus } from '@nestjs/cqrs';
import { CASE_TO_START, type RunningApi } from './running-api';
import { RunningWorker } from './running-worker';
import { noise, sha256, Uploader } from './uploads';
import { startWithSessions, Visitor } from './visitor';

const SELECTIONS = {
  ...CASE_TO_START,
  proposed: [{ name: 'Acme Cloud', environments: ['aws'], computeModels: ['virtual-machines'] }],
};
const SCOPE = {
  environments: ['aws'],
  computeModels: ['virtual-machines'],
  slaDays: SELECTIONS.slaDays,
  acvTier: SELECTIONS.acvTier,
  presentationSupport: SELECTIONS.presentationSupport,
};
const VMS = 'VM,vCPU,Memory (GB),Storage (GB)\r\napp-01,4,16,120\r\ndb-01,8,64,900\r\n';
const BILL = 'Service;Month;Cost (USD)\r\nEC2;2026-08;1,5\r\nEC2;2026-09;2\r\nS3;2026-10;3\r\n';
const PDF = Buffer.concat([Buffer.from('%PDF-1.7\n'), noise(3_000)]);
const RATE = { ratePercent: '9', horizonYears: '5' };

interface Input {
  readonly key: string;
  readonly state: string;
  readonly reason: string | null;
  readonly file: { readonly name: string; readonly problem: string | null; readonly sha256: string } | null;
  readonly reading: { readonly problem: string | null; readonly rows: number; readonly faults: object[] } | null;
}

describe('case inputs', () => {
  let api: RunningApi;
  let worker: RunningWorker;
  let url: string;
  let seller: Visitor;
  let admin: Visitor;
  let browser: Uploader;
  let pursuitId: string;
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
    browser = new Uploader(url, seller);
    await api.get(CommandBus).execute(new GrantCredits(await seller.id(), 100, 'Credits', crypto.randomUUID()));
    const { body } = await seller.send('POST', '/cases', SELECTIONS, { 'idempotency-key': crypto.randomUUID() });
    [caseId, pursuitId] = [String(body['caseId']), String(body['pursuitId'])];
  });

  it('are read, entered, and sent by the seller, who can take them back until the terms are confirmed', async () => {
    expect((await inputs()).map(({ key, state }) => [key, state])).toEqual(
      ['environment-aws', 'compute-virtual-machines', 'architecture-1', 'prices-1', 'discount-rate'].map((key) => [
        key,
        'missing',
      ]),
    );
    await upload('environment-aws', 'bill.csv', BILL);
    await upload('compute-virtual-machines', 'vms.csv', VMS);
    await upload('architecture-1', 'design.pdf', PDF);
    expect(await answer('prices-1', { yearlyCostUsd: '120,000' })).toBe(204);
    await read();
    expect((await inputs()).map(({ state }) => state)).toEqual([...Array<string>(4).fill('complete'), 'missing']);
    expect(await input('compute-virtual-machines')).toMatchObject({
      file: { name: 'vms.csv', sha256: sha256(Buffer.from(VMS)) },
      reading: { rows: 2, totals: { vcpu: 12 }, faults: [] },
    });
    expect(await progress()).toMatchObject({ state: 'inputs' });
    const shown = ['environment-aws', 'architecture-1'].map((item) =>
      seller.send('GET', `${at(item)}/file?use=preview`),
    );
    expect((await Promise.all(shown)).map(({ status }) => status)).toEqual([404, 200]);

    expect(await move('complete-inputs')).toMatchObject({
      status: 409,
      body: { missing: ['Discount rate and horizon'] },
    });
    expect(await answer('discount-rate', RATE)).toBe(204);
    expect(await progress()).toMatchObject({ state: 'inputs' });
    await move('complete-inputs');
    expect(await progress()).toMatchObject({
      state: 'terms',
      history: [{ command: 'complete-inputs', party: 'seller' }, {}],
    });
    expect(await answer('discount-rate', RATE)).toBe(409);

    expect((await move('withdraw-inputs')).status).toBe(204);
    expect(await answer('discount-rate', { ...RATE, horizonYears: '3' })).toBe(204);
    await move('complete-inputs');
    await provide('confirm');
    expect((await move('withdraw-inputs')).status).toBe(409);
  });

  it('can be returned with a reason, which pauses an analysis, and are complete again once provided', async () => {
    await complete();
    await move('complete-inputs');
    const reason = 'Which term does the quote have?';
    expect((await decide('prices-1', 'return', { reason: ' ' })).status).toBe(422);
    expect((await decide('discount-rate', 'accept')).status).toBe(204);
    expect((await decide('prices-1', 'return', { reason })).status).toBe(204);

    expect(await input('prices-1')).toMatchObject({ state: 'returned', reason });
    expect(await progress()).toMatchObject({
      state: 'inputs',
      history: [{ command: 'return-inputs', reason: `Pricing of Initech: ${reason}` }, {}, {}],
    });
    await eventually(() => expect(worker.mails.sent.map(({ subject }) => subject).join()).toContain('We need more'));
    expect(await answer('discount-rate', RATE)).toBe(409);
    expect((await move('complete-inputs')).status).toBe(409);

    expect(await answer('prices-1', { yearlyCostUsd: '120000', terms: '36 months' })).toBe(204);
    await move('complete-inputs');
    expect(await progress()).toMatchObject({ state: 'terms' });

    await provide('confirm');
    expect((await decide('prices-1', 'return', { reason: 'A page is missing.' })).status).toBe(204);
    const paused = { state: 'on-hold', stateBefore: 'analysis', turnaround: { isPaused: true } };
    expect(await progress()).toMatchObject(paused);
    expect(await answer('prices-1', { yearlyCostUsd: '1' })).toBe(204);
    expect(await input('prices-1')).toMatchObject({ state: 'complete' });
  });

  it('report errors by name, and are read again by the columns that the seller chooses', async () => {
    const table = 'Machine,Threads,RAM,Disk\na,4,,100\nb,x,16,100\n';
    await upload('compute-virtual-machines', 'vms.csv', table);
    await read();
    expect(await input('compute-virtual-machines')).toMatchObject({
      state: 'faults',
      reading: {
        problem: expect.stringContaining('vCPU') as string,
        sheets: [{ headers: ['Machine', 'Threads', 'RAM', 'Disk'] }],
      },
    });
    const map = (places: readonly number[], unit?: string) =>
      seller.send('PUT', `${at('compute-virtual-machines')}/columns`, {
        sheet: '',
        columns: ['vm', 'vcpu', 'memoryGb', 'storageGb'].map((column, index) => ({
          ...{ column, place: places[index] },
          ...(index > 1 && { unit }),
        })),
      });
    expect((await map([0, 9, 2, 3], 'GiB')).status).toBe(422);
    expect((await map([0, 1, 2, 3], 'apples')).status).toBe(422);
    expect(await map([0, 1, 2, 3])).toMatchObject({ status: 422, body: { code: 'pursuits.unit-missing' } });
    expect((await map([0, 1, 2, 3], 'GiB')).status).toBe(204);
    await eventually(async () =>
      expect((await input('compute-virtual-machines')).reading?.faults).toMatchObject([
        { column: 'RAM', kind: 'empty', rows: [2] },
        { column: 'Threads', kind: 'not-a-number', rows: [3] },
      ]),
    );
  });

  it('of a known tool count what the seller chooses, once implausible amounts are confirmed', async () => {
    const table = [
      'VM,Powerstate,Template,CPUs,Memory,Provisioned MiB,In Use MiB',
      'a,poweredOn,False,4,16384,122880,61440',
      'b,poweredOff,False,2,8192,10240,5120',
      'c,poweredOn,False,1,1048576,1024,1024',
    ].join('\n');
    await upload('compute-virtual-machines', 'any-name.csv', table);
    await read();
    const item = at('compute-virtual-machines');
    expect(await input('compute-virtual-machines')).toMatchObject({
      state: 'questions',
      reading: {
        ...{ rows: 2, totals: { vcpu: 5, memoryGb: 1_040, storageGb: 61 } },
        intake: { source: { product: 'RVTools' }, questions: [{ kind: 'memory-per-vcpu', isConfirmed: false }] },
      },
    });
    const choose = (body: object) => seller.send('PUT', `${item}/choices`, body);
    expect((await choose({ count: ['total'], storage: null })).status).toBe(422);
    expect((await choose({ count: ['off'], storage: 'provisioned' })).status).toBe(204);
    expect((await seller.send('POST', `${item}/confirm`)).status).toBe(204);
    expect((await seller.send('POST', `${item}/confirm`)).status).toBe(409);
    const madeByYou = { by: { name: 'Sam Seller', isYou: true } };
    expect(await input('compute-virtual-machines')).toMatchObject({
      ...{ state: 'complete', confirmation: madeByYou },
      madeChoices: [
        { chosen: 'off', ...madeByYou },
        { chosen: 'storage', ...madeByYou },
      ],
      reading: {
        ...{ rows: 3, totals: { vcpu: 7, memoryGb: 1_048, storageGb: 131 } },
        intake: { priced: 'provisioned', questions: [{ kind: 'memory-per-vcpu', isConfirmed: true }] },
      },
    });
  });

  it('of a bill ask about a month that differs from its neighbors before they count', async () => {
    const months = Object.entries({ '2026-08': 100, '2026-09': 1_200, '2026-10': 100 });
    const lines = months.map(([month, cost]) => `Compute,${month},${cost}`);
    await upload('environment-aws', 'bill.csv', ['Service,Month,Cost (USD)', ...lines].join('\n'));
    await read();
    const question = { kind: 'month-differs', text: expect.stringContaining('Sep 2026') as string };
    expect(await input('environment-aws')).toMatchObject({
      state: 'questions',
      reading: { bill: { questions: [question] } },
    });
    expect((await seller.send('POST', `${at('environment-aws')}/confirm`)).status).toBe(204);
    expect(await input('environment-aws')).toMatchObject({ state: 'complete' });
  });

  it('are rejected by content, and by name before the upload', async () => {
    await upload('environment-aws', '../../bill.csv', '<table><tr><td>1</td></tr></table>');
    await eventually(async () =>
      expect(await input('environment-aws')).toMatchObject({
        state: 'faults',
        file: { name: 'bill.csv', problem: 'bill.csv is not a type of file we can accept.' },
      }),
    );
    expect((await attach('environment-aws', crypto.randomUUID(), { name: 'bill.pdf', size: 9 })).status).toBe(422);
    expect((await attach('environment-azure', crypto.randomUUID(), { name: 'bill.csv', size: 9 })).status).toBe(404);
  });

  it('are replaced after their upload was given up', async () => {
    for (const [item, name] of Object.entries({
      'architecture-1': 'a.pdf',
      'prices-1': 'a.csv',
      'environment-aws': 'b.csv',
    })) {
      const id = crypto.randomUUID();
      expect((await attach(item, id, { name, size: 9 })).status).toBe(204);
      await api.sql('delete from platform.files where id = $1', [id]);
    }
    await upload('architecture-1', 'design.pdf', PDF);
    expect(await answer('prices-1', { yearlyCostUsd: '120000' })).toBe(204);
    expect((await seller.send('DELETE', at('environment-aws'))).status).toBe(204);
  });

  it('are deleted when canceled', async () => {
    await upload('architecture-1', 'design.pdf', PDF);
    expect((await seller.send('DELETE', at('architecture-1'))).status).toBe(204);
    expect(await input('architecture-1')).toMatchObject({ state: 'missing', file: null });
    expect(await filesOfCase()).toBe(0);
  });

  it('reject other sellers, are read by the provider, and are deleted with the seller’s account', async () => {
    await upload('architecture-1', 'design.pdf', PDF);
    await eventually(async () => expect(await input('architecture-1')).toMatchObject({ state: 'complete' }));
    const kim = await Visitor.verified(api);
    for (const who of [kim, admin]) {
      const item = at('architecture-1');
      const asked = await Promise.all([
        who.send('GET', `/cases/${caseId}/inputs`),
        who.send('PUT', `${item}/answers`, { answers: typed({ design: 'x' }) }),
        who.send('POST', `${item}/file`, { id: crypto.randomUUID(), name: 'a.pdf', size: 9 }),
        who.send('PUT', `${item}/columns`, { sheet: '', columns: [{ column: 'vm', place: 0 }] }),
        who.send('PUT', `${item}/choices`, { count: [], storage: null }),
        who.send('POST', `${item}/confirm`),
        who.send('GET', `${item}/file`),
        who.send('DELETE', item),
      ]);
      expect(asked.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404, 404, 404]);
    }
    for (const [who, path] of [
      [seller, at('architecture-1')],
      [admin, `/admin${at('architecture-1')}`],
    ] as const) {
      const answered = await fetch(`${url}/api${path}/file`, { headers: { cookie: `session=${who.cookie}` } });
      expect(sha256(new Uint8Array(await answered.arrayBuffer()))).toBe(sha256(PDF));
      expect(Object.fromEntries(answered.headers)).toMatchObject({
        'content-disposition': 'attachment; filename=design.pdf',
        'content-security-policy': expect.stringContaining('sandbox') as string,
      });
    }
    expect((await admin.send('GET', `/admin/cases/${caseId}/inputs`)).body['inputs']).toHaveLength(5);
    expect((await admin.send('GET', `/admin/cases/${crypto.randomUUID()}/inputs`)).status).toBe(404);
    expect((await decide('discount-rate', 'accept')).status).toBe(409);

    expect(await filesOfCase()).toBe(1);
    await api.get(CommandBus).execute(new ErasePursuits(await seller.id()));
    expect(await filesOfCase()).toBe(0);
  });

  it('sent twice at once advance the case once', async () => {
    await complete();
    const sent = await Promise.all([move('complete-inputs'), move('complete-inputs')]);
    expect(sent.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    expect(await progress()).toMatchObject({
      state: 'terms',
      history: [{ command: 'complete-inputs' }, { command: 'start' }],
    });
  });

  it('of accepted new terms start the clock once they are there', async () => {
    await complete('prices-1');
    await provide('complete-inputs');
    await provide('requote', { reason: 'Azure, too.', scope: { ...SCOPE, environments: ['aws', 'azure'] } });
    await accept();
    expect(await progress()).toMatchObject({ state: 'inputs', turnaround: { isPaused: true } });
    expect((await inputs()).filter(({ state }) => state === 'missing')).toMatchObject([
      { key: 'environment-azure', isWaived: false },
      { key: 'prices-1', isWaived: true },
    ]);
    await answer('environment-azure', { monthlyCostUsd: '900' });
    await move('complete-inputs');
    expect(await progress()).toMatchObject({ state: 'analysis', turnaround: { isPaused: false } });
  });

  it('stay waived when another one is sent back, until the provider sends back all or provided ones', async () => {
    await complete('prices-1');
    await provide('complete-inputs');
    expect((await decide('discount-rate', 'return', { reason: 'Which year?' })).status).toBe(204);
    await answer('discount-rate', RATE);
    await move('complete-inputs');
    expect(await progress()).toMatchObject({ state: 'terms' });
    expect(await input('prices-1')).toMatchObject({ state: 'missing', isWaived: true, isChangeable: true });

    await provide('return-inputs', { reason: 'We need the prices after all.' });
    expect(await input('prices-1')).toMatchObject({ state: 'missing', isWaived: false });
    expect(await progress()).toMatchObject({ state: 'inputs' });
    await answer('prices-1', { yearlyCostUsd: '1' });
    await move('complete-inputs');
    expect(await progress()).toMatchObject({ state: 'terms' });
    expect(await input('prices-1')).toMatchObject({ state: 'complete', isWaived: false });
    expect((await decide('prices-1', 'return', { reason: 'A year?' })).status).toBe(204);
    expect(await progress()).toMatchObject({ state: 'inputs' });
    expect(await input('prices-1')).toMatchObject({ state: 'returned', isWaived: false });
    await answer('prices-1', { yearlyCostUsd: '120000' });
    await move('complete-inputs');
    expect(await progress()).toMatchObject({ state: 'terms' });
  });

  it('that arrive during a hold are sent by the seller once it resumes', async () => {
    await complete('discount-rate');
    await provide('hold', { reason: 'Waiting for a call.' });
    await answer('discount-rate', RATE);
    await provide('resume');
    expect(await progress()).toMatchObject({ state: 'inputs' });
    expect((await move('complete-inputs')).status).toBe(204);
  });

  it('that the provider waived do not delay terms that add none', async () => {
    await provide('complete-inputs');
    await provide('requote', { reason: 'Urgent', scope: { ...SCOPE, slaDays: 1 } });
    await accept();
    expect(await progress()).toMatchObject({ state: 'analysis' });
  });

  const typed = (answers: object) =>
    Object.entries(answers).map(([field, value]: [string, unknown]) => ({ field, value }));
  const key = () => ({ 'idempotency-key': crypto.randomUUID() });
  const at = (item: string) => `/cases/${caseId}/inputs/${item}`;
  const answer = async (item: string, answers: object) =>
    (await seller.send('PUT', `${at(item)}/answers`, { answers: typed(answers) })).status;
  const attach = (item: string, id: string, file: object) => seller.send('POST', `${at(item)}/file`, { id, ...file });
  const decide = (item: string, what: 'accept' | 'return', body?: object) =>
    admin.send('POST', `/admin${at(item)}/${what}`, body);
  const move = (command: string) => seller.send('POST', `/cases/${caseId}/moves`, { command }, key());
  const provide = async (command: string, body: object = {}) =>
    expect((await admin.send('POST', `/admin/cases/${caseId}/moves`, { command, ...body }, key())).status).toBe(204);
  const accept = async () =>
    expect((await seller.send('POST', `/cases/${caseId}/moves`, { command: 'accept' }, key())).status).toBe(204);

  async function upload(item: string, name: string, content: string | Uint8Array): Promise<void> {
    const bytes = Buffer.from(content);
    const id = crypto.randomUUID();
    expect((await attach(item, id, { name, size: bytes.length })).status).toBe(204);
    expect((await browser.patch(id, 0, bytes)).status).toBe(204);
  }

  async function complete(...except: readonly string[]): Promise<void> {
    const all = {
      'environment-aws': { monthlyCostUsd: '12000' },
      'compute-virtual-machines': { vms: '2', vcpu: '12', memoryGb: '80', storageGb: '1020' },
      'architecture-1': { design: 'Six nodes' },
      'prices-1': { yearlyCostUsd: '120000' },
      'discount-rate': RATE,
    };
    for (const [item, answers] of Object.entries(all))
      if (!except.includes(item)) expect(await answer(item, answers)).toBe(204);
  }

  const inputs = async () => (await seller.send('GET', `/cases/${caseId}/inputs`)).body['inputs'] as Input[];

  async function input(item: string): Promise<Input> {
    const found = (await inputs()).find((one) => one.key === item);
    if (!found) throw new Error(item);
    return found;
  }

  /** Waits until all readings are finished. */
  const read = () =>
    eventually(async () => expect((await inputs()).map(({ state }) => state)).not.toContain('reading'));

  const progress = async () => (await seller.send('GET', `/pursuits/${pursuitId}/case`)).body['case'];

  async function filesOfCase(): Promise<number> {
    const [row] = await api.sql<{ count: number }>(
      'select count(*)::int as count from platform.files where subject = $1',
      [caseId],
    );
    return row?.count ?? 0;
  }
});
