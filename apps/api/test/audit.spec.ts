import type { PaymentStandIn } from '@casewright/billing/testing';
import { GeneratedFiles, Sessions, Transactions } from '@casewright/platform';
import { APPLICATION_ROLE, OWNER_ROLE, urlAs } from '@casewright/platform/testing';
import { BASELINE_RATES as TODAY, DAY_MS } from '@casewright/rules';
import { DEFAULT_CHOICES } from '@casewright/rules/intake';
import { Client } from 'pg';
import { SessionsFromIdentity } from '../bridges/sessions-from-identity';
import { verifyAuditTrail } from '../operator';
import { aKey, paidOrder, refusedRefund, startProvider } from './checkout';
import { anAddress, operationsOf, toEach } from './operations';
import { CASE_TO_START, RunningApi } from './running-api';
import { startWithSessions, Visitor } from './visitor';

const MACHINES = 'compute-virtual-machines';
const GRANT = { kind: 'grant', reason: 'A large one' };

/** Replaces the document's example where an operation needs existing data. */
type Requests = Readonly<Record<string, SentRequest | PreparedRequest>>;

interface SentRequest {
  readonly url?: string;
  readonly body?: object;
}

/** Called right before the operation. */
type PreparedRequest = () => Promise<SentRequest>;

describe('every admin operation', () => {
  let standIn: PaymentStandIn;
  let api: RunningApi;
  let admin: Visitor;
  let requests: Requests;

  beforeAll(async () => {
    standIn = await startProvider();
    const url = { STRIPE_API_URL: standIn.url };
    api = await RunningApi.startWith(url, { provide: Sessions, useClass: SessionsFromIdentity });
    admin = await Visitor.admin(api);
    requests = await requestsFor(api, admin, standIn);
  });
  afterAll(async () => {
    await api.stop();
    await standIn.stop();
  });

  it('records who, what, when, address, and session', async () => {
    // Deletions last.
    const operations = operationsOf(api)
      .filter(({ access }) => access === 'admin')
      .sort((one, other) => Number(one.method === 'DELETE') - Number(other.method === 'DELETE'));
    expect(operations.length).toBeGreaterThan(3);

    const recorded = await toEach(operations, async (operation) => {
      const address = anAddress();
      const request = requests[operation.name];
      const { url, body } = { ...operation, ...(typeof request === 'function' ? await request() : request) };
      const told = { ...aKey(), 'x-forwarded-for': address };
      const { status, headers } = await admin.send(operation.method as 'GET', url.replace('/api', ''), body, told);
      const entries = await api.sql(
        `select action, actor_kind, actor, actor_id, session_id is not null as "hasSession" from platform.audit_entries
         where request_id = $1 and address = $2 order by id`,
        [headers['x-request-id'], address],
      );
      return [status < 300, entries];
    });

    // Commands record their actor in their own transaction.
    expect(await api.sql(`select action from platform.audit_entries where actor_kind = 'system'`)).toEqual([]);
    const by = { actor_kind: 'admin', actor: admin.email, actor_id: await admin.id(), hasSession: true };
    // Two steps, which usually take two requests.
    const sending = new Set(['refund-order', 'retry-refund']);
    const steps = (name: string) => (sending.has(name) ? [name, 'complete-refund'] : [name]);
    expect(recorded).toEqual(
      Object.fromEntries(
        operations.map(({ name }) => [name, [true, steps(name).map((action) => ({ action, ...by }))]]),
      ),
    );
  });

  it('records nothing when it was rejected', async () => {
    const before = await api.count('platform.audit_entries');
    await admin.send('GET', '/admin/users?before=forged');
    await new Visitor(api).send('GET', '/admin/users');
    expect(await api.count('platform.audit_entries')).toBe(before);
  });

  it('records a read once per half hour while a page refetches it', async () => {
    const seller = await Visitor.verified(api);
    const { body } = await seller.send('POST', '/messages', { subject: 'A question', content: 'How?' });
    const id = String(body['conversationId']);
    const ada = await Visitor.admin(api);
    const look = (who = ada, path = `/conversations/${id}/messages`) => who.send('GET', path);
    const looks = () => api.sql('select action from platform.audit_entries where subject_id = $1 order by id', [id]);
    const seen = { action: 'list-conversation' };

    await look(seller);
    for (let n = 0; n < 3; n++) expect((await look()).status).toBe(200);
    expect(await looks()).toEqual([seen]);
    await look(admin);
    await look(ada, `/admin/conversations/${id}`);
    expect(await looks()).toEqual([seen, seen, { action: 'get-provider-conversation' }]);

    await halfAnHourPasses(api.databaseUrl);
    await look();
    expect(await looks()).toHaveLength(4);
  });

  it('records each later page of a list, and each file', async () => {
    const address = anAddress();
    const ada = await Visitor.admin(api);
    await api.sql(`insert into platform.audit_entries (actor_kind, action, details)
      select 'visitor', 'list-users', '{}' from generate_series(1, 30)`);
    const { body } = await ada.send('GET', '/admin/audit');
    for (const path of [`/admin/audit?before=${String(body['next'])}`, '/admin/audit/csv'])
      for (let n = 0; n < 2; n++)
        expect((await ada.send('GET', path, undefined, { 'x-forwarded-for': address })).status).toBe(200);
    expect(
      await api.sql('select action from platform.audit_entries where address = $1 order by id', [address]),
    ).toEqual(['list', 'list', 'export', 'export'].map((does) => ({ action: `${does}-audit-entries` })));
  });
});

