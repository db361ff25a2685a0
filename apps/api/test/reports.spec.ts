import type { RunningApi } from './running-api';
import { startWithSessions, Visitor } from './visitor';

const report = (told: object = {}) => ({
  remote: 'calculator',
  version: '1.0.0-3ebc7ea1',
  views: 4,
  errors: [{ name: 'TypeError', at: 'routes.js:1:2048' }],
  vitals: [
    { name: 'LCP', value: 2_400 },
    { name: 'INP', value: 350 },
  ],
  ...told,
});

describe('reports from browsers', () => {
  let api: RunningApi;
  let admin: Visitor;
  let anyone: Visitor;

  beforeAll(async () => {
    api = await startWithSessions();
    admin = await Visitor.admin(api);
  });
  beforeEach(async () => {
    await api.sql('truncate platform.remote_reports');
    anyone = new Visitor(api);
  });
  afterAll(() => api.stop());

  const send = (...reports: object[]) => anyone.send('POST', '/reports', { reports });
  const health = async () => (await admin.send('GET', '/admin/remotes')).body['remotes'];

  it('add up by version, so that admins see error rates', async () => {
    expect((await send(report(), report({ remote: 'account', errors: [], vitals: [] }))).status).toBe(204);
    await send(report({ errors: [] }));
    await send(report({ version: '1.0.0-0ldone11' }));

    expect(await health()).toEqual(
      expect.arrayContaining([
        {
          remote: 'calculator',
          version: '1.0.0-3ebc7ea1',
          firstReportedAt: expect.stringMatching(/Z$/),
          lastReportedAt: expect.stringMatching(/Z$/),
          views: 8,
          errors: 1,
          vitals: 4,
          goodVitals: 2,
        },
        expect.objectContaining({ remote: 'calculator', version: '1.0.0-0ldone11', views: 4, errors: 1 }),
        expect.objectContaining({ remote: 'account', views: 4, errors: 0 }),
      ]),
    );
  });

  it.each([
    ['an error in words', { errors: [{ name: 'Error: dana@fabrikam.example is wrong', at: '' }] }],
    ['an address in place of a file', { errors: [{ name: 'Error', at: 'https://x.example/?token=1' }] }],
    ['a version that is none', { version: 'dana@fabrikam.example' }],
    ['more errors than a page sends', { errors: Array.from({ length: 6 }, () => ({ name: 'Error', at: '' })) }],
  ])('with %s are rejected, and nothing is stored', async (_, told) => {
    expect(await send(report(told))).toMatchObject({ status: 422, body: { code: 'platform.invalid-request' } });
    expect(await health()).toEqual([]);
  });

  it('are limited to sixty a minute per network', async () => {
    const answers = await Promise.all(Array.from({ length: 61 }, () => send()));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
    anyone = new Visitor(api);
    expect((await send()).status).toBe(204);
  });

  it('beyond a thousand versions only count for known versions', async () => {
    await send(report());
    await api.sql(`insert into platform.remote_reports (remote, version, first_reported_at, last_reported_at)
      select 'made-up', n || '.0.0', now(), now() from generate_series(1, 999) n`);
    await send(report({ version: '9.9.9' }), report());

    expect(await api.count('platform.remote_reports')).toBe(1_000);
    const [{ views } = { views: 0 }] = await api.sql<{ views: number }>(
      `select views::int from platform.remote_reports where version = '1.0.0-3ebc7ea1'`,
    );
    expect(views).toBe(8);
  });
});
