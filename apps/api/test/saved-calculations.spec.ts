import { ONE_CASE, RunningApi } from './running-api';

describe('saved calculations', () => {
  let api: RunningApi;
  let seller: string;

  beforeAll(async () => {
    api = await RunningApi.start();
  });
  afterAll(() => api.stop());
  beforeEach(() => (seller = crypto.randomUUID()));

  it('are kept with all that was selected, and cost nothing', async () => {
    const { status, body } = await save({ ...ONE_CASE, timeZone: 'America/New_York' });

    expect(status).toBe(201);
    expect(body['title']).toMatch(/^Calculation - [A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d{2} [AP]M$/);
    const { rows, next } = await list();
    expect(next).toBeNull();
    expect(rows).toEqual([
      {
        id: body['id'],
        title: body['title'],
        rateCard: '2025-07',
        baseSolutionCredits: 6,
        solutionCredits: 3,
        slaCredits: 7,
        acvCredits: 10,
        slaTurnaroundDays: 3,
        acvTierSelection: '< $100K',
        environmentCheckboxCount: 1,
        computeModelCheckboxCount: 0,
        proposedCount: 1,
        competitiveCount: 1,
        totalCaseCredits: 26,
        presentationSupport: 0,
        totalWithSupport: 26,
        proposedSolutionNames: ['Acme Cloud'],
        competitorNames: ['Initech'],
        environmentSelections: ['Proposed: AWS', 'Competitive: AWS'],
        computeModelSelections: [],
        selectedCheckboxes: {
          proposed_environments: { proposed1: { aws: true } },
          competitive_environments: { competitive1: { aws: true } },
          proposed_compute: { proposed1: {} },
          competitive_compute: { competitive1: {} },
        },
        createdAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
      },
    ]);
  });

  it('keep names as they were written, without the space around them', async () => {
    const name = `  Ünïcödé "cloud", {with} \\ signs 🚀  `;
    await save({ ...ONE_CASE, proposed: [{ name, environments: [], computeModels: [] }] });

    expect((await list()).rows[0]?.['proposedSolutionNames']).toEqual([name.trim()]);
  });

  it('are listed newest first, page after page, each once', async () => {
    const saved: unknown[] = [];
    for (let n = 0; n < 45; n++) saved.unshift((await save(ONE_CASE)).body['id']);

    const listed: unknown[] = [];
    let next: string | null = null;
    do {
      const page = await list(next);
      listed.push(...page.rows.map(({ id }) => id));
      next = page.next;
    } while (next);

    expect(listed).toEqual(saved);
  });

  it('are seen by their owner alone', async () => {
    const { body } = await save(ONE_CASE);
    seller = crypto.randomUUID();

    expect(await list()).toEqual({ rows: [], next: null });
    expect(await list(String(body['id']))).toEqual({ rows: [], next: null });
  });

  it('are kept once when the same request comes again', async () => {
    const first = await save(ONE_CASE, 'pressed-twice');

    expect((await save(ONE_CASE, 'pressed-twice')).body).toEqual(first.body);
    expect((await list()).rows).toHaveLength(1);
  });

  it('refuse a time zone that there is not', async () => {
    const { status, body } = await save({ ...ONE_CASE, timeZone: 'Mars/Olympus' });

    expect(status).toBe(422);
    expect(body).toMatchObject({ fields: { timeZone: expect.any(Array) } });
  });

  it('refuse a place in the list that is none', async () => {
    expect((await api.send('GET', '/api/saved-calculations?before=7', { as: seller })).status).toBe(422);
  });

  const save = (body: object, key: string = crypto.randomUUID()) =>
    api.send('POST', '/api/saved-calculations', { as: seller, body, headers: { 'idempotency-key': key } });

  const list = async (before: string | null = null) => {
    const query = before ? `?before=${before}` : '';
    const { body } = await api.send('GET', `/api/saved-calculations${query}`, { as: seller });
    return body as unknown as { rows: Record<string, unknown>[]; next: string | null };
  };
});