describe('the audit trail', () => {
  let api: RunningApi;
  let admin: Visitor;

  beforeAll(async () => {
    api = await startWithSessions();
    admin = await Visitor.admin(api);
    await admin.signIn();
    await admin.takeSecondStep(admin.authenticatorCode(1));
    // Concurrent reads: the chain links them one by one.
    await Promise.all(Array.from({ length: 12 }, (_, n) => admin.send('GET', `/admin/users?search=${n}`)));
  });
  afterAll(() => api.stop());

  it('records sign-ins of admins, with a second step and by the password alone', async () => {
    const newcomer = await Visitor.verified(api);
    await newcomer.becomeAdmin();
    await newcomer.signIn();
    for (const [who, isMfa] of [
      [admin, true],
      [newcomer, false],
    ] as const) {
      const { body } = await admin.send('GET', `/admin/audit?action=sign-in&actor=${await who.id()}`);
      expect(body['rows']).toEqual([
        expect.objectContaining({
          actor: who.email,
          actorPerson: { name: 'Sam Seller', email: who.email },
          address: who.address,
          sessionId: expect.any(String) as string,
          requestId: expect.any(String) as string,
          subjectKind: 'user',
          details: { facts: { browser: 'Firefox on Linux', 'second factor': isMfa } },
        }),
      ]);
    }
  });

  it('can be searched by name', async () => {
    const found = async (search: string) => (await admin.send('GET', `/admin/audit?search=${search}`)).body['total'];
    expect([Number(await found('sam+seller')) > 0, await found('%25')]).toEqual([true, 0]);
  });

  it('can be filtered by time and exported', async () => {
    const past = await admin.send('GET', '/admin/audit?to=2020-01-01');
    expect(past.body).toMatchObject({ total: 0, rows: [] });
    const ada = await Visitor.admin(api);
    for (let n = 0; n < 2; n++) await ada.send('GET', `/admin/users?search=${n}`);
    const { text } = await admin.send('GET', `/admin/audit/csv?action=list-users&actor=${await ada.id()}`);
    const [columns, newest, ...others] = text.trim().split('\r\n');
    expect(columns).toContain(
      'Entry,Time,Person,Person ID,Action,Object,Object ID,Case,Details,IP address,Session,Request',
    );
    expect(newest).toContain(`,${ada.email},${await ada.id()},list-users,`);
    expect(others).toHaveLength(1);
  });

  it('can be limited to changes', async () => {
    const seller = await Visitor.verified(api);
    const grant = { kind: 'grant', credits: 1, reason: 'A small one' };
    await admin.send('POST', `/admin/users/${await seller.id()}/credits`, grant, aKey());
    await admin.send('GET', `/admin/users/${await seller.id()}/balance`);
    const actions = async (query: string) => {
      const { body } = await admin.send('GET', `/admin/audit?subject=${await seller.id()}${query}`);
      return (body['rows'] as { action: string }[]).map(({ action }) => action);
    };
    expect(await actions('')).toEqual(['get-balance-of-user', 'adjust-credits']);
    expect(await actions('&show=changes')).toEqual(['adjust-credits']);
  });

  it.each(['actor=sam', 'to=2026-02-30'])('rejects %s', async (query) => {
    const { status, body } = await admin.send('GET', `/admin/audit?${query}`);
    expect([status, Object.keys(body['fields'] as object)]).toEqual([422, [query.split('=')[0]]]);
  });

  it.each([
    'update platform.audit_entries set actor = null',
    'delete from platform.audit_entries',
    'truncate platform.audit_entries cascade',
    `update platform.audit_links set hash = repeat('0', 64)`,
    'delete from platform.audit_links',
    `insert into platform.audit_links select day, position + 1000, entry_id, hash from platform.audit_links limit 1`,
  ])('cannot be changed in the database by any role: %s', async (statement) => {
    for (const role of [APPLICATION_ROLE, OWNER_ROLE]) {
      const client = new Client({ connectionString: urlAs(role, api.databaseUrl) });
      await client.connect();
      await expect(client.query(statement)).rejects.toThrow(/permission denied|append-only/);
      await client.end();
    }
  });

  it.each([
    ['changed', `update platform.audit_entries set address = '10.0.0.1' where id = $1`, /^entry 5: of .* was changed/m],
    ['removed', 'delete from platform.audit_entries where id = $1', /^entry 5: of .* was removed/m],
    ['cut out with its link', 'delete from platform.audit_links where entry_id = $1', /, (\d+) to \1: were removed/m],
    [
      'slipped in',
      `insert into platform.audit_entries (actor_kind, action, details) select 'system', 'x', '{}' where $1 = 5`,
      /^entry \d+: is not in the chain/m,
    ],
  ])('detects an entry that a superuser has %s', async (_, statement, fault) => {
    const client = new Client({ connectionString: api.databaseUrl });
    await client.connect();
    await client.query(`create temp table entries as table platform.audit_entries;
      create temp table links as table platform.audit_links`);
    await client.query('set session_replication_role = replica');
    await client.query(statement, [5]);
    await expect(verifyAuditTrail(api)).rejects.toThrow(fault);

    await client.query(`delete from platform.audit_links; delete from platform.audit_entries;
      insert into platform.audit_entries overriding system value table entries;
      insert into platform.audit_links table links`);
    await client.end();
    expect(await verifyAuditTrail(api)).toContain('none changed or removed');
  });

  it('detects a truncated end by an earlier hash', async () => {
    const kept = /^Checked \d+ entries from 1 day: none changed.*\n.*: ([\da-f]{64})$/s.exec(
      await verifyAuditTrail(api),
    )?.[1];
    await admin.send('GET', '/admin/users');
    expect(await verifyAuditTrail(api, kept)).toContain('none changed or removed');
    await expect(verifyAuditTrail(api, '0'.repeat(64))).rejects.toThrow('cut off');
  });
});

