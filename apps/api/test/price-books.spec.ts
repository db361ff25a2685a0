import { APPLICATION_ROLE, urlAs } from '@casewright/platform/testing';
import { PRICE_COLUMNS } from '@casewright/rules';
import { Client } from 'pg';
import { aKey } from './checkout';
import { type RunningApi } from './running-api';
import { startWithSessions, Visitor } from './visitor';

const HEADER = 'Kind,Provider,Region,Name,vCPU,Memory GiB,On demand per hour';
const csv = (...lines: readonly string[]) => [HEADER, ...lines].join('\n');
const SMALL = 'instance,Example,north,small,2,4,0.0464';
const LARGE = 'instance,Example,north,large,8,32,0.1856';
const AS_OF = '2026-01-15';

describe('price books', () => {
  let api: RunningApi;
  let admin: Visitor;

  beforeAll(async () => {
    api = await startWithSessions();
    admin = await Visitor.admin(api);
  });
  afterAll(() => api.stop());

  it('start with a published sample of invented prices', async () => {
    const { body } = await admin.send('GET', '/admin/price-books?search=invented');
    expect(body['rows']).toEqual([
      expect.objectContaining({
        ...{ name: 'Sample prices (invented)', isSample: true, currency: 'USD', publishedNumber: 1, hasDraft: false },
      }),
    ]);
  });

  it('are drafted, imported after a trial, published, and compared with the next version', async () => {
    const { priceBookId, draftId } = await added();
    const trial = await tried(draftId, csv(SMALL, LARGE));
    expect(trial).toMatchObject({ added: 2, changed: 0, removed: 0, faults: [] });
    expect(await lines(draftId)).toEqual([]);

    expect(await imported(draftId, 1, csv(SMALL, LARGE))).toMatchObject({ status: 200, body: { revision: 2 } });
    expect((await publish(draftId, 2)).status).toBe(204);
    expect(await lines(draftId)).toEqual([
      expect.objectContaining({ Name: 'small', vCPU: '2', 'Memory GiB': '4', 'On demand per hour': '0.0464' }),
      expect.objectContaining({ Name: 'large' }),
    ]);

    const { body: next } = await admin.send('POST', `/admin/price-books/${priceBookId}/versions`, undefined, aKey());
    const nextId = String(next['id']);
    expect(await lines(nextId)).toHaveLength(2);
    const dearer = csv(SMALL.replace('0.0464', '0.05'), 'instance,Example,north,new,4,8,0.09');
    expect(await tried(nextId, dearer)).toMatchObject({ added: 1, changed: 1, removed: 1, unchanged: 0 });
    await imported(nextId, 1, dearer);
    const { body: changes } = await admin.send('GET', `/admin/price-book-versions/${nextId}/changes`);
    expect(changes['changes']).toEqual([
      {
        ...{ kind: 'changed', line: 'small · instance · Example · north' },
        cells: [{ column: 'On demand per hour', before: '0.0464', after: '0.05' }],
      },
      expect.objectContaining({ kind: 'added', line: 'new · instance · Example · north' }),
      expect.objectContaining({ kind: 'removed', line: 'large · instance · Example · north' }),
    ]);
    // The published version is as it was.
    expect(await lines(draftId)).toEqual(expect.arrayContaining([expect.objectContaining({ Name: 'large' })]));
    const { body: entries } = await admin.send('GET', `/admin/audit?action=import-price-lines&subject=${priceBookId}`);
    expect((entries['rows'] as object[])[0]).toMatchObject({
      subjectKind: 'price-book',
      details: { facts: { version: 2, 'prices as of': AS_OF, added: 1, changed: 1, removed: 1 } },
    });
  });

  it('import all lines or none, and name each error by row and column', async () => {
    const { draftId } = await added();
    await imported(draftId, 1, csv(SMALL));
    const wrong = csv(LARGE, 'instance,Example,north,tiny,0,4,0.01', 'server,Example,north,x,1,1,1');
    expect(await tried(draftId, wrong)).toMatchObject({
      ...{ added: 0, changed: 0, removed: 0, unchanged: 1, faultCount: 2 },
      faults: [
        { row: 3, column: 'vCPU', message: 'Enter a number above 0 and up to 4,096, with a decimal point.' },
        { row: 4, column: 'Kind', message: 'Enter instance, host, license, or storage.' },
      ],
    });
    expect(await imported(draftId, 2, wrong)).toMatchObject({
      status: 422,
      body: {
        code: 'lists.file-invalid',
        fields: {
          csv: [
            'Row 3, vCPU: Enter a number above 0 and up to 4,096, with a decimal point.',
            'Row 4, Kind: Enter instance, host, license, or storage.',
          ],
        },
      },
    });
    expect(await imported(draftId, 2, csv(`"${SMALL}`))).toMatchObject({
      status: 422,
      body: { title: 'We can’t read the file from row 2 on. Check its quotation marks.' },
    });
    expect(await lines(draftId)).toEqual([expect.objectContaining({ Name: 'small' })]);
  });

  it('are exported as a file that imports without changes, even with 5,000 lines', async () => {
    const { draftId } = await added();
    const many = Array.from({ length: 5_000 }, (_, index) => SMALL.replace('small', `size ${index}`));
    expect((await imported(draftId, 1, csv(...many))).status).toBe(200);
    const file = (await admin.send('GET', `/admin/price-book-versions/${draftId}/lines/csv`)).text;
    expect(file.replace('\uFEFF', '').split('\r\n', 1)).toEqual([PRICE_COLUMNS.map(({ header }) => header).join(',')]);
    expect(await tried(draftId, file)).toMatchObject({
      added: 0,
      changed: 0,
      removed: 0,
      unchanged: 5_000,
      faults: [],
    });
  });

  it('are published only with prices, by an admin who just confirmed who they are, and by one admin at a time', async () => {
    const { priceBookId, draftId } = await added();
    expect((await publish(draftId, 1)).body['code']).toBe('lists.version-empty');
    expect((await imported(draftId, 1, csv(SMALL), '2999-01-01')).body).toMatchObject({
      fields: { pricesAsOf: ['Choose a day up to today.'] },
    });
    await imported(draftId, 1, csv(SMALL));
    expect((await imported(draftId, 1, csv(LARGE))).body['code']).toBe('lists.draft-changed');
    expect((await publish(draftId, 1)).body['code']).toBe('lists.draft-changed');
    expect(await admin.send('POST', `/admin/price-books/${priceBookId}/versions`, undefined, aKey())).toMatchObject({
      status: 409,
      body: { code: 'lists.has-draft' },
    });
    await api.sql('update identity.sessions set confirmed_at = null');
    expect((await publish(draftId, 2)).body['code']).toBe('platform.step-up-needed');
    await admin.confirm();
    expect((await publish(draftId, 2)).status).toBe(204);
    expect((await imported(draftId, 3, csv(LARGE))).body['code']).toBe('lists.version-published');
    expect((await discard(draftId)).body['code']).toBe('lists.version-published');
  });

  it('go with their only draft, and have unique names', async () => {
    const { priceBookId, draftId, name } = await added();
    expect((await add(name.toUpperCase())).body['code']).toBe('price-books.name-taken');
    expect((await discard(draftId)).status).toBe(204);
    expect((await admin.send('GET', `/admin/price-books/${priceBookId}`)).status).toBe(404);
    expect((await admin.send('GET', `/admin/price-book-versions/${draftId}/lines`)).status).toBe(404);
    expect((await add(name)).status).toBe(201);
  });

  it('cannot change in the database once published', async () => {
    const client = new Client({ connectionString: urlAs(APPLICATION_ROLE, api.databaseUrl) });
    await client.connect();
    for (const attempt of [
      'update price_books.versions set prices_as_of = now() where published_at is not null',
      'delete from price_books.versions where published_at is not null',
      'update price_books.lines set name = name',
      'delete from price_books.lines',
    ]) {
      await expect(client.query(attempt)).rejects.toThrow('a published version of a price book does not change');
    }
    await client.end();
  });

  const add = (name: string) => {
    const priceBook = { name, source: 'https://prices.example/list', region: 'north', currency: 'EUR' };
    return admin.send('POST', '/admin/price-books', priceBook, aKey());
  };
  async function added() {
    const name = `Book ${crypto.randomUUID()}`;
    const priceBookId = String((await add(name)).body['id']);
    const { body } = await admin.send('GET', `/admin/price-books/${priceBookId}`);
    const [draft] = body['versions'] as { readonly id: string }[];
    return { priceBookId, draftId: String(draft?.id), name };
  }
  const tried = async (id: string, file: string) =>
    (await admin.send('POST', `/admin/price-book-versions/${id}/import-trial`, { csv: file })).body;
  const imported = (id: string, revision: number, file: string, pricesAsOf = AS_OF) =>
    admin.send('PUT', `/admin/price-book-versions/${id}/lines`, { csv: file, revision, pricesAsOf });
  const publish = (id: string, revision: number) =>
    admin.send('POST', `/admin/price-book-versions/${id}/publication`, { revision });
  const discard = (id: string) => admin.send('DELETE', `/admin/price-book-versions/${id}`);
  const lines = async (id: string) => {
    const { body } = await admin.send('GET', `/admin/price-book-versions/${id}/lines`);
    return (body['rows'] as { readonly cells: object }[]).map(({ cells }) => cells);
  };
});
