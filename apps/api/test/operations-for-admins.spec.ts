import { OutboxOperations } from '@casewright/platform';
import type { RunningApi } from './running-api';
import { startWithSessions, Visitor } from './visitor';

describe('background work for operators', () => {
  let api: RunningApi;
  let admin: Visitor;
  const id = crypto.randomUUID();

  beforeAll(async () => {
    api = await startWithSessions();
    admin = await Visitor.admin(api);
    await api.sql(`insert into platform.scheduled_jobs (name) values ('test.never-run')`);
    await api.sql(`insert into platform.scheduled_jobs values
      ('test.running', '2026-03-02T09:05:00Z', gen_random_uuid(), now(), now() + interval '1 minute')`);
  });
  beforeEach(async () => {
    await api.sql(`delete from platform.outbox where dead_at is not null or id = '${id}'`);
    await api.sql(`insert into platform.outbox (id, type, payload, occurred_at, due_at, attempts, last_error, dead_at)
      values ('${id}', 'identity.code-requested',
        '{"code": "123456", "accountId": "${await admin.id()}"}', now(), null, 12, 'Mailbox full', now())`);
  });
  afterAll(() => api.stop());

  const givenDead = (count: number, type: string, payload: string, reason = 'Refused') =>
    api.sql(`insert into platform.outbox (id, type, payload, occurred_at, due_at, last_error, dead_at)
      select gen_random_uuid(), '${type}', '${payload}', now(), null, '${reason}', now() from generate_series(1, ${count})`);

  it('lists the outbox, the queue, and the scheduled jobs', async () => {
    const { body } = await admin.send('GET', '/admin/system');
    expect(body).toMatchObject({
      outbox: { dead: 1, waiting: expect.any(Number) as number },
      queue: { failed: expect.any(Number) as number },
      jobs: [
        { name: 'test.never-run', startedAt: null, isRunning: false },
        { name: 'test.running', startedAt: '2026-03-02T09:05:00.000Z', isRunning: true },
      ],
    });
  });

  it('tells everybody whether the service works, and nothing else', async () => {
    const status = async () => (await api.send('GET', '/api/status')).body;
    const parts = (background: string) => ({
      parts: [
        { part: 'service', state: 'working' },
        { part: 'background', state: background },
      ],
    });
    expect(await status()).toEqual(parts('delayed'));
    await api.sql(`insert into platform.scheduled_jobs (name, started_at) values ('test.just-run', now())`);
    expect(await status()).toEqual(parts('working'));
    await api.sql(`delete from platform.scheduled_jobs where name = 'test.just-run'`);
  });

  it('lists mails to a user, newest first', async () => {
    await api.sql(`insert into platform.sent_mails (id, recipient, name, subject, sent_at) values
      ('e-1', platform.mail_recipient('${admin.email.toUpperCase()}'), 'identity.mail-welcome', null, '2026-03-02T09:05:00Z'),
      ('e-2', platform.mail_recipient('${admin.email}'), 'identity.mail-new-sign-in', 'New sign-in',
        '2026-03-02T09:06:00Z'),
      ('e-3', platform.mail_recipient('nora@northwind.example'), 'identity.mail-welcome', null, now())`);
    const { body } = await admin.send('GET', `/admin/users/${await admin.id()}/mails`);
    expect(body).toMatchObject([
      { id: 'e-2', name: 'identity.mail-new-sign-in', subject: 'New sign-in', sentAt: '2026-03-02T09:06:00.000Z' },
      { id: 'e-1', name: 'identity.mail-welcome', subject: null },
    ]);
    expect((await admin.send('GET', `/admin/users/${crypto.randomUUID()}/mails`)).body).toEqual([]);
  });

  it('lists undeliverable mails with recipient and reason, without their content', async () => {
    const { body, text } = await admin.send('GET', '/admin/mails');
    expect(body).toMatchObject({
      rows: [
        {
          ...{ id, type: 'identity.code-requested', attempts: 12, lastError: 'Mailbox full' },
          ...{ recipient: admin.email, userId: await admin.id() },
        },
      ],
      total: 1,
      next: null,
    });
    expect(text).not.toContain('123456');
  });

  it('pages undeliverable mails beyond 100', async () => {
    await givenDead(120, 'identity.registered', '{"email": "sam@contoso.example"}', 'Greylisted');
    const ids: string[] = [];
    let next = '';
    do {
      const { body } = await admin.send('GET', `/admin/mails?sort=event${next && `&before=${next}`}`);
      ids.push(...(body['rows'] as { id: string }[]).map((row) => row.id));
      next = (body['next'] as string | null) ?? '';
    } while (next);
    expect(new Set(ids).size).toBe(121);
    expect(ids[0]).toBe(id);
  });

  it('searches undeliverable mails by ID, event, reason, recipient and user', async () => {
    await givenDead(
      1,
      'identity.email-change-made',
      '{"oldEmail": "a@fabrikam.example", "newEmail": "b@fabrikam.example"}',
    );
    const found = async (search: string) => {
      const { body } = await admin.send('GET', `/admin/mails?search=${encodeURIComponent(search)}`);
      return (body['rows'] as { recipient: string }[]).map(({ recipient }) => recipient);
    };
    for (const search of [id, await admin.id(), admin.email, 'code-req', 'mailbox f'])
      expect([search, await found(search)]).toEqual([search, [admin.email]]);
    expect(await found('b@fabrikam')).toEqual(['a@fabrikam.example, b@fabrikam.example']);
    expect(await found('123456')).toEqual([]);
  });

  it('exports the undeliverable mails found', async () => {
    await givenDead(1, 'billing.credits-purchased', `{"ownerId": "${crypto.randomUUID()}"}`, 'Of a deleted account');
    const { text } = await admin.send('GET', '/admin/mails/csv?search=mailbox');
    const [head, ...rows] = text.trim().split('\r\n');
    expect(head).toBe('Stopped,Event,Recipient,User ID,Reason,Attempts,Occurred,Event ID');
    const row = `,identity.code-requested,${admin.email},${await admin.id()},Mailbox full,12,`;
    expect(rows).toEqual([expect.stringContaining(row)]);
    const whole = await admin.send('GET', '/admin/mails/csv');
    expect(whole.text).toMatch(/,billing\.credits-purchased,,[\w-]{36},Of a deleted account,/);
  });

  it('can be retried once', async () => {
    const retry = () => admin.send('POST', `/admin/mails/${id}/retry`);
    expect((await Promise.all([retry(), retry()])).map(({ status }) => status).sort()).toEqual([204, 404]);
    expect(await api.get(OutboxOperations).dead()).toEqual([]);
  });
});