/** Backdates entries with triggers off, since not even the owner can change them. */
async function halfAnHourPasses(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('set session_replication_role = replica');
  await client.query(`update platform.audit_entries set happened_at = happened_at - interval '30 minutes'`);
  await client.end();
}

/** @returns the URL of a rate card, publishable if it has a day */
async function draftedCard(admin: Visitor, validFrom?: string, perSolution = 4): Promise<string> {
  const { body } = await admin.send('POST', '/admin/rate-cards', undefined, aKey());
  const [id, version] = [String(body['id']), String(body['version'])];
  const rates = { ...TODAY, perSolution };
  if (validFrom) await admin.send('PUT', `/admin/rate-cards/${id}`, { version, validFrom, rates, revision: 1 });
  return `/api/admin/rate-cards/${id}`;
}

async function priceBookRequests(api: RunningApi, admin: Visitor): Promise<Requests> {
  const [sample] = await api.sql<{ id: string }>('select id from price_books.price_books');
  const csv = 'Kind,Provider,Name,Price per core per year\nlicense,Example,Database,100';
  const file = { csv, pricesAsOf: '2026-01-15', revision: 1 };
  const [imported, ready, discarded] = await Promise.all(
    ['Imported', 'Ready', 'Discarded'].map(async (name) => {
      const priceBook = { name, source: 'Example', region: 'north', currency: 'USD' };
      const { body } = await admin.send('POST', '/admin/price-books', priceBook, aKey());
      const { body: added } = await admin.send('GET', `/admin/price-books/${String(body['id'])}`);
      return `/api/admin/price-book-versions/${(added['versions'] as { readonly id: string }[])[0]?.id}`;
    }),
  );
  await admin.send('PUT', `${ready}/lines`.replace('/api', ''), file);
  return {
    'get-price-book': { url: `/api/admin/price-books/${sample?.id}` },
    'draft-price-book-version': { url: `/api/admin/price-books/${sample?.id}/versions` },
    'list-price-lines': { url: `${ready}/lines` },
    'export-price-lines': { url: `${ready}/lines/csv` },
    'compare-price-book-version': { url: `${ready}/changes` },
    'try-price-import': { url: `${imported}/import-trial`, body: { csv } },
    'import-price-lines': { url: `${imported}/lines`, body: file },
    'publish-price-book-version': { url: `${ready}/publication`, body: { revision: 2 } },
    'discard-price-book-version': { url: `${discarded}` },
  };
}

