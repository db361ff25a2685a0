import { CASE_CREDITS, ONE_CASE, RunningApi } from './running-api';

const aSolution = ONE_CASE.proposed[0];
const solution = (fields: object) => ({ ...aSolution, ...fields });
const four = Array(4).fill(aSolution);

/** Invalid answers, and the field that the error must name. */
const WRONG: readonly (readonly [what: string, change: object, field: string])[] = [
  ['no proposed solution', { proposed: [] }, 'proposed'],
  ['four competitive solutions', { competitive: four }, 'competitive'],
  ['a missing side', { competitive: undefined }, 'competitive'],
  ['a list of solutions in the place of one', { proposed: [[aSolution]] }, 'proposed'],
  ['a solution of nothing', { proposed: [null] }, 'proposed.0'],
  ['a missing name', { proposed: [solution({ name: undefined })] }, 'proposed.0.name'],
  ['a name of 201 letters', { competitive: [solution({ name: 'n'.repeat(201) })] }, 'competitive.0.name'],
  ['an unknown environment', { proposed: [solution({ environments: ['mars'] })] }, 'proposed.0.environments'],
  [
    'an environment ticked twice',
    { proposed: [solution({ environments: ['aws', 'aws'] })] },
    'proposed.0.environments',
  ],
  ['environments as a text', { proposed: [solution({ environments: 'aws' })] }, 'proposed.0.environments'],
  ['an unknown compute model', { competitive: [solution({ computeModels: ['aws'] })] }, 'competitive.0.computeModels'],
  ['an unknown turnaround', { slaDays: 4 }, 'slaDays'],
  ['a turnaround as a text', { slaDays: '3' }, 'slaDays'],
  ['an unknown tier', { acvTier: '< $100k' }, 'acvTier'],
  ['missing support', { presentationSupport: undefined }, 'presentationSupport'],
];

describe('case selections', () => {
  let api: RunningApi;
  let seller: string;

  beforeAll(async () => {
    api = await RunningApi.start();
    seller = await api.givenSellerWith(1000);
  });
  afterAll(() => api.stop());

  it.each(WRONG)('with %s are rejected by field name', async (_, change, field) => {
    const { status, body } = await post('/api/cases/quote', { ...ONE_CASE, ...change });

    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'platform.invalid-request' });
    expect(Object.keys(body['fields'] as object)).toContain(field);
  });

  it.each(['/api/cases', '/api/saved-calculations'])('are rejected by %s, and change nothing', async (path) => {
    const { status, body } = await post(path, { ...ONE_CASE, acvTier: 'huge', price: 1 });

    expect(status).toBe(422);
    expect(Object.keys(body['fields'] as object)).toEqual(expect.arrayContaining(['acvTier', 'price']));
    expect(await api.balanceOf(seller)).toBe(1000);
    expect(await api.count('case_pricing.cases')).toBe(0);
    expect(await api.count('case_pricing.saved_calculations')).toBe(0);
  });

  it('are rate limited per address', async () => {
    const ask = async (address: string) =>
      (await api.send('POST', '/api/cases/quote', { body: ONE_CASE, headers: { 'x-forwarded-for': address } })).status;

    const statuses = await Promise.all(Array.from({ length: 130 }, () => ask('203.0.113.7')));
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    expect(await ask('203.0.113.8')).toBe(200);
  });

  it('may have duplicate names, which keep markup as text and lose what can’t be read', async () => {
    const names = ['<b>Helix</b>', '<b>Helix</b>', '\u202etwo\nlines\u0000'];
    const proposed = names.map((name) => solution({ name: `  ${name} ` }));
    await post('/api/saved-calculations', { ...ONE_CASE, proposed });

    const { body } = await api.send('GET', '/api/saved-calculations', { as: seller });
    expect(body).toMatchObject({
      rows: [
        { proposedSolutionNames: ['<b>Helix</b>', '<b>Helix</b>', 'two lines'], totalWithSupport: CASE_CREDITS + 6 },
      ],
    });
    await api.sql('delete from case_pricing.saved_calculations');
  });

  const post = (path: string, body: object) =>
    api.send('POST', path, { as: seller, body, headers: { 'idempotency-key': crypto.randomUUID() } });
});
