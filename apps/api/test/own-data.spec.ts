import { GrantCredits, VerifyLedger } from '@casewright/billing';
import { GetMessagingData } from '@casewright/messaging';
import { eventually } from '@casewright/platform/testing';
import { DAY_MS, NO_BILLING_DETAILS } from '@casewright/rules';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Client } from 'pg';
import { CASE_CREDITS, CASE_TO_START, ONE_CASE, type RunningApi } from './running-api';
import { RunningWorker } from './running-worker';
import { aSignUp, PASSWORD, startWithSessions, Visitor } from './visitor';

const NAMES = { firstName: 'Zebulon', lastName: 'Quackenbush' };
const TEXT = { subject: 'A question', content: 'How long does a case take?' };
const CREDITS = 100;

let api: RunningApi;
let worker: RunningWorker | undefined;

beforeAll(async () => {
  api = await startWithSessions();
  await Visitor.admin(api);
});
afterEach(async () => {
  await worker?.stop();
  worker = undefined;
});
afterAll(() => api.stop());

describe('a personal data export', () => {
  it('is prepared by the worker, mailed as a link, for its owner only, and expires', async () => {
    const sam = await aBusySeller();
    expect(await newestExport(sam)).toBeNull();

    const unconfirmed = async () =>
      api.sql('update identity.sessions set confirmed_at = null where account_id = $1', [await sam.id()]);
    const refused = { status: 403, body: { code: 'platform.step-up-needed' } };
    await unconfirmed();
    expect(await sam.send('POST', '/account/data-exports')).toMatchObject(refused);
    await sam.confirm();
    expect((await sam.send('POST', '/account/data-exports')).status).toBe(204);
    expect((await sam.send('POST', '/account/data-exports')).status).toBe(204);
    expect(await newestExport(sam)).toMatchObject({ status: 'being-made', expiresAt: null });
    worker = await RunningWorker.startFor(api);
    const { id } = await eventually(async () => {
      const newest = await newestExport(sam);
      expect(newest).toMatchObject({ status: 'ready' });
      return newest as { id: string };
    });

    await unconfirmed();
    expect(await sam.send('GET', `/account/data-exports/${id}`)).toMatchObject(refused);
    await sam.confirm();
    const file = await sam.send('GET', `/account/data-exports/${id}`);
    expect(file.headers).toMatchObject({
      'content-disposition': expect.stringMatching(/^attachment; filename="casewright-data-\d{4}-\d\d-\d\d\.json"$/),
      'cache-control': 'no-store',
    });
    expect(file.body).toMatchObject({
      about: { email: sam.email },
      identity: {
        account: [{ email: sam.email, first_name: NAMES.firstName }],
        sessions: [{ user_agent: expect.stringContaining('Firefox') }],
        passkeys: [{ name: 'Phone', added_at: expect.any(String) }],
        emailChanges: [{ old_email: sam.email }],
      },
      messaging: {
        messages: expect.arrayContaining([expect.objectContaining({ ...TEXT, folder: 'sent' })]),
        contactSubmissions: [],
        pilotSignups: [],
      },
      billing: {
        accounts: [{ balance: CREDITS - CASE_CREDITS }],
        billingDetails: [{ address: expect.any(String) }],
        transactions: [
          { type: 'other', amount: CREDITS },
          { type: 'usage', amount: -CASE_CREDITS },
          { type: 'usage', amount: CASE_CREDITS, account: expect.stringMatching(/^held:/) },
        ],
      },
      pursuits: { pursuits: [{ stage: 'active' }], cases: [{ state: 'inputs' }], caseSteps: [{ command: 'start' }] },
      casePricing: {
        cases: [{ selections: expect.objectContaining({}) }],
        savedCalculations: [{ rate_card: expect.any(String) }],
      },
    });
    for (const secret of ['password_hash', 'token_hash', 'argon2', 'public_key'])
      expect(file.text).not.toContain(secret);

    const mails = await eventually(() => {
      const ready = worker?.mails.to(sam.email).filter(({ subject }) => subject.includes('data is ready')) ?? [];
      expect(ready).toHaveLength(1);
      return ready;
    });
    expect(mails[0]?.text).toContain('/profile/settings?tab=data');
    expect(mails[0]?.text).not.toContain(NAMES.lastName);

    const kim = await Visitor.verified(api);
    await kim.confirm();
    expect(await kim.send('GET', `/account/data-exports/${id}`)).toMatchObject({
      status: 404,
      body: { code: 'identity.no-such-export' },
    });
    expect(await newestExport(kim)).toBeNull();
    expect((await new Visitor(api).send('GET', `/account/data-exports/${id}`)).status).toBe(401);

    await api.sql(
      `update identity.data_exports set requested_at = now() - interval '8 days', ready_at = now() - interval '8 days',
         expires_at = now() - interval '1 day' where id = $1`,
      [id],
    );
    expect((await sam.send('GET', `/account/data-exports/${id}`)).status).toBe(404);
    expect(await newestExport(sam)).toBeNull();
  });

  it('of an admin has no messages that others wrote to the team', async () => {
    const [admin, sam] = [await Visitor.admin(api), await Visitor.verified(api)];
    await sam.send('POST', '/messages', { subject: 'A secret of Sam', content: 'For the team' });
    const answer = { subject: 'To Sam', content: 'Thank you', recipient: sam.email };
    expect((await admin.send('POST', '/messages', answer)).status).toBe(201);
    const dataOf = async (person: Visitor) =>
      (await api.get(QueryBus).execute(new GetMessagingData(await person.id(), person.email))).messages;
    expect(await dataOf(admin)).toEqual([expect.objectContaining({ subject: 'To Sam', folder: 'sent' })]);
    expect(await dataOf(sam)).toHaveLength(2);
  });
});