/** The library has one draft at a time, so each request gets a new one. */
function defaultsRequests(api: RunningApi, admin: Visitor): Requests {
  const csv = [
    'Key,Name,Unit,Low,Base,High,Publisher,Title,URL,Source date',
    'power-price,Electricity,USD/kWh,0.1,0.1,0.1,Example,Prices,https://energy.example,2026-01-15',
  ].join('\n');
  const removeDraft = () => api.sql('delete from value_models.default_versions where published_at is null');
  const onDraft =
    (path: string, body?: object): PreparedRequest =>
    async () => {
      await removeDraft();
      const { body: draft } = await admin.send('POST', '/admin/defaults/versions', undefined, aKey());
      const url = `/admin/default-versions/${String(draft['id'])}`;
      await admin.send('PUT', `${url}/lines`, { csv, revision: 1 });
      return { url: `/api${url}${path}`, ...(body && { body }) };
    };
  return {
    'draft-default-version': async () => {
      await removeDraft();
      return {};
    },
    'list-defaults': onDraft('/lines'),
    'export-defaults': onDraft('/lines/csv'),
    'compare-default-version': onDraft('/changes'),
    'try-default-import': onDraft('/import-trial', { csv }),
    'import-defaults': onDraft('/lines', { csv, revision: 2 }),
    'publish-default-version': onDraft('/publication', { revision: 2 }),
    'discard-default-version': onDraft(''),
  };
}

