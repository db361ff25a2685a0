import { PersonNames } from '@casewright/platform';
import type { RunningApi } from './running-api';
import { startWithSessions, Visitor } from './visitor';

describe('the list of users', () => {
  let api: RunningApi;
  let admin: Visitor;

  beforeAll(async () => {
    api = await startWithSessions();
    admin = await Visitor.admin(api);
    await api.sql(`
      insert into identity.accounts
      select gen_random_uuid(), 'user-' || n || '@acme.example',
        'User', 'No ' || n || case n when 58 then E' Mu\\u0308ller' when 57 then ' İstanbul' else '' end, '$argon2id$x', 'user', n % 2 = 0,
        '2025-07-01', now(), now() + make_interval(secs => n)
      from generate_series(1, 60) n`);
  });
  afterAll(() => api.stop());

  it('shows all users except admins, paged newest first', async () => {
    const { body } = await list();

    expect(body['total']).toBe(60);
    expect(namesIn(body).slice(0, 2)).toEqual(['No 60', 'No 59']);
    const names = await everyPage();
    expect(names.map(({ length }) => length)).toEqual([25, 25, 10]);
    expect(new Set(names.flat()).size).toBe(60);
  });

  it.each([
    ['joined', 'No 1', 'No 60'],
    ['-name', 'No 9', 'No 1'],
    ['name', 'No 1', 'No 9'],
    ['email', 'No 10', 'No 9'],
  ])('sorts by %s across all pages', async (sort, first, last) => {
    const names = (await everyPage(`&sort=${sort}`)).flat();
    expect([names[0], names.at(-1), new Set(names).size]).toEqual([first, last, 60]);
  });

  it('exports the same selection as CSV', async () => {
    const { status, headers, text } = await admin.send('GET', '/admin/users/csv?search=user-1&verified=yes&sort=email');
    expect([status, headers['content-disposition']]).toEqual([200, 'attachment; filename="users.csv"']);
    const [columns, ...rows] = text.trim().split('\r\n');
    expect(columns).toContain('First name,Last name,Contact email,Verified,User ID,Joined');
    expect(rows.map((row) => row.split(',')[2])).toEqual(
      [10, 12, 14, 16, 18].map((number) => `user-${number}@acme.example`),
    );
  });

  it('returns the columns of the table, and finds a user by ID', async () => {
    const { body } = await list('?search=user-60@');
    const [{ id }] = body['rows'] as [{ id: string }];

    const rows = [
      {
        id,
        firstName: 'User',
        lastName: 'No 60',
        email: 'user-60@acme.example',
        emailVerified: true,
        joinedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      },
    ];
    expect(body['rows']).toEqual(rows);
    expect((await list(`?search=${id.toUpperCase()}`)).body['rows']).toEqual(rows);
  });

  it.each([
    ['part of a name', 'no 12', 1],
    ['a whole name', 'User No 3', 11],
    ['part of an address', 'USER-7@', 1],
    ['composed what is stored decomposed', 'Müller', 1],
    ['the beginning of a name, with an accent that it lacks', 'nó', 60],
    ['a capital dotted I', 'istan', 1],
    ['a sign that SQL reads as anything', '%', 0],
    ['nothing but blanks', '  ', 60],
    ['the beginning of a word', 'us', 60],
    ['three letters within words', 'ser', 60],
    ['two letters that nothing begins with', 'ex', 0],
  ])('finds %s', async (_, search, total) => {
    expect((await list(`?search=${encodeURIComponent(search)}`)).body['total']).toBe(total);
  });

  it('finds everybody for lists of other contexts, and refuses to filter by too many', async () => {
    expect(await api.get(PersonNames).find('User No')).toHaveLength(60);

    await api.sql(`insert into identity.accounts
      select gen_random_uuid(), 'crowd-' || n || '@acme.example', 'Crowd', 'No ' || n, '$argon2id$x', 'user', true,
        '2025-07-01', now(), now() from generate_series(1, 10001) n`);
    for (const path of ['pricing-drafts', 'pricing-drafts/csv', 'audit']) {
      const { status, body } = await admin.send('GET', `/admin/${path}?search=crowd`);
      expect([path, status, body['fields']]).toEqual([
        path,
        422,
        { search: ['More than 10,000 people match. Type more of the name, or the whole email.'] },
      ]);
    }
    await api.sql(`delete from identity.accounts where first_name = 'Crowd'`);
  });

  it('rejects unknown parameters and values', async () => {
    const { status, body } = await list('?page=2&sort=passwordHash&verified=maybe');
    expect(status).toBe(422);
    expect(Object.keys(body['fields'] as object).toSorted()).toEqual(['page', 'sort', 'verified']);
    expect((await list('?before=forged')).status).toBe(422);
  });

  async function everyPage(query = ''): Promise<readonly (readonly string[])[]> {
    const pages: (readonly string[])[] = [];
    let before = '';
    do {
      const { body } = await list(`?${before && `before=${before}`}${query}`);
      pages.push(namesIn(body));
      before = (body['next'] as string | null) ?? '';
    } while (before);
    return pages;
  }

  const list = (query = '') => admin.send('GET', `/admin/users${query}`);

  const namesIn = (body: Readonly<Record<string, unknown>>) =>
    (body['rows'] as { lastName: string }[]).map(({ lastName }) => lastName);
});
