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
      select gen_random_uuid(), 'user-' || n || '@acme.example', 'User', 'No ' || n, '$argon2id$x', 'user', n % 2 = 0,
        '2025-07-01', now(), now() + make_interval(secs => n)
      from generate_series(1, 60) n`);
  });
  afterAll(() => api.stop());

  it('shows everyone but the admins, the newest first, a page at a time', async () => {
    const { body } = await list();

    expect(body).toMatchObject({ total: 60, page: 1, pageSize: 25 });
    expect(namesIn(body).slice(0, 2)).toEqual(['No 60', 'No 59']);
    const pages = [1, 2, 3, 4].map(async (page) => namesIn((await list(`?page=${page}`)).body));
    expect((await Promise.all(pages)).map((names) => names.length)).toEqual([25, 25, 10, 0]);
    expect(new Set((await Promise.all(pages)).flat()).size).toBe(60);
  });

  it('tells of each what the table shows', async () => {
    const { body } = await list('?search=user-60@');

    expect(body['rows']).toEqual([
      {
        id: expect.any(String),
        firstName: 'User',
        lastName: 'No 60',
        email: 'user-60@acme.example',
        emailVerified: true,
        joinedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      },
    ]);
  });

  it.each([
    ['part of a name', 'no 12', 1],
    ['a whole name', 'User No 3', 11],
    ['part of an address', 'USER-7@', 1],
    ['a sign that SQL reads as anything', '%', 0],
    ['another one', '_', 0],
    ['a backslash', '\\', 0],
    ['nothing but blanks', '  ', 60],
    ['the beginning of a word', 'us', 60],
    ['the beginning of a last name', 'N', 60],
    ['three letters within words', 'ser', 60],
    ['two letters that nothing begins with', 'ex', 0],
  ])('finds %s', async (_, search, total) => {
    expect((await list(`?search=${encodeURIComponent(search)}`)).body['total']).toBe(total);
  });

  it.each([
    'page=0',
    'page=1.5',
    'page=-1',
    'page=many',
    'page=401',
    'page=1e9',
    `search=${'s'.repeat(101)}`,
    'role=admin',
  ])('refuses %s', async (query) => {
    const { status, body } = await list(`?${query}`);
    expect(status).toBe(422);
    expect(Object.keys(body['fields'] as object)).toEqual([query.split('=')[0]]);
  });

  it('is nobody else’s', async () => {
    expect((await new Visitor(api).send('GET', '/admin/users')).status).toBe(401);
    expect((await (await Visitor.verified(api)).send('GET', '/admin/users')).status).toBe(403);
  });

  const list = (query = '') => admin.send('GET', `/admin/users${query}`);

  const namesIn = (body: Readonly<Record<string, unknown>>) =>
    (body['rows'] as { lastName: string }[]).map(({ lastName }) => lastName);
});