async function requestsFor(api: RunningApi, admin: Visitor, standIn: PaymentStandIn): Promise<Requests> {
  const seller = await Visitor.verified(api);
  const { body: message } = await seller.send('POST', '/messages', { subject: 'A question', content: 'How?' });
  const conversation = `/api/admin/conversations/${String(message['conversationId'])}`;
  const savedAnswer = `/api/admin/saved-answers/${crypto.randomUUID()}`;
  const promoted = await Visitor.verified(api);
  const demoted = await Visitor.admin(api);
  const unverified = await Visitor.unverified(api);
  await api.sql(`update identity.email_codes
    set issued_at = issued_at - interval '2 minutes', expires_at = expires_at - interval '2 minutes'`);
  const user = `/api/admin/users/${await seller.id()}`;
  const elsewhere = new Visitor(api, seller.email);
  await elsewhere.signIn();
  const [session] = await api.sql<{ id: string }>('select id from identity.sessions where account_id = $1', [
    await seller.id(),
  ]);
  const [approved, declined] = await Promise.all(
    Array.from({ length: 2 }, async () => {
      const asked = { ...GRANT, credits: 501 };
      const { body } = await demoted.send('POST', `/admin/users/${await seller.id()}/credits`, asked, aKey());
      return `/api/admin/credits/${String(body['id'])}`;
    }),
  );
  const order = await paidOrder(api, seller, standIn);
  const retriedRefund = await refusedRefund(api, demoted, standIn, await paidOrder(api, seller, standIn));
  const canceledRefund = await refusedRefund(api, demoted, standIn, await paidOrder(api, seller, standIn));
  await demoted.send('POST', `/admin/users/${await seller.id()}/credits`, { ...GRANT, credits: 500 }, aKey());
  const proposed = [{ name: 'Acme Cloud', environments: ['aws'], computeModels: ['virtual-machines'] }];
  const supported = { ...CASE_TO_START, proposed, presentationSupport: true };
  const { body: started } = await seller.send('POST', '/cases', supported, aKey());
  const startedCase = `/api/admin/cases/${String(started['caseId'])}`;
  const aCaseInAnalysis = async (): Promise<string> => {
    const { body } = await seller.send('POST', '/cases', CASE_TO_START, aKey());
    for (const command of ['complete-inputs', 'confirm'])
      await demoted.send('POST', `/admin/cases/${String(body['caseId'])}/moves`, { command }, aKey());
    return String(body['caseId']);
  };
  const inAnalysis = await Promise.all(Array.from({ length: 5 }, aCaseInAnalysis));
  const [unmodeled, modeled, documented] = inAnalysis.slice(2).map((id) => `/api/admin/cases/${id}/value-model`);
  const template = 'virtualization-refresh';
  for (const url of [modeled, documented]) await admin.send('POST', `${url}`.replace('/api', ''), { template });
  const frozen = { kind: 'version', revision: 1, note: '', acceptsDefaults: true };
  await admin.send('POST', `${documented}/versions`.replace('/api', ''), frozen, aKey());
  await withDocuments(api, inAnalysis[4] ?? '');
  const { body: shown } = await admin.send('GET', `/cases/${inAnalysis[3]}/value-model`);
  const { content } = shown['model'] as { readonly content: object };
  const [prepared, publishable] = await Promise.all(inAnalysis.slice(0, 2).map((id) => withFile(api, id)));
  const inputs = `/cases/${String(started['caseId'])}/inputs`;
  await seller.send('PUT', `${inputs}/discount-rate/answers`, {
    answers: [
      { field: 'ratePercent', value: '9' },
      { field: 'horizonYears', value: '5' },
    ],
  });
  await seller.send('PUT', `${inputs}/prices-1/answers`, { answers: [{ field: 'yearlyCostUsd', value: '120000' }] });
  for (const key of ['environment-aws', MACHINES])
    await seller.send('POST', `${inputs}/${key}/file`, { id: crypto.randomUUID(), name: 'a.csv', size: 1 });
  await api.sql(`update platform.files set state = 'ready', type = 'text/csv', sha256 = 'none', received = size
    where context = 'case-inputs'`);
  await withRows(api, String(started['caseId']));
  await withBill(api, String(started['caseId']));
  const reviews = await withReviews(api, inAnalysis[0] ?? '', await seller.id());
  const [approvedSignup, declinedSignup] = await Promise.all([signedUp(api), signedUp(api)]);
  const [changedCard, discardedCard] = [await draftedCard(demoted), await draftedCard(demoted)];
  const [scheduledCard, readyCard] = [
    await draftedCard(demoted, '2100-01-01'),
    await draftedCard(demoted, '2100-02-01', 5),
  ];
  await demoted.send('POST', `${scheduledCard.replace('/api', '')}/publication`, { revision: 2 });
  const [submission] = await api.sql<{ id: string }>(
    `insert into messaging.contact_submissions (id, name, email, phone, message, created_at)
     values (gen_random_uuid(), 'Dana', 'dana@fabrikam.example', '+14155550100', 'Hi.', now()) returning id`,
  );
  const dead = crypto.randomUUID();
  await api.sql(`insert into platform.outbox (id, type, payload, occurred_at, due_at, last_error, dead_at)
    values ('${dead}', 'identity.code-requested', '{}', now(), null, 'Mailbox full', now())`);
  return {
    'approve-pilot-signup': { url: `${approvedSignup}/approve` },
    'decline-pilot-signup': { url: `${declinedSignup}/decline` },
    'set-contact-answered': {
      url: `/api/admin/contact-submissions/${submission?.id}/answered`,
      body: { isAnswered: true },
    },
    'retry-dead-mail': { url: `/api/admin/mails/${dead}/retry` },
    'get-overseen-message': { url: `/api/admin/messages/${String(message['messageId'])}` },
    'list-case-notes': { url: `${startedCase}/notes` },
    'add-case-note': { url: `${startedCase}/notes` },
    'list-inputs-of-case': { url: `${startedCase}/inputs` },
    'download-input-file-of-case': { url: `${startedCase}/inputs/environment-aws/file` },
    'list-input-rows-of-case': { url: `${startedCase}/inputs/${MACHINES}/rows` },
    'export-input-rows-of-case': { url: `${startedCase}/inputs/${MACHINES}/rows/csv` },
    'get-input-figures-of-case': { url: `${startedCase}/inputs/${MACHINES}/figures` },
    'get-bill-figures-of-case': { url: `${startedCase}/inputs/environment-aws/bill` },
    'list-bill-lines-of-case': { url: `${startedCase}/inputs/environment-aws/bill/lines` },
    'export-bill-lines-of-case': { url: `${startedCase}/inputs/environment-aws/bill/lines/csv` },
    'accept-input': { url: `${startedCase}/inputs/discount-rate/accept` },
    'return-input': { url: `${startedCase}/inputs/prices-1/return`, body: { reason: 'Which term?' } },
    'plan-presentation': {
      url: `${startedCase}/presentation`,
      body: { startsAt: new Date(Date.now() + DAY_MS), attendees: 'Adaeze Morrow' },
    },
    'assign-case': { url: `${startedCase}/analyst`, body: { analystId: null } },
    'move-case-as-provider': { url: `${startedCase}/moves`, body: { command: 'hold', reason: 'It waits' } },
    'get-next-version': { url: `${prepared?.url}` },
    'add-deliverable-file': {
      url: `${prepared?.url}/files`,
      body: { id: crypto.randomUUID(), name: 'b.pdf', size: 9 },
    },
    'remove-deliverable-file': { url: `${prepared?.url}/files/${prepared?.fileId}` },
    'propose-review': { url: `/api/admin/cases/${inAnalysis[1]}/reviews` },
    'cancel-review': { url: `${reviews.url}/reviews/${reviews.open}/cancellation` },
    'minute-review': {
      url: `${reviews.url}/reviews/${reviews.booked}/minutes`,
      body: { minutes: 'Agreed.', items: [{ id: reviews.item, text: 'Count', owner: 'Sam', dueOn: null }] },
    },
    'set-action-item-done-as-provider': { url: `${reviews.url}/action-items/${reviews.item}` },
    'publish-deliverable': { url: `${publishable?.url}` },
    'revoke-advocate-link-as-provider': { url: `${reviews.url}/advocate-links/${reviews.link}` },
    'start-value-model': { url: `${unmodeled}`, body: { template } },
    'save-value-model': { url: `${modeled}`, body: { content: { ...content, title: 'Another' }, revision: 1 } },
    'change-model-editor': { url: `${modeled}/editor`, body: { change: 'take' } },
    'make-value-model-version': { url: `${modeled}/versions`, body: { kind: 'draft', revision: 2, note: '' } },
    'retry-model-documents': { url: `${documented}/versions/1.0/documents` },
    'deliver-value-model-version': { url: `${documented}/versions/1.0/delivery` },
    ...(await priceBookRequests(api, demoted)),
    ...defaultsRequests(api, admin),
    'get-rate-card': { url: changedCard },
    'try-rate-card': { url: `${changedCard}/trial?days=1` },
    'change-rate-card': { url: changedCard, body: { version: 'next', rates: TODAY, revision: 1 } },
    'publish-rate-card': { url: `${readyCard}/publication`, body: { revision: 2 } },
    'withdraw-rate-card': { url: `${scheduledCard}/publication` },
    'discard-rate-card': { url: discardedCard },
    'get-user': { url: user },
    'end-session-of-user': { url: `${user}/sessions/${session?.id}` },
    'resend-verification': { url: `/api/admin/users/${await unverified.id()}/verification` },
    'unlock-user': { url: `${user}/unlock` },
    'export-data-of-user': { url: `${user}/data-export` },
    'adjust-credits': { url: `${user}/credits` },
    'approve-adjustment': { url: `${approved}/approval` },
    'decline-adjustment': { url: `${declined}/refusal` },
    'refund-order': { url: `/api/admin/orders/${order.orderId}/refund` },
    'retry-refund': { url: `/api/admin/credits/${retriedRefund}/retry` },
    'cancel-refund': { url: `/api/admin/credits/${canceledRefund}/cancellation`, body: { reason: 'Disputed' } },
    'promote-to-admin': { body: { email: promoted.email } },
    'demote-admin': { url: `/api/admin/admins/${await demoted.id()}` },
    'get-provider-conversation': { url: conversation },
    'set-conversation-done': { url: `${conversation}/done` },
    'assign-conversation': { url: `${conversation}/assignee`, body: { assigneeId: await admin.id() } },
    'note-writing': { url: `${conversation}/writing` },
    'put-saved-answer': { url: savedAnswer },
    'delete-saved-answer': { url: savedAnswer },
  };
}

