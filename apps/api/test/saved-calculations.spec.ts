import { EraseDeletedCalculations } from '@casewright/case-pricing/testing';
import { CommandBus } from '@nestjs/cqrs';
import { ONE_CASE, RunningApi } from './running-api';

describe('saved calculations', () => {
  let api: RunningApi;
  let seller: string;

  beforeAll(async () => {
    api = await RunningApi.start();
  });
  afterAll(() => api.stop());
  beforeEach(() => (seller = crypto.randomUUID()));

  it('keep all selections, and cost nothing', async () => {
    const { status, body } = await save({ ...ONE_CASE, timeZone: 'America/New_York' });

    expect(status).toBe(201);
    expect(body['title']).toMatch(/^Calculation - [A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d{2} [AP]M$/);
    const { rows, next } = await list();
    expect(next).toBeNull();
    expect(rows).toMatchObject([
      {
        id: body['id'],
        title: body['title'],
        environmentCheckboxCount: 1,
        computeModelCheckboxCount: 0,
        proposedCount: 1,
        competitiveCount: 1,
        totalWithSupport: 26,
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

  it('reject an invalid time zone, title, and ID', async () => {
    const wrongZone = await save({ ...ONE_CASE, timeZone: 'Mars/Olympus' });
    expect(wrongZone).toMatchObject({ status: 422, body: { fields: { timeZone: expect.any(Array) } } });
    const { body } = await save(ONE_CASE);
    const unnamed = await rename(String(body['id']), '   ');
    expect(unnamed).toMatchObject({ status: 422, body: { fields: { title: expect.any(Array) } } });
    expect((await get('7')).status).toBe(422);
  });

  it('are paged, each once', async () => {
    await Promise.all(Array.from({ length: 21 }, () => save(ONE_CASE)));

    const { rows, next } = await list();
    const rest = await list('', String(next));

    expect(new Set([...rows, ...rest.rows].map(({ id }) => id)).size).toBe(21);
    expect(rest.next).toBeNull();
  });

  it('are found by part of a title or solution, ignoring case', async () => {
    const { body } = await save({ ...ONE_CASE, proposed: [{ ...ONE_CASE.proposed[0], name: 'Helix 100%' }] });
    await save(ONE_CASE);
    await rename(String(body['id']), 'For the CFO');

    for (const search of ['helix', '100%', 'the cfo', ' CFO ']) {
      expect((await list(search)).rows.map(({ id }) => id)).toEqual([body['id']]);
    }
    expect((await list('_')).rows).toEqual([]);
    expect((await list('Initech')).rows).toHaveLength(2);
  });

  it('are saved, renamed, duplicated, deleted and restored once per key', async () => {
    const { body } = await save(ONE_CASE, 'saved');
    expect((await save(ONE_CASE, 'saved')).body).toEqual(body);
    const id = String(body['id']);
    const path = `/api/saved-calculations/${id}`;

    expect((await rename(id, '  For the CFO ', 'named')).status).toBe(204);
    await rename(id, 'For the CIO');
    expect((await rename(id, '  For the CFO ', 'named')).status).toBe(204);
    expect((await get(id)).body).toMatchObject({ title: 'For the CIO', totalWithSupport: 26 });

    const copy = await duplicate(id, 'twice');
    expect((await duplicate(id, 'twice')).body).toEqual(copy.body);
    const { rows } = await list();
    expect(rows.map((row) => [row['id'], row['title']])).toEqual([
      [copy.body['id'], 'Copy of For the CIO'],
      [id, 'For the CIO'],
    ]);
    const same = (row: object | undefined) => ({ ...row, id: 0, title: 0, createdAt: 0 });
    expect(same(rows[0])).toEqual(same(rows[1]));

    for (let times = 0; times < 2; times++) expect((await change('DELETE', path, 'deleted')).status).toBe(204);
    expect((await list()).rows).toHaveLength(1);
    expect((await get(id)).body).toMatchObject({ code: 'case-pricing.calculation-not-found' });
    expect((await rename(id, 'Gone')).status).toBe(404);
    expect((await duplicate(id)).status).toBe(404);

    for (let times = 0; times < 2; times++)
      expect((await change('POST', `${path}/restore`, 'restored')).status).toBe(204);
    expect((await change('DELETE', path, 'deleted')).status).toBe(204);
    expect((await list()).rows).toHaveLength(2);
  });

  it('are erased a day after deletion', async () => {
    const ids = [await save(ONE_CASE), await save(ONE_CASE), await save(ONE_CASE)].map(({ body }) =>
      String(body['id']),
    );
    await api.sql(
      `update case_pricing.saved_calculations set deleted_at = now() - interval '1 day 1 minute' where id = $1`,
      [ids[0]],
    );
    await api.sql(`update case_pricing.saved_calculations set deleted_at = now() - interval '23 hours' where id = $1`, [
      ids[1],
    ]);
    await api.get(CommandBus).execute(new EraseDeletedCalculations());

    const left = await api.sql('select id from case_pricing.saved_calculations where id = any($1)', [ids]);
    expect(left.map(({ id }) => String(id)).toSorted()).toEqual(ids.slice(1).toSorted());
  });

  it('of other users cannot be read, changed, duplicated, or deleted, and look missing', async () => {
    const { body } = await save(ONE_CASE);
    const id = String(body['id']);
    const owner = seller;
    seller = crypto.randomUUID();

    const answers = [
      await get(id),
      await rename(id, 'Mine'),
      await duplicate(id),
      await change('DELETE', `/api/saved-calculations/${id}`),
      await change('POST', `/api/saved-calculations/${id}/restore`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect((await api.send('GET', `/api/saved-calculations/csv?ids=${id}`, { as: seller })).text).not.toContain('Acme');
    expect(await list()).toEqual({ rows: [], next: null });
    seller = owner;
    expect((await get(id)).body).toMatchObject({ title: body['title'] });
  });

  it('are exported as CSV, all or selected', async () => {
    const first = await save({ ...ONE_CASE, proposed: [{ ...ONE_CASE.proposed[0], name: '=Helix, "best"' }] });
    await save({ ...ONE_CASE, presentationSupport: true });

    const all = await api.send('GET', '/api/saved-calculations/csv', { as: seller });
    expect(all.type).toBe('text/csv; charset=utf-8');
    expect(all.headers['content-disposition']).toBe('attachment; filename="calculations.csv"');
    const lines = all.text.trimEnd().split('\r\n');
    expect(lines[0]).toMatch(/^\ufeffTitle,Saved,Rate card,.*,Total case credit cost$/);
    expect(lines[1]).toMatch(/,Acme Cloud,Initech,Proposed: AWS; Competitive: AWS,,3,< \$100K,6,3,7,10,26,2,28$/);
    expect(lines[2]).toContain(`,"'=Helix, ""best""",Initech,`);
    expect(lines).toHaveLength(3);

    const { text } = await api.send('GET', `/api/saved-calculations/csv?ids=${String(first.body['id'])}`, {
      as: seller,
    });
    expect(text.trimEnd().split('\r\n')).toEqual([lines[0], lines[2]]);
    expect((await api.send('GET', '/api/saved-calculations/csv?ids=7', { as: seller })).status).toBe(422);
  });

  const get = (id: unknown) => api.send('GET', `/api/saved-calculations/${String(id)}`, { as: seller });
  const rename = (id: string, title: unknown, key?: string) =>
    change('POST', `/api/saved-calculations/${id}/rename`, key, { title });
  const duplicate = (id: unknown, key?: string) =>
    change('POST', `/api/saved-calculations/${String(id)}/duplicate`, key);

  const save = (body: object, key?: string) => change('POST', '/api/saved-calculations', key, body);

  const change = (method: 'POST' | 'DELETE', path: string, key: string = crypto.randomUUID(), body?: object) =>
    api.send(method, path, { as: seller, ...(body && { body }), headers: { 'idempotency-key': key } });

  const list = async (search = '', before = '') => {
    const query = `?${new URLSearchParams({ ...(before && { before }), ...(search && { search }) }).toString()}`;
    const { body } = await api.send('GET', `/api/saved-calculations${query}`, { as: seller });
    return body as unknown as { rows: Record<string, unknown>[]; next: string | null };
  };
});
