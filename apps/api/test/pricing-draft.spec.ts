import { ONE_CASE, RunningApi } from './running-api';

const AT = '2026-03-02T09:00:00.000Z';
/** Tolerance between the clocks of database and test. */
const CLOCKS_APART_MS = 10_000;
const change = (fields: object = {}) => ({
  selections: ONE_CASE,
  attempt: 'a-1',
  basedOn: 0,
  changedAt: AT,
  ...fields,
});

describe('the draft case', () => {
  let api: RunningApi;
  let seller: string;

  beforeAll(async () => {
    api = await RunningApi.startTwo({});
  });
  afterAll(() => api.stop());
  beforeEach(() => (seller = crypto.randomUUID()));

  it('is empty at first, then returns what was saved', async () => {
    expect((await save(change({ basedOn: 7 }))).status).toBe(409);
    expect((await get()).body).toEqual({ draft: null });

    expect((await save(change())).body).toEqual({ revision: 1 });
    expect((await get()).body).toEqual({
      draft: { revision: 1, selections: ONE_CASE, attempt: 'a-1', changedAt: AT },
    });
    expect((await save(change({ basedOn: 1, attempt: 'a-2' }))).body).toEqual({ revision: 2 });
  });

  it('saved by twenty devices concurrently belongs to one, and nineteen learn of the conflict', async () => {
    await save(change());
    const devices = Array.from({ length: 20 }, (_, n) => save(change({ basedOn: 1, attempt: `device-${n}` })));
    const answers = await Promise.all(devices);

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body['code'] === 'case-pricing.draft-changed-elsewhere')).toHaveLength(19);
    const winner = answers.findIndex(({ status }) => status === 200);
    expect((await get()).body).toMatchObject({ draft: { revision: 2, attempt: `device-${winner}` } });
    for (const basedOn of [0, 9]) expect((await save(change({ basedOn }))).status).toBe(409);
  });

  it('can be cleared, and other devices learn of it', async () => {
    await save(change());
    await save(change({ basedOn: 1, selections: undefined, attempt: 'next' }));

    expect((await get()).body).toMatchObject({ draft: { revision: 2, selections: null, attempt: 'next' } });
    expect((await save(change({ basedOn: 1 }))).status).toBe(409);
  });

  it('is not made newer by a fast clock', async () => {
    await save(change({ changedAt: '2999-01-01T00:00:00Z' }));
    const { draft } = (await get()).body as { draft: { changedAt: string } };
    expect(Date.parse(draft.changedAt)).toBeLessThanOrEqual(Date.now() + CLOCKS_APART_MS);
  });

  it('is private to its seller', async () => {
    await save(change());
    seller = crypto.randomUUID();
    expect((await get()).body).toEqual({ draft: null });
  });

  it.each<[string, object, string]>([
    ['selections that are none', { selections: { ...ONE_CASE, slaDays: 4 } }, 'selections.slaDays'],
    ['no attempt', { attempt: '' }, 'attempt'],
    ['a revision beyond all', { basedOn: 2 ** 31 }, 'basedOn'],
    ['a time before all times', { changedAt: '-200000-01-01T00:00:00.000Z' }, 'changedAt'],
  ])('with %s is rejected by field name', async (_, fields, field) => {
    const { status, body } = await save(change(fields));
    expect(status).toBe(422);
    expect(Object.keys(body['fields'] as object)).toContain(field);
    expect((await get()).body).toEqual({ draft: null });
  });

  const get = () => api.send('GET', '/api/pricing-draft', { as: seller });
  const save = (body: object) => api.send('POST', '/api/pricing-draft', { as: seller, body });
});