/** Uploads a file for the case's next version. */
async function withFile(api: RunningApi, caseId: string): Promise<{ readonly url: string; readonly fileId: string }> {
  const [version, fileId] = [crypto.randomUUID(), crypto.randomUUID()];
  await api.sql(
    `with version as (insert into pursuits.deliverables (id, case_id) values ($1, $2))
     insert into platform.files (id, context, subject, owner_id, name, size, received, allowed, state, type, sha256)
     values ($3, 'deliverables', $1, gen_random_uuid(), 'a.pdf', 1, 1, '[]', 'ready', 'application/pdf', 'f00d')`,
    [version, caseId, fileId],
  );
  return { url: `/api/admin/cases/${caseId}/next-version`, fileId };
}

/** A machine of the case's inventory, as the worker reads it. */
async function withRows(api: RunningApi, caseId: string): Promise<void> {
  const intake = {
    ...{ source: null, rows: 'machine', sheets: [], groups: [], storageKinds: [], priced: null, notes: [] },
    ...{ choices: DEFAULT_CHOICES, questions: [] },
  };
  const reading = { problem: null, sheets: [], rows: 1, totals: {}, faults: [], also: [], intake };
  await api.sql(
    `with input as (update pursuits.case_inputs set reading = $3 where case_id = $1 and key = $2 returning file_id)
     insert into pursuits.input_rows (file_id, kind, position, identity, case_id, key, sheet, row, name, os_family)
     select file_id, 'machine', 0, 'app-01', $1, $2, '', 2, 'app-01', 'linux' from input`,
    [caseId, MACHINES, JSON.stringify(reading)],
  );
}

