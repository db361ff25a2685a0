import { CASE_CREDITS, ONE_CASE, RunningApi } from './running-api';

const aSolution = ONE_CASE.proposed[0];
const solution = (fields: object) => ({ ...aSolution, ...fields });
const four = Array(4).fill(aSolution);

/** Invalid answers, and the field that the error must name. */
const WRONG: readonly (readonly [what: string, change: object, field: string])[] = [
  ['no proposed solution', { proposed: [] }, 'proposed'],
  ['four proposed solutions', { proposed: four }, 'proposed'],
  ['four competitive solutions', { competitive: four }, 'competitive'],
  ['a missing side', { competitive: undefined }, 'competitive'],
  ['a side that is no list', { proposed: aSolution }, 'proposed'],
  ['a side that is a text', { proposed: 'Acme' }, 'proposed'],
  ['a list of solutions in the place of one', { proposed: [[aSolution]] }, 'proposed'],
  ['a solution of nothing', { proposed: [null] }, 'proposed.0'],
  ['a name that is no text', { proposed: [solution({ name: 7 })] }, 'proposed.0.name'],
  ['a missing name', { proposed: [solution({ name: undefined })] }, 'proposed.0.name'],
  ['a name of 201 letters', { proposed: [solution({ name: 'n'.repeat(201) })] }, 'proposed.0.name'],
  ['a name with a NUL', { proposed: [solution({ name: 'a\u0000b' })] }, 'proposed.0.name'],
  ['half a letter', { proposed: [solution({ name: '\ud83d' })] }, 'proposed.0.name'],
  ['a name of 1,000 letters', { competitive: [solution({ name: 'n'.repeat(1000) })] }, 'competitive.0.name'],
  ['a name of nothing', { proposed: [solution({ name: null })] }, 'proposed.0.name'],
  ['a count in the place of a side', { proposed: 2 }, 'proposed'],
  [
    'ticks as the browser keeps them',
    { proposed: [solution({ environments: [{ aws: true }] })] },
    'proposed.0.environments',
  ],
  ['the smallest tier in other letters', { acvTier: '< $100k' }, 'acvTier'],
  [
    'a hundred environments',
    { proposed: [solution({ environments: Array(100).fill('aws') })] },
    'proposed.0.environments',
  ],
  ['an unknown environment', { proposed: [solution({ environments: ['mars'] })] }, 'proposed.0.environments'],
  [
    'an environment ticked twice',
    { proposed: [solution({ environments: ['aws', 'aws'] })] },
    'proposed.0.environments',
  ],
  ['environments as a text', { proposed: [solution({ environments: 'aws' })] }, 'proposed.0.environments'],
  ['environments as an object', { proposed: [solution({ environments: { aws: true } })] }, 'proposed.0.environments'],
  ['missing compute models', { competitive: [solution({ computeModels: undefined })] }, 'competitive.0.computeModels'],
  ['an unknown compute model', { competitive: [solution({ computeModels: ['aws'] })] }, 'competitive.0.computeModels'],
  ['a field of its own in a solution', { proposed: [solution({ credits: 0 })] }, 'proposed.0.credits'],
  ['an unknown turnaround', { slaDays: 4 }, 'slaDays'],
  ['a turnaround of no days', { slaDays: 0 }, 'slaDays'],
  ['a turnaround below zero', { slaDays: -3 }, 'slaDays'],
  ['a fraction of a day', { slaDays: 1.5 }, 'slaDays'],
  ['a turnaround as a text', { slaDays: '3' }, 'slaDays'],
  ['an unknown tier', { acvTier: '$1' }, 'acvTier'],
  ['a tier as a number', { acvTier: 100_000 }, 'acvTier'],
  ['support that is neither yes nor no', { presentationSupport: 'yes' }, 'presentationSupport'],
  ['support in credits', { presentationSupport: 0 }, 'presentationSupport'],
  ['missing support', { presentationSupport: undefined }, 'presentationSupport'],
  ['a price of its own', { totalCredits: 1 }, 'totalCredits'],
  ['credits of its own', { baseCredits: 0, caseCredits: 0 }, 'baseCredits'],
  ['another owner', { ownerId: crypto.randomUUID() }, 'ownerId'],
];

