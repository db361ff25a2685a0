import { CASE_CREDITS, ONE_CASE, RunningApi } from './running-api';

describe('started cases', () => {
  let api: RunningApi;
  let seller: string;

  beforeAll(async () => {
    api = await RunningApi.start();
  });
  afterAll(() => api.stop());
  beforeEach(async () => (seller = await api.givenSellerWith(100 * CASE_CREDITS)));

  it('are returned as they were started and priced', async () => {
    const { body } = await api.startCase(seller);
    const found = await api.send('GET', `/api/cases/${String(body['caseId'])}`, { as: seller });

    expect(found.body).toEqual({
      id: body['caseId'],
      title: 'Acme Cloud vs. Initech',
      state: 'inputs',
      selections: ONE_CASE,
      price: {
        rateCard: '2025-07',
        baseCredits: 6,
        analysisCredits: 3,
        slaCredits: 7,
        acvCredits: 10,
        caseCredits: CASE_CREDITS,
        supportCredits: 0,
        totalCredits: CASE_CREDITS,
      },
      startedAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
    });
  });

  it('are listed with the state of the work on them', async () => {
    const [canceled, running] = [await api.startCase(seller), await api.startCase(seller)];
    const caseId = String(canceled.body['caseId']);
    const { status } = await api.send('POST', `/api/cases/${caseId}/moves`, {
      as: seller,
      body: { command: 'cancel', reason: 'Lost' },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    expect(status).toBe(204);
    expect((await list()).rows).toMatchObject([
      { id: running.body['caseId'], state: 'inputs' },
      { id: caseId, state: 'cancelled' },
    ]);
    expect((await api.send('GET', `/api/cases/${caseId}`, { as: seller })).body).toMatchObject({ state: 'cancelled' });
  });

  it('are paged, each once', async () => {
    await api.startCase(seller);
    await api.sql(
      `insert into case_pricing.cases (id, owner_id, selections, price, started_at)
       select gen_random_uuid(), owner_id, selections, price, started_at - interval '1 day'
       from case_pricing.cases, generate_series(1, 20) where owner_id = $1`,
      [seller],
    );

    const { rows, next } = await list();
    const rest = await list(String(next));

    expect(new Set([...rows, ...rest.rows].map(({ id }) => id)).size).toBe(21);
    expect(rest.next).toBeNull();
  });

  it('are visible to their seller only', async () => {
    const { body } = await api.startCase(seller);
    const caseId = String(body['caseId']);
    seller = crypto.randomUUID();

    expect(await list()).toEqual({ rows: [], next: null });
    const { status, body: refused } = await api.send('GET', `/api/cases/${caseId}`, { as: seller });
    expect([status, refused['code']]).toEqual([404, 'case-pricing.case-not-found']);
  });

  const list = async (before = '') => {
    const { body } = await api.send('GET', `/api/cases${before && `?before=${before}`}`, { as: seller });
    return body as unknown as { rows: { readonly id: string }[]; next: string | null };
  };
});