async function withBill(api: RunningApi, caseId: string): Promise<void> {
  const cells = [
    { month: '2026-08', service: 'S3', provider: 'AWS', type: 'usage', lines: 1, effective: '1', billed: '1' },
  ];
  const bill = {
    ...{ source: null, currency: 'USD', bases: ['billed'], basis: 'billed', choices: { basis: null, types: null } },
    ...{ types: [], commitments: null, notes: [], questions: [], text: '', cells },
  };
  const reading = { problem: null, sheets: [], rows: 1, totals: {}, faults: [], also: [], intake: null, bill };
  await api.sql(`update pursuits.case_inputs set reading = $2 where case_id = $1 and key = 'environment-aws'`, [
    caseId,
    JSON.stringify(reading),
  ]);
}

/** Documents of a case's version, as the worker makes them. */
async function withDocuments(api: RunningApi, caseId: string): Promise<void> {
  const [version] = await api.sql<{ id: string }>('select id from value_models.versions where case_id = $1', [caseId]);
  for (const kind of ['pdf-letter', 'pptx', 'xlsx']) {
    const [id, bytes] = [crypto.randomUUID(), await api.get(GeneratedFiles).put(Buffer.from(kind))];
    const made = { ...{ id, subject: version?.id ?? '', context: 'value-documents', ownerId: caseId }, ...bytes };
    await api
      .get(Transactions)
      .run(() => api.get(GeneratedFiles).save({ ...made, name: `${kind}.pdf`, type: 'text/plain' }));
    await api.sql(
      `insert into value_models.documents (version_id, kind, file_id, sha256, made_at) values ($1, $2, $3, $4, now())`,
      [version?.id, kind, id, bytes.sha256],
    );
  }
}

