import { APPLICATION_ROLE, urlAs } from '@casewright/platform/testing';
import { BASELINE_RATES as TODAY, DAY_MS, type Rates } from '@casewright/rules';
import { Client } from 'pg';
import { verifyLedger } from '../operator';
import { aKey } from './checkout';
import { CASE_CREDITS, CASE_TO_START, ONE_CASE, type RunningApi } from './running-api';
import { startWithSessions, Visitor } from './visitor';

const DEARER: Rates = { ...TODAY, perSolution: 5 };
/** Two solutions at two more credits each. */
const DEARER_CREDITS = CASE_CREDITS + 4;

describe('rate cards', () => {
  let api: RunningApi;
  let admin: Visitor;

  beforeAll(async () => {
    api = await startWithSessions();
    admin = await Visitor.admin(api);
  });
  beforeEach(() =>
    api.sql(`begin; set local session_replication_role = replica;
      delete from case_pricing.rate_cards where version <> '2025-07'; commit`),
  );
  afterAll(() => api.stop());

  it('are drafted from today’s, compared, published, and apply from their day on', async () => {
    const { id, version } = await drafted();
    expect(await card(id)).toMatchObject({ state: 'draft', rates: TODAY, validFrom: null, revision: 1 });
    await change(id, { version, validFrom: '2100-01-01' });
    expect(await publicVersions()).toEqual(['2025-07']);

    expect((await publish(id, 2)).status).toBe(204);

    expect(await card(id)).toMatchObject({ state: 'scheduled', rates: DEARER, publishedBy: await admin.id() });
    expect(await publicVersions()).toEqual(['2025-07', version]);
    expect(await quoted()).toMatchObject({ rateCard: '2025-07', totalCredits: CASE_CREDITS });
    const { body } = await admin.send('GET', `/admin/audit?action=publish-rate-card&subject=${id}`);
    expect(body['rows']).toEqual([
      expect.objectContaining({
        subjectKind: 'rate-card',
        subjectId: id,
        details: {
          facts: { version, 'valid from': '2100-01-01' },
          changes: { 'Solutions and analysis: Each solution': [3, 5] },
        },
      }),
    ]);

    await takesEffect(id);
    expect(await quoted()).toMatchObject({ rateCard: version, totalCredits: DEARER_CREDITS });
    expect(await states()).toEqual([
      [version, 'in-force'],
      ['2025-07', 'ended'],
    ]);
    expect(await admin.send('DELETE', `/admin/rate-cards/${id}/publication`)).toMatchObject({
      status: 409,
      body: { code: 'case-pricing.rate-card-in-force' },
    });
  });

  it('are published only by an admin who just confirmed who they are', async () => {
    const { id, version } = await drafted();
    await change(id, { version, validFrom: '2100-01-01' });
    await api.sql('update identity.sessions set confirmed_at = null');
    expect(await publish(id, 2)).toMatchObject({ status: 403, body: { code: 'platform.step-up-needed' } });
    await admin.confirm();
    expect((await publish(id, 2)).status).toBe(204);
  });

  it('are drafted once per key', async () => {
    const key = aKey();
    expect(await drafted(key)).toEqual(await drafted(key));
    expect(await states()).toEqual([
      [expect.any(String), 'draft'],
      ['2025-07', 'in-force'],
    ]);
  });

  it('keep the prices of started cases and saved calculations, and reject a price that was not shown', async () => {
    const seller = await sellerWith(100);
    const start = (rateCard: string, attempt = aKey()) =>
      seller.send('POST', '/cases', { ...CASE_TO_START, rateCard }, attempt);
    const before = await start('2025-07');
    const saved = await seller.send('POST', '/saved-calculations', ONE_CASE, aKey());
    const { id, version } = await published('2100-01-01');
    await takesEffect(id);

    const attempt = aKey();
    expect(await start('2025-07', attempt)).toMatchObject({
      status: 409,
      body: {
        code: 'case-pricing.price-changed',
        title: `Rate card ${version} has taken effect. This case now costs ${DEARER_CREDITS} credits instead of ${CASE_CREDITS}.`,
      },
    });
    expect(await start(version, attempt)).toMatchObject({
      status: 201,
      body: { totalCredits: DEARER_CREDITS },
    });

    const priced = async (path: string) => (await seller.send('GET', `/${path}`)).body;
    expect(await priced(`cases/${String(before.body['caseId'])}`)).toMatchObject({
      price: { rateCard: '2025-07', totalCredits: CASE_CREDITS },
    });
    expect(await priced(`saved-calculations/${String(saved.body['id'])}`)).toMatchObject({
      rateCard: '2025-07',
      totalWithSupport: CASE_CREDITS,
    });
  });

  it('say how many of the held credits a canceled case returns', async () => {
    const { id, version } = await drafted();
    const rates = { ...TODAY, backPercent: { inputs: 80, terms: 0, analysis: 0, released: 0 } };
    await change(id, { version, rates, validFrom: '2100-01-01' });
    await publish(id, 2);
    await takesEffect(id);
    const seller = await sellerWith(100);
    const canceledAfter = async (...commands: readonly string[]) => {
      const { body } = await seller.send('POST', '/cases', { ...CASE_TO_START, rateCard: version }, aKey());
      const moves = `/cases/${String(body['caseId'])}/moves`;
      for (const command of commands) await admin.send('POST', `/admin${moves}`, { command }, aKey());
      expect((await seller.send('POST', moves, { command: 'cancel', reason: 'Lost' }, aKey())).status).toBe(204);
      return (await seller.send('GET', '/credits/balance')).body;
    };

    expect(await canceledAfter()).toMatchObject({ balance: 100 - CASE_CREDITS + 20, held: 0 });
    expect(await canceledAfter('complete-inputs')).toMatchObject({ balance: 100 - 2 * CASE_CREDITS + 20, held: 0 });
    await verifyLedger(api);
  });

  it('show what quotes of yesterday, or of the days up to today, would have cost', async () => {
    const seller = await sellerWith(100);
    await seller.send('POST', '/cases', CASE_TO_START, aKey());
    await seller.send('POST', '/saved-calculations', ONE_CASE, aKey());
    const owner = await seller.id();
    await api.sql(`begin; set local session_replication_role = replica;
      update case_pricing.cases set started_at = started_at - interval '1 day' where owner_id = '${owner}';
      update case_pricing.saved_calculations set created_at = created_at - interval '1 day' where owner_id = '${owner}';
      commit`);
    const today = { ...ONE_CASE, competitive: [...ONE_CASE.competitive, ...ONE_CASE.competitive] };
    const saved = await seller.send('POST', '/saved-calculations', today, aKey());
    const { id, version } = await drafted();
    await change(id, { version });
    const tried = async (days: number) => (await admin.send('GET', `/admin/rate-cards/${id}/trial?days=${days}`)).body;

    const body = await tried(1);

    expect(body).toMatchObject({ creditsThen: 2 * CASE_CREDITS, credits: 2 * DEARER_CREDITS });
    expect(body['quotes']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'case', title: 'Acme Cloud vs. Initech', credits: DEARER_CREDITS }),
        expect.objectContaining({
          ...{ kind: 'calculation', rateCard: '2025-07', creditsThen: CASE_CREDITS },
          comparison: 'Acme Cloud vs. Initech',
          owner: expect.objectContaining({ email: seller.email }),
        }),
      ]),
    );
    expect(body['quotes']).toHaveLength(2);
    expect(body['to']).toBe(body['from']);

    for (const days of [7, 30]) {
      const { from, to, quotes } = await tried(days);
      expect(quotes).toContainEqual(expect.objectContaining({ id: saved.body['id'] }));
      expect(Date.parse(String(to)) - Date.parse(String(body['to']))).toBe(DAY_MS);
      expect(Date.parse(String(to)) - Date.parse(String(from))).toBe((days - 1) * DAY_MS);
    }
  });

  it('reject an invalid date, and concurrent changes by two admins', async () => {
    const { id, version } = await drafted();
    const refused = (message: string) => ({ status: 422, body: { title: message } });
    expect(await publish(id, 1)).toMatchObject(refused('Choose the day it takes effect.'));
    await change(id, { version, validFrom: '2026-01-01' });
    expect(await publish(id, 2)).toMatchObject(refused('Choose a day after today.'));
    const first = await published('2100-01-01');
    await change(id, { version, validFrom: '2100-01-01' }, 2);
    expect(await publish(id, 3)).toMatchObject(refused(`Choose a day after the start of rate card ${first.version}.`));
    await change(id, { version, validFrom: '2100-01-02' }, 3);
    expect(await publish(id, 4)).toMatchObject(
      refused(`The rates match rate card ${first.version}. Change at least one.`),
    );

    expect(await change(id, { version: '<b>x</b>' }, 4)).toMatchObject({
      status: 422,
      body: { fields: { version: ['Use letters, digits, dots, and hyphens.'] } },
    });
    expect((await change(id, { version }, 3)).body['code']).toBe('case-pricing.rate-card-changed');
    expect((await change(id, { version: first.version }, 4)).body['code']).toBe('case-pricing.version-taken');
    expect(await change(id, { version, rates: { ...DEARER, sla: { 3: 7, 2: 7, 1: 21 } } }, 4)).toMatchObject({
      status: 422,
      body: { fields: { 'sla.2': ['Must be more than for a longer turnaround.'] } },
    });
    expect((await change(first.id, { version }, 3)).body['code']).toBe('case-pricing.rate-card-published');
    expect((await admin.send('DELETE', `/admin/rate-cards/${first.id}`)).status).toBe(409);
  });

  it('can be withdrawn before their date, and drafts can be discarded', async () => {
    const { id } = await published('2100-01-01');
    expect((await admin.send('DELETE', `/admin/rate-cards/${id}/publication`)).status).toBe(204);
    expect(await card(id)).toMatchObject({ state: 'draft' });
    expect(await publicVersions()).toEqual(['2025-07']);
    expect((await admin.send('DELETE', `/admin/rate-cards/${id}`)).status).toBe(204);
    expect((await admin.send('GET', `/admin/rate-cards/${id}`)).status).toBe(404);
  });

  it('cannot change in the database once in force', async () => {
    const client = new Client({ connectionString: urlAs(APPLICATION_ROLE, api.databaseUrl) });
    await client.connect();
    for (const attempt of ['update case_pricing.rate_cards set rates = rates', 'delete from case_pricing.rate_cards']) {
      await expect(client.query(attempt)).rejects.toThrow('a rate card in force does not change');
    }
    await client.end();
  });

  async function sellerWith(credits: number): Promise<Visitor> {
    const seller = await Visitor.verified(api);
    await api.grant(await seller.id(), credits);
    return seller;
  }
  async function drafted(key = aKey()): Promise<{ readonly id: string; readonly version: string }> {
    const { body } = await admin.send('POST', '/admin/rate-cards', undefined, key);
    return { id: String(body['id']), version: String(body['version']) };
  }
  async function published(validFrom: string) {
    const draft = await drafted();
    await change(draft.id, { version: draft.version, validFrom });
    await publish(draft.id, 2);
    return draft;
  }
  const change = (id: string, written: object, revision = 1) =>
    admin.send('PUT', `/admin/rate-cards/${id}`, { rates: DEARER, revision, ...written });
  const publish = (id: string, revision: number) =>
    admin.send('POST', `/admin/rate-cards/${id}/publication`, { revision });
  const card = async (id: string) => (await admin.send('GET', `/admin/rate-cards/${id}`)).body;
  /** Backdates the card's start. */
  const takesEffect = (id: string) =>
    api.sql(`update case_pricing.rate_cards set valid_from = now() - interval '1 minute' where id = $1`, [id]);
  const quoted = async () => (await api.send('POST', '/api/cases/quote', { body: ONE_CASE })).body;
  const states = async () => {
    const { body } = await admin.send('GET', '/admin/rate-cards');
    return (body['rows'] as Record<string, unknown>[]).map(({ version, state }) => [version, state]);
  };
  const publicVersions = async () => {
    const { body } = await api.send('GET', '/api/rate-cards');
    return (body as unknown as { readonly version: string }[]).map(({ version }) => version);
  };
});