describe('case selections', () => {
  let api: RunningApi;
  let seller: string;

  beforeAll(async () => {
    api = await RunningApi.start();
    seller = await api.givenSellerWith(1000);
  });
  afterAll(() => api.stop());

  describe.each(['/api/cases/quote', '/api/cases', '/api/saved-calculations'])('sent to %s', (path) => {
    it.each(WRONG)('with %s are rejected by field name, and change nothing', async (_, change, field) => {
      const { status, body } = await post(path, { ...ONE_CASE, ...change });

      expect(status).toBe(422);
      expect(body).toMatchObject({ code: 'platform.invalid-request' });
      expect(Object.keys(body['fields'] as object)).toContain(field);
      expect(await api.balanceOf(seller)).toBe(1000);
      expect(await api.count('case_pricing.cases')).toBe(0);
      expect(await api.count('case_pricing.saved_calculations')).toBe(0);
    });
  });

  it.each([
    ['ten thousand fields of its own', Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`k${n}`, n]))],
    ['ten thousand environments', { proposed: [solution({ environments: Array(10_000).fill('aws') })] }],
    ['a thousand solutions', { proposed: Array(1_000).fill(aSolution) }],
  ])('with %s are rejected early, wherever they are sent', async (_, change) => {
    const limit = { status: 422, body: { code: 'platform.too-many-values' } };
    for (const path of ['/api/cases/quote', '/api/cases', '/api/saved-calculations', '/api/pricing-draft']) {
      expect(await post(path, { ...ONE_CASE, ...change })).toMatchObject(limit);
    }
  });

  it('are quoted line by line by the server, without charge', async () => {
    const { status, body } = await post('/api/cases/quote', { ...ONE_CASE, presentationSupport: true });

    expect(status).toBe(200);
    expect(body).toEqual({
      rateCard: '2025-07',
      baseCredits: 6,
      analysisCredits: 3,
      slaCredits: 7,
      acvCredits: 10,
      caseCredits: CASE_CREDITS,
      supportCredits: 2,
      totalCredits: CASE_CREDITS + 2,
    });
    expect(await api.balanceOf(seller)).toBe(1000);
  });

  it('are quoted to visitors at the same price', async () => {
    const { status, body } = await api.send('POST', '/api/cases/quote', { body: ONE_CASE });
    expect([status, body['totalCredits']]).toEqual([200, CASE_CREDITS]);
  });

  it('are rate limited per address', async () => {
    const ask = async (address: string) =>
      (await api.send('POST', '/api/cases/quote', { body: ONE_CASE, headers: { 'x-forwarded-for': address } })).status;

    const statuses = await Promise.all(Array.from({ length: 130 }, () => ask('203.0.113.7')));
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    expect(await ask('203.0.113.8')).toBe(200);
  });

  it('may omit names, turnaround, and tier', async () => {
    const bare = { name: '   ', environments: [], computeModels: [] };
    const open = { proposed: [bare], competitive: [bare], presentationSupport: false };

    expect((await post('/api/cases/quote', open)).body).toMatchObject({ totalCredits: 6 });
  });

  it('may have duplicate names, and keep markup and line breaks as text', async () => {
    const names = ['<b>Helix</b>', '<b>Helix</b>', 'two\nlines\u0007'];
    const proposed = names.map((name) => solution({ name }));
    await post('/api/saved-calculations', { ...ONE_CASE, proposed });

    const { body } = await api.send('GET', '/api/saved-calculations', { as: seller });
    expect(body).toMatchObject({ rows: [{ proposedSolutionNames: names, totalWithSupport: CASE_CREDITS + 6 }] });
    await api.sql('delete from case_pricing.saved_calculations');
  });

  const post = (path: string, body: object) =>
    api.send('POST', path, { as: seller, body, headers: { 'idempotency-key': crypto.randomUUID() } });
});