/** An open review, a booked one with an action item, and an advocate's link. */
async function withReviews(api: RunningApi, caseId: string, byId: string) {
  const [open, booked, item] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const link = crypto.randomUUID();
  await api.sql(
    `insert into pursuits.advocate_links (id, case_id, name, email, token_hash, sent_at, expires_at, changed_at)
     values ($1, $2, 'Kim', 'kim@umbrella.example', 'none', now(), now() + interval '1 day', now())`,
    [link, caseId],
  );
  const slot = JSON.stringify({ startsAt: '2020-12-03T17:00:00Z', endsAt: '2020-12-03T17:45:00Z' });
  await api.sql(
    `insert into pursuits.reviews (id, case_id, kind, state, proposed_by, slots, booked, guests, place, changed_at) values
       ($1, $3, 'case', 'asked-again', $4, '[]', null, '[]', '', now()),
       ($2, $3, 'advocate', 'booked', $4, '[]', $5::jsonb, '[]', '', now())`,
    [open, booked, caseId, byId, slot],
  );
  await api.sql(
    `insert into pursuits.action_items (id, review_id, position, text, owner) values ($1, $2, 0, 'Count', 'Sam')`,
    [item, booked],
  );
  return { url: `/api/admin/cases/${caseId}`, open, booked, item, link };
}

async function signedUp(api: RunningApi): Promise<string> {
  const visitor = await Visitor.verified(api);
  const form = { company: 'Acme', contactName: 'Sam Seller', contactNumber: '415-555-0100', agreeToTerms: true };
  await visitor.send('POST', '/pilot-signups', { ...form, workEmail: visitor.email });
  const [signup] = await api.sql<{ id: string }>('select id from messaging.pilot_signups where user_id = $1', [
    await visitor.id(),
  ]);
  return `/api/admin/pilot-signups/${signup?.id}`;
}
