import { eventually } from '@casewright/platform/testing';
import { NotifyTeam } from '@casewright/messaging';
import { ErasePursuits } from '@casewright/pursuits';
import { RemindOfDueCases } from '@casewright/pursuits/testing';
import { CommandBus } from '@nestjs/cqrs';
import { aKey } from './checkout';
import { LivePage } from './live-page';
import { CASE_TO_START, type RunningApi } from './running-api';
import { RunningWorker } from './running-worker';
import { startWithSessions, Visitor } from './visitor';

interface Listed {
  readonly subject: string;
  readonly content: string;
  readonly conversationId: string;
}

const UNDELIVERED = `select type from platform.outbox where done_at is null`;

describe('the provider', () => {
  let api: RunningApi;
  let worker: RunningWorker;
  let url: string;
  let seller: Visitor;
  let priya: Visitor;
  let omar: Visitor;

  beforeAll(async () => {
    api = await startWithSessions();
    worker = await RunningWorker.startFor(api);
    [url = ''] = await api.listen();
    [seller, priya, omar] = [await Visitor.verified(api), await Visitor.admin(api), await Visitor.admin(api)];
    await api.grant(await seller.id(), 1_000);
  });
  afterAll(async () => {
    await worker.stop();
    await api.stop();
  });

  it('hears of every step that waits for it: every admin until there is an analyst, then the analyst, each once', async () => {
    const { caseId, name } = await started();
    await inputsComplete(caseId);
    const complete = `${name}: inputs are complete`;
    for (const admin of [priya, omar]) {
      expect(await subjects(admin, caseId)).toEqual([complete, `Case started: ${name}`]);
      const [mail, ...repeats] = mailsTo(admin, complete);
      expect(repeats).toEqual([]);
      expect(mail?.text).toContain('It’s due 3 business days after you confirm its terms.');
      expect(mail?.text).toContain('/admin/cases?pursuit=');
    }

    await priya.send('PUT', `/admin/cases/${caseId}/analyst`, { analystId: await priya.id() });
    for (const command of ['complete-inputs', 'confirm', 'finish-analysis']) await provide(caseId, command);
    await sellerDoes(caseId, 'ask-changes', 'Site B is missing.');
    const [asked] = mailsTo(priya, `${name}: changes requested`);
    expect(asked?.text).toContain('“Site B is missing.”');
    expect(asked?.text).toMatch(/The case is due \w+, \w+ \d+, 5:00 PM Pacific Time\./);
    expect(mailsTo(omar, `${name}: changes requested`)).toEqual([]);

    await provide(caseId, 'finish-analysis');
    await sellerDoes(caseId, 'approve-case');
    await sellerDoes(caseId, 'approve-review');
    await sellerDoes(caseId, 'cancel', 'Postponed');
    expect(await subjects(priya, caseId)).toEqual([
      `${name}: canceled by the seller`,
      `${name}: advocate review approved`,
      `${name}: approved by the seller`,
      `${name}: changes requested`,
      complete,
      `Case started: ${name}`,
    ]);
    expect(await subjects(seller, caseId)).toContain('Your case has been started');
    expect(await subjects(seller, caseId)).not.toContain(complete);
  });

  it('is reminded of due dates, and hears live of a case that a colleague assigns', async () => {
    const { caseId, name } = await started();
    await provide(caseId, 'complete-inputs');
    await provide(caseId, 'confirm');
    await api.sql(`update pursuits.cases set due_at = now() - interval '1 minute' where id = $1`, [caseId]);
    for (let n = 0; n < 2; n++) await api.get(CommandBus).execute(new RemindOfDueCases());
    await delivered();
    for (const admin of [priya, omar]) expect(mailsTo(admin, `${name}: due now`)).toHaveLength(1);

    const page = await LivePage.open(url, omar.cookie);
    const refused = await priya.send('PUT', `/admin/cases/${caseId}/analyst`, { analystId: await seller.id() });
    expect([refused.status, refused.body['code']]).toEqual([422, 'pursuits.analyst-not-admin']);
    await priya.send('PUT', `/admin/cases/${caseId}/analyst`, { analystId: await omar.id() });
    await page.until('changed', 'cases');
    page.close();
    await delivered();
    expect(mailsTo(omar, `${name}: assigned to you`)).toHaveLength(1);
    expect(mailsTo(priya, `${name}: assigned to you`)).toEqual([]);
  });

  it('keeps no cases with an admin who was demoted, and tells the others', async () => {
    const { caseId, name } = await started();
    const leaving = await Visitor.admin(api);
    await priya.send('PUT', `/admin/cases/${caseId}/analyst`, { analystId: await leaving.id() });
    await delivered();
    expect((await priya.send('DELETE', `/admin/admins/${await leaving.id()}`)).status).toBe(204);
    await delivered();
    expect(await api.sql('select analyst_id as analyst from pursuits.cases where id = $1', [caseId])).toEqual([
      { analyst: null },
    ]);
    expect(mailsTo(priya, `${name}: needs an analyst`)).toHaveLength(1);
    expect(mailsTo(leaving, `${name}: needs an analyst`)).toEqual([]);
  });

  it('keeps no cases with an admin whose account is deleted, and tells the others', async () => {
    const { caseId, name } = await started();
    const leaving = await (await Visitor.admin(api)).id();
    await priya.send('PUT', `/admin/cases/${caseId}/analyst`, { analystId: leaving });
    await api.get(CommandBus).execute(new ErasePursuits(leaving));
    await delivered();
    for (const admin of [priya, omar]) expect(mailsTo(admin, `${name}: needs an analyst`)).toHaveLength(1);
  });

  it('hears of inputs that are taken back, and of a review that was answered before an update', async () => {
    const { caseId, name } = await started();
    await api.sql(`update pursuits.cases set state = 'terms', inputs_state = 'sent' where id = $1`, [caseId]);
    await sellerDoes(caseId, 'withdraw-inputs');
    expect(mailsTo(omar, `${name}: inputs taken back`)).toHaveLength(1);
    await api.sql(
      `insert into platform.outbox (id, type, version, payload, occurred_at)
       select gen_random_uuid(), 'pursuits.review-answered', 1, jsonb_build_object('pursuitId', pursuit_id,
         'prospect', 'Larkmoor Foods', 'kind', 'case', 'recipientId', owner_id, 'answer', 'decline', 'reason', 'Later',
         'occurredAt', now()), now()
       from pursuits.cases where id = $1`,
      [caseId],
    );
    await delivered();
    expect(mailsTo(omar, `${name}: case review declined`)).toHaveLength(1);
  });

  it('names everyone to whom a notice about a case went, unless that is the whole team', async () => {
    const { caseId, name } = await started();
    await Visitor.admin(api);
    const recipientIds = [await priya.id(), await omar.id()];
    const text = { subject: `${name}: a test`, content: 'A test' };
    await api
      .get(CommandBus)
      .execute(new NotifyTeam(crypto.randomUUID(), recipientIds, { caseId, ownerId: await seller.id() }, text));
    expect(await api.sql('select recipient_name from messaging.messages where subject = $1', [text.subject])).toEqual([
      { recipient_name: 'Sam Seller and Sam Seller' },
    ]);
  });

  it('hears of credits that need a second approval, except who asked for them', async () => {
    const reason = `Settlement ${crypto.randomUUID()}`;
    const asked = await priya.send(
      'POST',
      `/admin/users/${await seller.id()}/credits`,
      { kind: 'grant', credits: 501, reason },
      aKey(),
    );
    expect(asked.status).toBe(201);
    await delivered();
    const told = async (admin: Visitor) =>
      (await inbox(admin)).filter(({ content }) => content.includes(reason)).map(({ subject }) => subject);
    expect(await told(omar)).toEqual(['Approval needed: 501 credits for Sam Seller']);
    expect(await told(priya)).toEqual([]);
  });

  const delivered = () => eventually(async () => expect(await api.sql(UNDELIVERED)).toEqual([]));

  const mailsTo = (admin: Visitor, subject: string) =>
    worker.mails.to(admin.email).filter((mail) => mail.subject === subject);

  const inbox = async (visitor: Visitor) =>
    (await visitor.send('GET', '/messages?folder=inbox')).body['rows'] as readonly Listed[];

  const subjects = async (visitor: Visitor, caseId: string) =>
    (await inbox(visitor)).filter(({ conversationId }) => conversationId === caseId).map(({ subject }) => subject);

  async function started(): Promise<{ readonly caseId: string; readonly name: string }> {
    const prospect = 'Larkmoor Foods';
    const { body } = await seller.send('POST', '/cases', { ...CASE_TO_START, pursuit: { prospect } }, aKey());
    const caseId = String(body['caseId']);
    const [work] = await api.sql<{ number: number }>('select number from pursuits.cases where id = $1', [caseId]);
    await delivered();
    return { caseId, name: `${prospect} (C-${work?.number})` };
  }

  /** As the last upload of the seller does. */
  async function inputsComplete(caseId: string): Promise<void> {
    await api.sql(
      `insert into platform.outbox (id, type, version, payload, occurred_at)
       select gen_random_uuid(), 'pursuits.case-moved', 1, jsonb_build_object('caseId', id, 'pursuitId', pursuit_id,
         'ownerId', owner_id, 'command', 'complete-inputs', 'state', 'terms', 'party', 'seller', 'occurredAt', now()), now()
       from pursuits.cases where id = $1`,
      [caseId],
    );
    await delivered();
  }

  async function provide(caseId: string, command: string): Promise<void> {
    if (command === 'finish-analysis') await api.givenVersionOf(caseId);
    expect((await priya.send('POST', `/admin/cases/${caseId}/moves`, { command }, aKey())).status).toBe(204);
    await delivered();
  }

  async function sellerDoes(caseId: string, command: string, reason?: string): Promise<void> {
    const moved = await seller.send('POST', `/cases/${caseId}/moves`, { command, reason }, aKey());
    expect(moved.status).toBe(204);
    await delivered();
  }
});
