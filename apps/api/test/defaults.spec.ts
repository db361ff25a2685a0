import { APPLICATION_ROLE, urlAs } from '@casewright/platform/testing';
import { Client } from 'pg';
import { aKey } from './checkout';
import { type RunningApi } from './running-api';
import { startWithSessions, Visitor } from './visitor';

const HEADER = 'Key,Name,Unit,Low,Base,High,Publisher,Title,URL,Source date,Note';
const csv = (...lines: readonly string[]) => [HEADER, ...lines].join('\n');
const SOURCE = 'Example Office,Energy prices,https://energy.example/prices';
const POWER = `power-price,Electricity,USD/kWh,0.09,0.12,0.18,${SOURCE},2026-06-30,`;
const RATE = `discount-rate,Discount rate,%,7%,9%,11%,${SOURCE},2024-01-31,"Large companies, before tax"`;
const LINES = '/admin/default-versions';

describe('the library of defaults', () => {
  let api: RunningApi;
  let admin: Visitor;

  beforeAll(async () => {
    api = await startWithSessions();
    admin = await Visitor.admin(api);
  });
  afterAll(() => api.stop());

  it('starts empty, and is drafted, imported after a trial, published, and compared', async () => {
    expect((await admin.send('GET', '/admin/defaults/published')).body).toEqual({ version: 0, defaults: [] });
    const first = await drafted();
    expect(await tried(first, csv(POWER, RATE))).toMatchObject({ added: 2, faults: [] });
    expect(await keys(first)).toEqual([]);
    expect((await publish(first, 1)).body['code']).toBe('lists.version-empty');
    expect((await imported(first, 1, csv(POWER, RATE))).body).toEqual({ revision: 2 });
    expect((await publish(first, 2)).status).toBe(204);
    expect((await admin.send('GET', '/admin/defaults/published')).body).toEqual({
      version: 1,
      defaults: [
        {
          ...{ key: 'power-price', name: 'Electricity', unit: 'USD/kWh', low: 0.09, base: 0.12, high: 0.18 },
          ...{ publisher: 'Example Office', title: 'Energy prices', url: 'https://energy.example/prices' },
          ...{ asOf: '2026-06-30', note: '' },
        },
        expect.objectContaining({ key: 'discount-rate', low: 0.07, base: 0.09, note: 'Large companies, before tax' }),
      ],
    });

    const second = await drafted();
    expect(await keys(second)).toEqual(['power-price', 'discount-rate']);
    await imported(second, 1, csv(POWER.replace('0.12', '0.14')));
    const { body: changes } = await admin.send('GET', `${LINES}/${second}/changes`);
    expect(changes).toMatchObject({
      ...{ added: 0, changed: 1, removed: 1 },
      changes: [
        {
          ...{ kind: 'changed', line: 'Electricity · power-price' },
          cells: [{ column: 'Base', before: '0.12', after: '0.14' }],
        },
        { kind: 'removed', line: 'Discount rate · discount-rate' },
      ],
    });
    // A draft changes nothing for new models.
    expect((await admin.send('GET', '/admin/defaults/published')).body['version']).toBe(1);
    expect((await publish(second, 2)).status).toBe(204);
    expect(await keys(first)).toEqual(['power-price', 'discount-rate']);
    const { body: entries } = await admin.send('GET', `/admin/audit?action=import-defaults&subject=${second}`);
    expect((entries['rows'] as object[])[0]).toMatchObject({
      subjectKind: 'default-version',
      details: { facts: { version: 2, added: 0, changed: 1, removed: 1 } },
    });
  });

  it('finds defaults with an old source, and exports a file that imports without changes', async () => {
    const draft = await drafted();
    await imported(draft, 1, csv(POWER, RATE));
    expect(await keys(draft, '?age=old')).toEqual(['discount-rate']);
    expect(await keys(draft, '?sort=source')).toEqual(['discount-rate', 'power-price']);
    const { text } = await admin.send('GET', `${LINES}/${draft}/lines/csv`);
    expect(await tried(draft, text)).toMatchObject({ added: 0, changed: 0, removed: 0, unchanged: 2, faults: [] });
    await discard(draft);
  });

  it('imports all defaults or none, by one admin at a time who just confirmed who they are', async () => {
    const draft = await drafted();
    expect((await admin.send('POST', '/admin/defaults/versions', undefined, aKey())).body['code']).toBe(
      'lists.has-draft',
    );
    const wrong = csv(POWER.replace('0.09', '0.2'), RATE.replace('2024-01-31', '2999-01-31'));
    expect(await imported(draft, 1, wrong)).toMatchObject({
      status: 422,
      body: {
        code: 'lists.file-invalid',
        fields: {
          csv: ['Row 2, Base: Enter at least the low value.', 'Row 3, Source date: Enter a day up to today.'],
        },
      },
    });
    await imported(draft, 1, csv(POWER));
    expect((await imported(draft, 1, csv(RATE))).body['code']).toBe('lists.draft-changed');
    await api.sql('update identity.sessions set confirmed_at = null');
    expect((await publish(draft, 2)).body['code']).toBe('platform.step-up-needed');
    await admin.confirm();
    expect((await discard(draft)).status).toBe(204);
    expect((await admin.send('GET', `${LINES}/${draft}/lines`)).body['code']).toBe('lists.version-not-found');
  });

  it('cannot change in the database once published, or have a range out of order', async () => {
    const client = new Client({ connectionString: urlAs(APPLICATION_ROLE, api.databaseUrl) });
    await client.connect();
    for (const attempt of [
      'update value_models.default_versions set number = 9 where published_at is not null',
      'delete from value_models.default_versions where published_at is not null',
      'update value_models.defaults set base = 1',
      'delete from value_models.defaults',
    ]) {
      await expect(client.query(attempt)).rejects.toThrow('a published version of the defaults does not change');
    }
    const draft = await drafted();
    await expect(
      client.query('update value_models.defaults set low = high + 1 where version_id = $1', [draft]),
    ).rejects.toThrow('in_order');
    await client.end();
  });

  const drafted = async () =>
    String((await admin.send('POST', '/admin/defaults/versions', undefined, aKey())).body['id']);
  const tried = async (id: string, file: string) =>
    (await admin.send('POST', `${LINES}/${id}/import-trial`, { csv: file })).body;
  const imported = (id: string, revision: number, file: string) =>
    admin.send('PUT', `${LINES}/${id}/lines`, { csv: file, revision });
  const publish = (id: string, revision: number) => admin.send('POST', `${LINES}/${id}/publication`, { revision });
  const discard = (id: string) => admin.send('DELETE', `${LINES}/${id}`);
  const keys = async (id: string, query = '') => {
    const { body } = await admin.send('GET', `${LINES}/${id}/lines${query}`);
    return (body['rows'] as { readonly key: string }[]).map(({ key }) => key);
  };
});
