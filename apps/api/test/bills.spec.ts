import { GrantCredits } from '@casewright/billing';
import { eventually } from '@casewright/platform/testing';
import type { ValueModelContent } from '@casewright/rules';
import { CommandBus } from '@nestjs/cqrs';
import { CASE_TO_START, type RunningApi } from './running-api';
import { RunningWorker } from './running-worker';
import { Uploader } from './uploads';
import { startWithSessions, Visitor } from './visitor';

const SELECTIONS = {
  ...CASE_TO_START,
  proposed: [{ name: 'Acme Cloud', environments: ['aws'], computeModels: ['virtual-machines'] }],
};
const KEY = 'environment-aws';
const HEADER =
  'BilledCost,BillingCurrency,BillingPeriodStart,ChargeCategory,ChargeFrequency,ChargePeriodStart,CommitmentDiscountId,CommitmentDiscountStatus,EffectiveCost,ServiceName,ProviderName';
/** In a month: effective 130 of usage and commitments, billed 145, and a tax of 10. */
const LINES = [
  '100,USD,{m},Usage,Usage-Based,{m},NULL,NULL,90,Amazon EC2,AWS',
  '0,USD,{m},Usage,Usage-Based,{m},sp-1,Used,40,Amazon EC2,AWS',
  '45,USD,{m},Purchase,Recurring,{m},sp-1,NULL,0,Savings Plans,AWS',
  '10,USD,{m},Tax,NULL,{m},NULL,NULL,10,Tax,AWS',
];
const inMonths = (lines: readonly string[]): string =>
  [
    HEADER,
    ...['2026-08', '2026-09', '2026-10'].flatMap((month) =>
      lines.map((line) => line.replaceAll('{m}', `${month}-01T00:00:00Z`)),
    ),
  ].join('\n');
const COUNTED = ['usage', 'commitment'];

interface ListedLines {
  readonly service: string;
  readonly type: string;
}

interface Input {
  readonly key: string;
  readonly state: string;
}