describe('deleting an account', () => {
  it('requires the password and the typed address, and can be undone for 14 days', async () => {
    const sam = await Visitor.verified(api);
    expect((await leave(sam, { password: 'Wrong-horse-1' })).body['code']).toBe('identity.wrong-password');
    expect(await leave(sam, { confirmation: 'other@acme.example' })).toMatchObject({
      status: 422,
      body: { code: 'identity.deletion-not-confirmed', fields: { confirmation: [expect.any(String)] } },
    });
    expect(await sam.user()).toMatchObject({ deletionDueAt: null });
    const { status, body } = await leave(sam, { confirmation: ` ${sam.email.toUpperCase()} ` });

    expect(status).toBe(200);
    const dueAt = String(body['dueAt']);
    expect(Math.abs(Date.parse(dueAt) - Date.now() - 14 * DAY_MS)).toBeLessThan(60_000);
    expect(await sam.user()).toMatchObject({ deletionDueAt: dueAt });
    expect((await leave(sam)).body['dueAt']).toBe(dueAt);

    worker = await RunningWorker.startFor(api);
    await eventually(() => expect(subjectsTo(sam.email)).toContain('Your Casewright account will be deleted'));
    expect((await sam.send('DELETE', '/account/deletion')).status).toBe(204);
    expect(await sam.user()).toMatchObject({ email: sam.email, deletionDueAt: null });
  });

  it('erases personal data, keeps the ledger, and returns held credits', async () => {
    const [sam, kim] = [await aBusySeller(), await aBusySeller()];
    const id = await sam.id();
    const entries = await ledgerOf(id);
    const welcome = { recipient: sam.email, subject: 'Welcome', content: 'Ask us anything.' };
    expect((await (await Visitor.admin(api)).send('POST', '/messages', welcome)).status).toBe(201);
    // Deleted for good by its recipient.
    await api.sql('delete from messaging.copies where owner_id = $1 and is_received', [id]);
    await leave(sam);
    await api.sql(`update identity.accounts set deletion_due_at = now() - interval '1 minute' where id = $1`, [id]);
    await api.sql(`delete from platform.scheduled_jobs where name = 'identity.erase-due-accounts'`);

    worker = await RunningWorker.startFor(api);
    await eventually(() => expect(subjectsTo(sam.email)).toContain('Your Casewright account has been deleted'));

    expect(await sam.user()).toBeNull();
    expect((await sam.signIn()).status).toBe(401);
    // An event may stay until its mail is sent.
    await eventually(async () => expect(await tablesWith(sam.email)).toEqual([]));
    // The ID identifies no one anymore: it only links payments and messages that others read.
    const kept = [
      'billing.credit_accounts',
      'billing.grants',
      'billing.holds',
      'billing.ledger_entries',
      'case_pricing.cases',
      'messaging.conversations',
      'messaging.messages',
      'platform.idempotency_keys',
    ];
    await eventually(async () =>
      expect((await tablesWith(id)).filter((table) => table !== 'platform.outbox')).toEqual(kept),
    );
    expect(await ledgerOf(id)).toEqual([...entries, expect.objectContaining({ amount: CASE_CREDITS, type: 'other' })]);
    expect(await api.get(QueryBus).execute(new VerifyLedger())).toMatchObject({ discrepancies: [] });

    expect(await kim.user()).toMatchObject({ ...NAMES, deletionDueAt: null });
    expect(await api.sql(`select sender_name from messaging.messages where sender_id = $1`, [id])).toEqual([
      { sender_name: 'Former user' },
    ]);
    expect(await api.sql(`select recipient_name from messaging.messages where subject = 'Welcome'`)).toEqual([
      { recipient_name: 'Former user' },
    ]);
    expect((await sam.signUp()).status).toBe(201);
    expect((await sam.verify(await sam.mailedCode())).body).toMatchObject({ outcome: 'signed-up' });
  });

  it('leaves no message that arrives meanwhile', async () => {
    const sam = await aBusySeller();
    const id = await sam.id();
    const eraser = new Client({ connectionString: api.databaseUrl });
    await eraser.connect();
    try {
      await eraser.query('begin');
      await eraser.query('delete from identity.accounts where id = $1', [id]);

      worker = await RunningWorker.startFor(api);
      await eventually(async () => expect(await waitingFor(eraser)).not.toEqual([]));
      await eraser.query('commit');
    } finally {
      await eraser.end();
    }

    await eventually(async () => expect(await untold(id)).toEqual([]));
    expect(await api.sql('select 1 from messaging.copies where owner_id = $1 and is_received', [id])).toEqual([]);
  });

  it('is refused to the last admin', async () => {
    await api.withoutAdmins();
    const [ada, alan] = [await Visitor.admin(api), await Visitor.admin(api)];

    const answers = await Promise.all([leave(ada), leave(alan)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body['code']).toBe('identity.last-admin');
  });
});

/** Finds connections that this client blocks. */
const waitingFor = async (client: Client) => {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return api.sql('select pid from pg_stat_activity where $1 = any(pg_blocking_pids(pid))', [rows[0]?.pid]);
};

/** Pending events of started cases. */
const untold = (ownerId: string) =>
  api.sql(
    `select id from platform.outbox
     where type = 'case-pricing.case-started' and payload ->> 'ownerId' = $1 and done_at is null`,
    [ownerId],
  );

const leave = (visitor: Visitor, told: object = {}) =>
  visitor.send('POST', '/account/deletion', { password: PASSWORD, confirmation: visitor.email, ...told });

const newestExport = async (visitor: Visitor): Promise<unknown> =>
  (await visitor.send('GET', '/account/data-exports')).body['newest'];

const subjectsTo = (address: string) => worker?.mails.to(address).map(({ subject }) => subject);

/** A seller who has used every feature and wrote to the admins. */
async function aBusySeller(): Promise<Visitor> {
  const seller = await Visitor.verified(api);
  const key = () => ({ 'idempotency-key': crypto.randomUUID() });
  await seller.send('POST', '/account/name', NAMES);
  await seller.addPasskey();
  const id = await seller.id();
  await api.get(CommandBus).execute(new GrantCredits(id, CREDITS, 'A present', crypto.randomUUID()));
  const done = [
    await seller.send('POST', '/cases', CASE_TO_START, key()),
    await seller.send('POST', '/saved-calculations', ONE_CASE, key()),
    await seller.send('POST', '/messages', TEXT),
    await seller.send('PUT', '/credits/billing-details', { ...NO_BILLING_DETAILS, address: seller.email }),
    await seller.send('POST', '/account/email-change', { email: aSignUp().email, password: PASSWORD }),
  ];
  expect(done.map(({ status }) => status)).toEqual([201, 201, 201, 204, 204]);
  return seller;
}

const ledgerOf = (id: string) =>
  api.sql(`select * from billing.ledger_entries where account = $1 order by position`, [id]);

/** Every table, including new ones, with a row that contains the words. */
async function tablesWith(words: string): Promise<string[]> {
  const tables = await api.sql<{ name: string }>(
    `select table_schema || '.' || table_name as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await api.sql(`select from ${name} as kept where position($1 in kept::text) > 0 limit 1`, [words]);
    if (rows.length > 0) found.push(name);
  }
  return found;
}
