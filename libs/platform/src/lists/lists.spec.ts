import { Client } from 'pg';
import { SqlReader } from '../persistence/sql-reader';
import { emptyDatabase } from '../testing/empty-database';
import { testConfig } from '../testing/test-config';
import { List } from './list';
import { Lists, MAX_FOUND } from './lists';

interface Note {
  readonly id: number;
  readonly kind: string;
  readonly text: string;
}

const NOTES = new List<Note>({
  name: 'test.notes',
  select: 'id, kind, text',
  from: 'notes',
  where: 'owner = $1',
  parameters: 1,
  newestFirst: [
    { column: 'written_at', type: 'timestamptz' },
    { column: 'id', type: 'bigint' },
  ],
  sorts: {
    kind: [
      { column: 'kind', type: 'text' },
      { column: 'id', type: 'bigint' },
    ],
  },
  filters: { kind: 'kind = ?', search: 'strpos(text, ?) > 0' },
  pageSize: 3,
});
const OTHERS = new List<Note>({ ...NOTES.rule, name: 'test.others' });
const SEARCHED = new List<Note>({ ...NOTES.rule, name: 'test.searched', searches: ['search'] });

describe('a list', () => {
  let sql: SqlReader;
  let lists: Lists;

  beforeAll(async () => {
    const databaseUrl = await emptyDatabase();
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    // Three rows per timestamp.
    await client.query(`
      create table notes (id integer, owner text, kind text, text text, written_at timestamptz);
      insert into notes select n, 'ann', case when n % 2 = 0 then 'even' else 'odd' end, 'note ' || n,
        '2026-03-02T09:05:00.123456Z'::timestamptz + (n / 3) * interval '1 microsecond'
      from generate_series(1, 10) n;
      insert into notes values (11, 'ben', 'odd', 'not for Ann', now());
      insert into notes select n, 'many', 'even', 'note', now() from generate_series(900, 2000) n`);
    await client.end();
    sql = new SqlReader(databaseUrl, 2);
    lists = new Lists(sql, testConfig({ DATABASE_URL: databaseUrl }));
  });
  afterAll(() => sql.onApplicationShutdown());

  async function everyPage(filters: object = {}, sort?: string, isCounted = false): Promise<readonly number[]> {
    const ids: number[] = [];
    let before: string | undefined;
    do {
      const request = { values: ['ann'], filters: { ...filters }, sort, before };
      const { rows, next } = await (isCounted ? lists.countedPage(NOTES, request) : lists.page(NOTES, request));
      ids.push(...rows.map(({ id }) => id));
      before = next ?? undefined;
    } while (before);
    return ids;
  }

  it('is paged newest first, with each row once even for ties', async () => {
    expect(await everyPage()).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  });

  it('accepts only declared filters', async () => {
    expect(await everyPage({ kind: 'even' })).toEqual([10, 8, 6, 4, 2]);
    expect(await everyPage({ kind: 'even', search: '1' })).toEqual([10]);
    expect(await everyPage({ owner: 'ben' })).toHaveLength(10);
  });

  it.each([false, true])('is sorted in both directions, including ties (counted: %s)', async (isCounted) => {
    expect(await everyPage({}, 'kind', isCounted)).toEqual([2, 4, 6, 8, 10, 1, 3, 5, 7, 9]);
    expect(await everyPage({}, '-kind', isCounted)).toEqual([9, 7, 5, 3, 1, 10, 8, 6, 4, 2]);
    expect(await everyPage({ kind: 'odd' }, undefined, isCounted)).toEqual([9, 7, 5, 3, 1]);
  });

  it.each(['owner', 'constructor'])('rejects sorting by %s', async (sort) => {
    const sorting = async () => lists.page(NOTES, { values: ['ann'], sort });
    await expect(sorting()).rejects.toMatchObject({ facts: { fields: { sort: ['sort must be one of kind, -kind'] } } });
  });

  it('counts its rows up to a limit', async () => {
    const odd = { values: ['ann'], filters: { kind: 'odd' } };
    expect(await lists.countedPage(NOTES, odd)).toMatchObject({ total: 5, isTotalExact: true });
    const found = { values: ['many'], filters: { search: 'note' } };
    const { rows, ...counted } = await lists.countedPage(SEARCHED, found);
    expect(counted).toMatchObject({ total: MAX_FOUND, isTotalExact: false });
    expect(rows.map(({ id }) => id)).toEqual([2_000, 1_999, 1_998]);
    const rare = await lists.countedPage(SEARCHED, { values: ['ann'], filters: { search: 'note 1' } });
    expect(rare).toMatchObject({ rows: [{ id: 10 }, { id: 1 }], total: 2, isTotalExact: true });
  });

  it('rejects a cursor that it did not write', async () => {
    const { next } = await lists.page(NOTES, { values: ['ann'] });
    const forged = `${next?.slice(0, -2)}AA`;

    for (const [list, before, sort] of [
      [NOTES, '7'],
      [NOTES, forged],
      [NOTES, next ?? '', 'kind'],
      [OTHERS, next ?? ''],
    ] as const) {
      await expect(lists.page(list, { values: ['ann'], before, sort })).rejects.toMatchObject({
        facts: { fields: { before: [expect.stringContaining('earlier page')] } },
      });
    }
  });
});

