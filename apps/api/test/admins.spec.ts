import { Pool } from 'pg';
import type { RunningApi } from './running-api';
import { PASSWORD, startWithSessions, Visitor } from './visitor';

describe('admins', () => {
  let api: RunningApi;
  let ada: Visitor;

  beforeAll(async () => {
    api = await startWithSessions();
  });
  beforeEach(async () => {
    await api.withoutAdmins();
    ada = await Visitor.admin(api);
  });
  afterAll(() => api.stop());

  it('are appointed by email and demoted, recorded with the change, and announced to all admins', async () => {
    const nora = await Visitor.verified(api);
    expect((await nora.send('GET', '/admin/users')).status).toBe(403);

    expect(await promote(` ${nora.email.toUpperCase()} `)).toMatchObject({ status: 204 });
    const title = `${nora.email} is already an admin.`;
    expect(await promote(nora.email)).toMatchObject({ status: 409, body: { code: 'identity.already-admin', title } });

    expect(await nora.user()).toMatchObject({ isAdmin: true });
    const id = await nora.id();
    expect(
      await api.sql(`select actor, action, details from platform.audit_entries where subject_id = $1`, [id]),
    ).toEqual([{ actor: ada.email, action: 'promote-to-admin', details: { changes: { role: ['user', 'admin'] } } }]);

    expect((await demote(ada, id)).status).toBe(204);
    expect(await demote(ada, id)).toMatchObject({ status: 404, body: { code: 'identity.no-such-admin' } });
    expect(await nora.user()).toMatchObject({ isAdmin: false });
    const told = await api.sql<{ change: string; email: string }>(
      `select payload->>'change' as change, payload->>'email' as email from platform.outbox
       where type = 'identity.admins-changed' and payload->>'changedEmail' = $1 order by 1, 2`,
      [nora.email],
    );
    const both = [ada.email, nora.email].toSorted();
    expect(told).toEqual(['demoted', 'promoted'].flatMap((change) => both.map((email) => ({ change, email }))));
    const changes = await api.sql('select role from identity.role_changes where account_id = $1 order by changed_at', [
      id,
    ]);
    expect(changes).toEqual([{ role: 'admin' }, { role: 'user' }]);
  });

  it('are not appointed without an account or a verified address', async () => {
    const unknown = { status: 404, body: { title: 'No account has the email address nobody@acme.example.' } };
    expect(await promote('nobody@acme.example')).toMatchObject(unknown);
    expect(await promote('  ')).toMatchObject({ status: 422, body: { title: 'Please enter an email address.' } });
    const { email } = await Visitor.unverified(api);
    expect(await promote(email)).toMatchObject({ status: 409, body: { code: 'identity.email-unverified' } });
  });

  it('must confirm their identity unless they did so minutes ago', async () => {
    const { email } = await Visitor.verified(api);
    await api.sql(`update identity.sessions set confirmed_at = now() - interval '6 minutes'`);
    const refused = { status: 403, body: { code: 'platform.step-up-needed' } };
    expect(await promote(email)).toMatchObject(refused);
    expect(await demote(ada, crypto.randomUUID())).toMatchObject(refused);

    expect((await ada.send('POST', '/account/step-up', { password: 'Wrong-password-1' })).status).toBe(422);
    expect(await promote(email)).toMatchObject(refused);
    expect((await ada.send('POST', '/account/step-up', { password: PASSWORD })).status).toBe(204);
    expect((await promote(email)).status).toBe(204);
  });

  it('cannot demote each other concurrently: one remains', async () => {
    await api.withoutAdmins();
    const [one, other] = [await Visitor.admin(api), await Visitor.admin(api)];
    const ids = [await one.id(), await other.id()] as const;

    const answers = await Promise.all([demote(one, ids[1]), demote(other, ids[0])]);

    // The loser is either no admin anymore or the last one.
    const [refused, done] = answers.toSorted((first, second) => second.status - first.status);
    expect([done?.status, [403, 409].includes(refused?.status ?? 0)]).toEqual([204, true]);
    expect(await admins()).toHaveLength(1);
  });

  it.each([
    ['one stays', 'enable', 1],
    ['without the guard of the database, none does', 'disable', 0],
  ])('cannot be demoted concurrently in the database either: %s', async (_, guard, left) => {
    await api.withoutAdmins();
    const [one, other] = [await Visitor.admin(api), await Visitor.admin(api)];
    await api.sql(`alter table identity.accounts ${guard} trigger last_admin_stays`);
    const pool = new Pool({ connectionString: api.databaseUrl });
    const [first, second] = [await pool.connect(), await pool.connect()];
    const demotion = `update identity.accounts set role = 'user' where email = $1`;

    for (const client of [first, second]) await client.query('begin');
    await first.query(demotion, [one.email]);
    const both = second.query(demotion, [other.email]).then(() => second.query('commit'));
    await first.query('commit');
    await both.catch(() => second.query('rollback'));

    expect(await admins()).toHaveLength(left);
    for (const client of [first, second]) client.release();
    await pool.end();
    await api.sql('alter table identity.accounts enable trigger last_admin_stays');
  });

  const promote = (email: string) => ada.send('POST', '/admin/admins', { email });
  const demote = (admin: Visitor, id: string) => admin.send('DELETE', `/admin/admins/${id}`);
  const admins = () => api.sql(`select id from identity.accounts where role = 'admin'`);
});