describe('a bill', () => {
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
    await start(SELECTIONS);
    await upload(inMonths(LINES));
  });

  it('counts the cost that its seller chooses, recorded with who chose it', async () => {
    expect(await input()).toMatchObject({
      ...{ state: 'complete', madeChoices: [] },
      reading: {
        totals: { costUsd: 390 },
        bill: {
          bases: ['effective', 'billed'],
          types: [{ type: 'usage', lines: 3, effective: '270', billed: '300' }, {}, { type: 'tax', billed: '30' }],
        },
      },
    });
    expect(await choose({ basis: 'list', types: ['refund'] })).toMatchObject({
      status: 422,
      body: {
        code: 'pursuits.invalid-bill-choices',
        fields: {
          basis: ['The file has no list cost.'],
          types: ['Choose at least one kind of line that the file has.'],
        },
      },
    });
    expect((await choose({ basis: 'cheapest', types: null })).status).toBe(422);
    expect((await choose({ basis: 'billed', types: [...COUNTED, 'tax'] })).status).toBe(204);
    const chosen = {
      madeChoices: [
        { chosen: 'basis', by: { name: 'Sam Seller', isYou: true } },
        { chosen: 'types', by: { name: 'Sam Seller', isYou: true } },
      ],
      reading: {
        totals: { costUsd: 465 },
        bill: {
          choices: { basis: 'billed', types: [...COUNTED, 'tax'] },
          text: expect.stringContaining('Counted: billed cost 465.00, with tax 30.00.') as string,
        },
      },
    };
    expect(await input()).toMatchObject(chosen);
    expect(await input(admin)).toMatchObject({ madeChoices: [{ by: { name: 'Sam Seller', isYou: false } }, {}] });
  });

  it('shows its cost by month and service, and the lines of each number', async () => {
    expect((await seller.send('GET', `${at()}/bill`)).body).toEqual({
      ...{ basis: 'effective', total: { cost: '390', lines: 9 } },
      months: ['2026-08', '2026-09', '2026-10'].map((month) => ({ month, cost: '130', lines: 3 })),
      services: [
        { service: 'Amazon EC2', cost: '390', lines: 6 },
        { service: 'Savings Plans', cost: '0', lines: 3 },
      ],
      others: { services: 0, cost: '0', lines: 0 },
    });
    const [first, ...rest] = await lines('show=counted&month=2026-09');
    expect(first).toEqual({
      ...{ month: '2026-09', service: 'Amazon EC2', provider: 'AWS', type: 'usage', lines: 1 },
      ...{ cost: '90', isCounted: true, position: expect.any(Number) as number },
    });
    expect(rest.map(({ service, type }) => [service, type])).toEqual([
      ['Amazon EC2', 'commitment'],
      ['Savings Plans', 'commitment'],
    ]);
    expect(await lines('show=left-out&search=TAX&sort=month')).toMatchObject([
      { month: '2026-08' },
      { month: '2026-09' },
      { month: '2026-10', type: 'tax', cost: '10', isCounted: false },
    ]);
    expect(await lines('service=Savings%20Plans&type=commitment')).toHaveLength(3);
    await choose({ basis: 'billed', types: null });
    expect((await lines('sort=-cost'))[0]).toMatchObject({ type: 'usage', cost: '100' });
    const csv = await fetch(`${url}/api${at()}/bill/lines/csv?show=counted&month=2026-08`, {
      headers: { cookie: `session=${seller.cookie}` },
    });
    expect((await csv.text()).trim().split('\r\n')).toEqual([
      expect.stringContaining('Month,Service,Provider,Kind,Lines,Billed cost (USD),Counted') as string,
      '2026-08,Amazon EC2,AWS,usage,1,100,yes',
      '2026-08,Savings Plans,AWS,commitments,1,45,yes',
      '2026-08,Amazon EC2,AWS,commitments,1,0,yes',
    ]);
  });

  it('is open to its seller and the provider only', async () => {
    const kim = await Visitor.verified(api);
    for (const who of [kim, admin])
      for (const path of ['', '/lines', '/lines/csv'])
        expect((await who.send('GET', `${at()}/bill${path}`)).status).toBe(404);
    expect((await admin.send('GET', `/admin${at()}/bill`)).body).toMatchObject({ total: { cost: '390' } });
    expect((await admin.send('GET', `/admin${at()}/bill/lines`)).body['rows']).toHaveLength(12);
    const machines = `/cases/${caseId}/inputs/compute-virtual-machines/bill`;
    expect((await seller.send('GET', machines)).status).toBe(404);
  });

  it('of two clouds answers both items, and what counts is chosen once', async () => {
    await start({ ...SELECTIONS, proposed: [{ ...SELECTIONS.proposed[0], environments: ['aws', 'azure'] }] });
    await upload(inMonths([...LINES, '70,USD,{m},Usage,Usage-Based,{m},NULL,NULL,60,Virtual Machines,Microsoft']));
    expect(await input()).toMatchObject({ state: 'complete', reading: { totals: { costUsd: 390 } } });
    expect(await input(seller, 'environment-azure')).toMatchObject({
      ...{ state: 'missing', coveredBy: 'AWS bill', file: { name: 'bill.csv' } },
      reading: { totals: { costUsd: 180 }, bill: { types: [{ type: 'usage', lines: 3 }] } },
    });
    const azure = `/cases/${caseId}/inputs/environment-azure/bill`;
    expect((await seller.send('GET', azure)).body).toMatchObject({ total: { cost: '180', lines: 3 } });
    expect((await seller.send('GET', `${azure}/lines`)).body['rows']).toMatchObject([
      { provider: 'Microsoft', cost: '60' },
      ...[{}, {}],
    ]);
    expect((await choose({ basis: 'billed', types: null })).status).toBe(204);
    expect(await input(admin, 'environment-azure')).toMatchObject({
      ...{ madeChoices: [{ chosen: 'basis', by: { name: 'Sam Seller' } }], reading: { totals: { costUsd: 210 } } },
    });
  });

  it('fills in the value model, whose versions print what was counted', async () => {
    const statement = expect.stringContaining('Counted: effective cost 390.00. Left out: tax 30.00.') as string;
    for (const command of ['complete-inputs', 'confirm'])
      await admin.send('POST', `/admin/cases/${caseId}/moves`, { command }, key());
    const model = `/cases/${caseId}/value-model`;
    const template = { template: 'private-cloud-or-hyperscaler' };
    expect((await admin.send('POST', `/admin${model}`, template)).status).toBe(204);
    const { body } = await admin.send('GET', model);
    const { content } = body['model'] as { readonly content: ValueModelContent };
    const reference = { file: 'bill.csv', column: 'I (EffectiveCost)' };
    expect(content.model.assumptions.find(({ id }) => id === 'monthlyBill')).toMatchObject({
      ...{ base: 130, kind: 'measured', source: statement, reference },
    });
    expect(content.model.assumptions.find(({ id }) => id === 'commitmentFee')).toMatchObject({
      ...{ base: 40, reference, source: expect.stringContaining('6 lines of commitments, 1 in all') as string },
    });
    const wanted = { kind: 'draft', revision: 1, note: '', acceptsDefaults: true };
    expect((await admin.send('POST', `/admin${model}/versions`, wanted, key())).status).toBe(200);
    const version = await admin.send('GET', `${model}/versions/0.1`);
    expect(version.body).toMatchObject({ snapshot: { fileStatements: [{ file: 'bill.csv', statement }] } });
  });

  it('is counted in another way by its seller only, and only before it is accepted', async () => {
    const kim = await Visitor.verified(api);
    for (const who of [kim, admin]) expect((await choose({ basis: 'billed', types: null }, who)).status).toBe(404);
    expect((await seller.send('PUT', `${at()}/choices`, { count: [], storage: null })).status).toBe(409);
    expect((await admin.send('POST', `/admin${at()}/accept`)).status).toBe(204);
    expect(await choose({ basis: 'billed', types: null })).toMatchObject({
      ...{ status: 409, body: { code: 'pursuits.input-not-changeable' } },
    });
  });

  const at = () => `/cases/${caseId}/inputs/${KEY}`;
  const key = () => ({ 'idempotency-key': crypto.randomUUID() });
  const choose = (choices: object, who = seller) => who.send('PUT', `${at()}/cost-choices`, choices);

  const lines = async (query: string) =>
    (await seller.send('GET', `${at()}/bill/lines?${query}`)).body['rows'] as readonly ListedLines[];

  async function start(selections: object): Promise<void> {
    const { body } = await seller.send('POST', '/cases', selections, key());
    caseId = String(body['caseId']);
  }

  async function input(who = seller, wanted = KEY): Promise<Input | undefined> {
    const path = who === admin ? `/admin/cases/${caseId}/inputs` : `/cases/${caseId}/inputs`;
    const inputs = (await who.send('GET', path)).body['inputs'] as readonly Input[];
    return inputs.find(({ key: item }) => item === wanted);
  }

  async function upload(content: string): Promise<void> {
    const bytes = Buffer.from(content);
    const id = crypto.randomUUID();
    await seller.send('POST', `${at()}/file`, { id, name: 'bill.csv', size: bytes.length });
    expect((await new Uploader(url, seller).patch(id, 0, bytes)).status).toBe(204);
    await eventually(async () => expect(await input()).toMatchObject({ file: { id }, reading: { problem: null } }));
  }
});