describe('a CSV file', () => {
  let sql: SqlReader;
  let lists: Lists;

  beforeAll(async () => {
    const databaseUrl = await emptyDatabase();
    sql = new SqlReader(databaseUrl, 1);
    lists = new Lists(sql, testConfig({ DATABASE_URL: databaseUrl }));
  });
  afterAll(() => sql.onApplicationShutdown());

  const fileOf = async (rows: string): Promise<string> => {
    const list = new List<{ title: string; credits: number | null }>({
      name: `test.file-${crypto.randomUUID()}`,
      select: 'title, credits',
      from: `(${rows}) as row (position, title, credits)`,
      where: 'true',
      parameters: 0,
      newestFirst: [{ column: 'position', type: 'bigint' }],
      pageSize: 1,
    });
    const columns = {
      Title: ({ title }: { title: string }) => title,
      Credits: (row: { credits: number | null }) => row.credits,
    };
    const pieces: string[] = [];
    for await (const piece of lists.csv(list, { values: [] }, columns)) pieces.push(String(piece));
    return pieces.join('');
  };

  it('starts with its encoding and columns, even without rows', async () => {
    expect(await fileOf(`select 1, 'x', 1 where false`)).toBe('\ufeffTitle,Credits\r\n');
  });

  it('quotes values, and escapes formulas', async () => {
    const file = await fileOf(`values
      (5, 'Helix, Managed', 59), (4, 'the "best"', null), (3, '=1+1', -3), (2, E'two\\nlines', 0), (1, '@sum', 1), (0, '＝1', 1), (-1, U&'\\200B=1', 1)`);

    expect(file.split('\r\n').slice(1, -1)).toEqual([
      '"Helix, Managed",59',
      '"the ""best""",',
      `"'=1+1",-3`,
      '"two\nlines",0',
      `"'@sum",1`,
      `"'＝1",1`,
      `"'\u200B=1",1`,
    ]);
  });

  it.each([
    '=1',
    '+1',
    '-1',
    '@SUM(1)',
    '\t=1',
    '\rx',
    '\n=1',
    '＝1',
    '＋1',
    '－1',
    '＠1',
    '\u200b=1',
    '\u00a0=1',
    '\ufeff=1',
  ])('escapes %j, which spreadsheets read as a formula', async (cell) => {
    const [, row = ''] = (await fileOf(`values (1, '${cell}', 1)`)).split(/(?<=Credits)\r\n/);
    expect(row.replaceAll('"', '')).toBe(`'${cell},1\r\n`);
  });

  it('ends with the database error', async () => {
    await expect(fileOf(`select 1, 'x', 1 / 0`)).rejects.toThrow('division by zero');
  });
});
