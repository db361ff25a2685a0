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
    await api.sql(`delete from platform.outbox where id = '${id}'`);
    await api.sql(`insert into platform.outbox (id, type, payload, occurred_at, due_at, attempts, last_error, dead_at)
      values ('${id}', 'identity.code-requested',
        '{"code": "123456", "accountId": "${await admin.id()}"}', now(), null, 12, 'Mailbox full', now())`);
  });
  afterAll(() => api.stop());

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

  it('lists mails to a user, newest first', async () => {
    await api.sql(`insert into platform.sent_mails (id, recipient, name, sent_at) values
      ('e-1', platform.mail_recipient('${admin.email.toUpperCase()}'), 'identity.mail-welcome', '2026-03-02T09:05:00Z'),
      ('e-2', platform.mail_recipient('${admin.email}'), 'identity.mail-new-sign-in', '2026-03-02T09:06:00Z'),
      ('e-3', platform.mail_recipient('nora@northwind.example'), 'identity.mail-welcome', now())`);
    const { body } = await admin.send('GET', `/admin/users/${await admin.id()}/mails`);
    expect(body).toMatchObject([
      { id: 'e-2', name: 'identity.mail-new-sign-in', sentAt: '2026-03-02T09:06:00.000Z' },
      { id: 'e-1', name: 'identity.mail-welcome' },
    ]);
    expect((await admin.send('GET', `/admin/users/${crypto.randomUUID()}/mails`)).body).toEqual([]);
  });

  it('lists undeliverable mails with the reason, without their content', async () => {
    const { body, text } = await admin.send('GET', '/admin/mails');
    expect(body['rows']).toMatchObject([
      { id, type: 'identity.code-requested', attempts: 12, lastError: 'Mailbox full', person: admin.email },
    ]);
    expect(text).not.toContain('123456');
  });

  it('can be retried once', async () => {
    const retry = () => admin.send('POST', `/admin/mails/${id}/retry`);
    expect((await Promise.all([retry(), retry()])).map(({ status }) => status).sort()).toEqual([204, 404]);
    expect(await api.get(OutboxOperations).dead()).toEqual([]);
  });
});
