import { GrantCredits } from '@casewright/billing';
import { eventually } from '@casewright/platform/testing';
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
      ...{ state: 'complete', chosenBy: null },
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
      chosenBy: { by: { name: 'Sam Seller', isYou: true } },
      reading: {
        totals: { costUsd: 465 },
        bill: {
          choices: { basis: 'billed', types: [...COUNTED, 'tax'] },
          text: expect.stringContaining('Counted: billed cost 465.00, with tax 30.00.') as string,
        },
      },
    };
    expect(await input()).toMatchObject(chosen);
    expect(await input(admin)).toMatchObject({ ...chosen, chosenBy: { by: { name: 'Sam Seller', isYou: false } } });
  });

  it('of two clouds answers both items, and what counts is chosen once', async () => {
    await start({ ...SELECTIONS, proposed: [{ ...SELECTIONS.proposed[0], environments: ['aws', 'azure'] }] });
    await upload(inMonths([...LINES, '70,USD,{m},Usage,Usage-Based,{m},NULL,NULL,60,Virtual Machines,Microsoft']));
    expect(await input()).toMatchObject({ state: 'complete', reading: { totals: { costUsd: 390 } } });
    expect(await input(seller, 'environment-azure')).toMatchObject({
      ...{ state: 'missing', coveredBy: 'AWS bill', file: { name: 'bill.csv' } },
      reading: { totals: { costUsd: 180 }, bill: { types: [{ type: 'usage', lines: 3 }] } },
    });
    expect((await choose({ basis: 'billed', types: null })).status).toBe(204);
    expect(await input(admin, 'environment-azure')).toMatchObject({
      ...{ chosenBy: { by: { name: 'Sam Seller' } }, reading: { totals: { costUsd: 210 } } },
    });
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
  const choose = (choices: object, who = seller) => who.send('PUT', `${at()}/cost-choices`, choices);

  async function start(selections: object): Promise<void> {
    const { body } = await seller.send('POST', '/cases', selections, { 'idempotency-key': crypto.randomUUID() });
    caseId = String(body['caseId']);
  }

  async function input(who = seller, key = KEY): Promise<Input | undefined> {
    const path = who === admin ? `/admin/cases/${caseId}/inputs` : `/cases/${caseId}/inputs`;
    const inputs = (await who.send('GET', path)).body['inputs'] as readonly Input[];
    return inputs.find((one) => one.key === key);
  }

  async function upload(content: string): Promise<void> {
    const bytes = Buffer.from(content);
    const id = crypto.randomUUID();
    await seller.send('POST', `${at()}/file`, { id, name: 'bill.csv', size: bytes.length });
    expect((await new Uploader(url, seller).patch(id, 0, bytes)).status).toBe(204);
    await eventually(async () => expect(await input()).toMatchObject({ file: { id }, reading: { problem: null } }));
  }
});
