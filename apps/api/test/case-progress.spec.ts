import { times } from '@casewright/platform/testing';
import { ErasePursuits } from '@casewright/pursuits';
import { Cases, MoveCase, RemindOfDueCases, UnlockedCases } from '@casewright/pursuits/testing';
import { type CaseCommand, type CaseParty, DAY_MS } from '@casewright/rules';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { proveLedger } from '../ledger-proof';
import { CASE_TO_START, RunningApi } from './running-api';
import { startWithSessions, Visitor } from './visitor';

const SCOPE = {
  environments: ['aws', 'azure'],
  computeModels: [],
  slaDays: 3,
  acvTier: '< $100K',
  presentationSupport: false,
};
const REQUOTE = { command: 'requote', reason: 'The renewal quote lists Azure, too.', scope: SCOPE };

describe('case work', () => {
  let api: RunningApi;
  let seller: Visitor;
  let admin: Visitor;

  beforeAll(async () => {
    api = await startWithSessions();
    admin = await Visitor.admin(api);
  });
  afterAll(() => api.stop());
  beforeEach(async () => {
    seller = await Visitor.verified(api);
    await receives(100);
  });
  afterEach(async () => {
    expect((await proveLedger(api.get(QueryBus))).discrepancies).toEqual([]);
  });

  it('starts with the case, once for the chosen pursuit or for one named after its solutions', async () => {
    const { pursuitId, caseId } = await started();

    expect(await progress(pursuitId)).toMatchObject({ id: caseId, state: 'inputs', title: 'Acme Cloud vs. Initech' });
    expect((await seller.send('GET', `/pursuits/${pursuitId}`)).body).toMatchObject({
      stage: 'active',
      caseId,
      caseState: 'inputs',
      prospect: 'Wexcombe Hospitals',
      proposed: ['Acme Cloud'],
    });
    expect(await figures()).toEqual({ balance: 74, held: 26 });
    await move(pursuitId, { command: 'cancel', reason: 'Postponed' });
    const again = await started({ id: pursuitId });
    expect(again.pursuitId).toBe(pursuitId);

    const refused = await start({ id: pursuitId });
    expect([refused.status, refused.body['code']]).toEqual([409, 'pursuits.case-not-startable']);
    const stranger = await Visitor.verified(api);
    await receives(100, stranger);
    expect((await start({ id: pursuitId }, stranger)).status).toBe(404);
    expect(await figures()).toEqual({ balance: 74, held: 26 });
  });

  it('is confirmed, reviewed, delivered, and presented, and records who did what', async () => {
    const { pursuitId } = await started();
    await provide(pursuitId, 'complete-inputs', 'confirm');
    expect(await figures()).toEqual({ balance: 74, held: 0 });
    await provide(pursuitId, 'finish-analysis');
    expect((await seller.send('POST', `/pursuits/${pursuitId}/move`, { command: 'present' }, key())).status).toBe(409);
    for (const command of ['approve-case', 'approve-review']) expect(await move(pursuitId, { command })).toBe(204);
    await provide(pursuitId, 'deliver');
    expect(await move(pursuitId, { command: 'present' })).toBe(204);

    expect((await seller.send('GET', `/pursuits/${pursuitId}`)).body).toMatchObject({ stage: 'presented' });
    const history = (await progress(pursuitId))?.['history'] as readonly object[];
    expect(history).toHaveLength(8);
    expect(history.slice(0, 2)).toMatchObject([
      { command: 'present', party: 'seller' },
      { command: 'deliver', party: 'provider' },
    ]);
    expect((await admin.send('GET', '/admin/cases/figures')).body).toMatchObject({
      onTimePercent: 100,
      averageDays: 0,
    });
    const decision = { command: 'win', reason: 'Price', decidedOn: new Date().toISOString().slice(0, 10) };
    expect((await seller.send('POST', `/pursuits/${pursuitId}/move`, decision, key())).status).toBe(204);
    expect(await progress(pursuitId)).toMatchObject({ state: 'closed' });
  });

  it('is requoted line by line, and debits the difference once the current terms are accepted', async () => {
    const { pursuitId } = await started();
    await provide(pursuitId, 'complete-inputs');
    expect((await provided(pursuitId, { ...REQUOTE, reason: ' ' })).status).toBe(422);
    expect((await provided(pursuitId, REQUOTE)).status).toBe(204);
    const { newTerms } = (await progress(pursuitId)) ?? {};
    expect(newTerms).toMatchObject({ reason: REQUOTE.reason, inputs: ['Microsoft Azure bill'] });
    expect((newTerms as { lines: object[] }).lines).toContainEqual({
      label: 'Solution analysis',
      before: 3,
      after: 6,
      changes: ['Microsoft Azure +3'],
    });

    const { changedAt: seenAt } = (await progress(pursuitId)) ?? {};
    await provided(pursuitId, { ...REQUOTE, scope: { ...SCOPE, presentationSupport: true } });
    const refused = await moved(pursuitId, { command: 'accept', seenAt });
    expect([refused.status, refused.body['code']]).toEqual([409, 'pursuits.case-changed-meanwhile']);
    await provided(pursuitId, REQUOTE);
    const { changedAt } = (await progress(pursuitId)) ?? {};
    expect(await move(pursuitId, { command: 'accept', seenAt: changedAt })).toBe(204);
    expect(await figures()).toEqual({ balance: 71, held: 0 });
    const { rows } = (await seller.send('GET', '/credits/transactions')).body as { rows: object[] };
    expect(rows.slice(0, 2)).toMatchObject([
      { type: 'usage', amount: -3 },
      { type: 'usage', amount: -26 },
    ]);
    expect(await progress(pursuitId)).toMatchObject({ state: 'inputs', turnaround: { isPaused: true } });
    await provide(pursuitId, 'complete-inputs');
    expect(await progress(pursuitId)).toMatchObject({ state: 'analysis', turnaround: { isPaused: false } });
    await move(pursuitId, { command: 'cancel', reason: 'Lost' });
    expect(await figures()).toEqual({ balance: 85, held: 0 });
  });

  it('accepts only new terms that the seller can pay for, and returns all credits when they are declined', async () => {
    const poor = await Visitor.verified(api);
    await receives(26, poor);
    const { pursuitId } = await started(undefined, poor);
    await provide(pursuitId, 'complete-inputs');
    await provided(pursuitId, REQUOTE);

    const refused = await moved(pursuitId, { command: 'accept' }, poor);
    expect([refused.status, refused.body['code'], refused.body['needed']]).toEqual([
      409,
      'billing.insufficient-credits',
      3,
    ]);
    expect(await progress(pursuitId, poor)).toMatchObject({ state: 'new-terms' });
    expect(await move(pursuitId, { command: 'decline' }, poor)).toBe(204);
    expect(await figures(poor)).toEqual({ balance: 26, held: 0 });
  });

  it('is hidden from other sellers, and its seller can’t take the provider’s steps', async () => {
    const { pursuitId, caseId } = await started();
    const stranger = await Visitor.verified(api);
    expect((await stranger.send('GET', `/pursuits/${pursuitId}/case`)).status).toBe(404);
    expect((await stranger.send('GET', `/cases/${caseId}/pursuit`)).body).toEqual({ pursuitId: null });
    expect((await seller.send('GET', `/cases/${caseId}/pursuit`)).body).toEqual({ pursuitId });
    const messages = [stranger, seller, admin].map((who) => who.send('GET', `/cases/${caseId}/messages`));
    expect((await Promise.all(messages)).map(({ status }) => status)).toEqual([404, 200, 200]);
    const foreign = await stranger.send('POST', `/cases/${caseId}/moves`, { command: 'cancel', reason: 'x' }, key());
    expect(foreign.status).toBe(404);
    expect(await move(pursuitId, { command: 'complete-inputs' })).toBe(409);
    expect(await progress(pursuitId)).toMatchObject({ state: 'inputs' });
  });

  it('appears in the provider’s queue by due date and assignee', async () => {
    const prospect = `Quillon ${crypto.randomUUID()}`;
    const [waiting, running] = [await started({ prospect }), await started({ prospect })];
    await provide(running.pursuitId, 'complete-inputs', 'confirm');
    const queue = async (view = '') => {
      const { body } = await admin.send('GET', `/admin/cases?search=${prospect}${view && `&view=${view}`}`);
      return body['rows'] as Readonly<Record<string, unknown>>[];
    };
    const [first, second] = await queue();
    const number = Number(second?.['number']);
    const { body: byNumber } = await admin.send('GET', `/admin/cases?search=c-${number}`);
    expect(byNumber['rows']).toMatchObject([{ id: waiting.caseId, number }]);
    const { body: own } = await seller.send('GET', `/pursuits?search=C-${number}`);
    expect(own['rows']).toMatchObject([{ id: waiting.pursuitId, caseNumber: number }]);
    const { body: board } = await seller.send('GET', `/pursuits/board?search=C-${number}`);
    const shown = (board['columns'] as { rows: { id: string }[] }[]).flatMap(({ rows }) => rows);
    expect(shown.map(({ id }) => id)).toEqual([waiting.pursuitId]);
    expect([first, second]).toMatchObject([
      {
        id: running.caseId,
        state: 'analysis',
        dueAt: expect.any(String),
        seller: 'Sam Seller',
        company: 'acme.example',
      },
      { id: waiting.caseId, state: 'inputs', dueAt: null, credits: 26, analyst: null, isMine: false },
    ]);
    for (const text of [seller.email, await seller.id()]) {
      const { body } = await admin.send('GET', `/admin/cases?search=${text}`);
      expect((body['rows'] as { id: string }[]).map(({ id }) => id)).toContain(running.caseId);
    }
    expect((await queue('waits-for-seller')).map(({ id }) => id)).toEqual([waiting.caseId]);
    expect(await queue('mine')).toEqual([]);
    const analystId = await admin.id();
    expect((await admin.send('PUT', `/admin/cases/${waiting.caseId}/analyst`, { analystId })).status).toBe(204);
    expect(await queue('mine')).toMatchObject([{ id: waiting.caseId, analyst: 'Sam Seller', isMine: true }]);
    await api.sql(`update pursuits.cases set due_at = now() - interval '1 hour' where id = $1`, [running.caseId]);
    expect((await queue('overdue')).map(({ id }) => id)).toEqual([running.caseId]);
    const { body: counted } = await admin.send('GET', '/admin/cases/counts');
    expect(counted['views']).toContainEqual({ view: 'mine', total: 1, isTotalExact: true });
    const { text } = await admin.send('GET', `/admin/cases/csv?search=${prospect}&view=mine`);
    expect(text.trim().split('\r\n')).toEqual([
      expect.stringContaining('Case,Prospect,'),
      expect.stringMatching(
        new RegExp(`^C-${number},${prospect},.*,Inputs,,.*,26,Sam Seller,acme.example,Sam Seller$`),
      ),
    ]);
    const { body: figures } = await admin.send('GET', '/admin/cases/figures');
    expect(figures['workload']).toContainEqual({ analyst: 'Sam Seller', cases: 1, isExact: true, overdue: 0 });
    const free = (figures['workload'] as { analyst: string | null; overdue: number }[]).find((one) => !one.analyst);
    expect(free?.overdue).toBeGreaterThan(0);
  });

  it('shows its seller date and attendees of the presentation, if the terms include one', async () => {
    await receives(100);
    const { body } = await seller.send('POST', '/cases', { ...CASE_TO_START, presentationSupport: true }, key());
    const [caseId, pursuitId] = [body['caseId'], String(body['pursuitId'])];
    const bare = await started();
    const plan = { startsAt: new Date(Date.now() + DAY_MS).toISOString(), attendees: 'Adaeze Morrow, Tom Reyes' };
    const set = (id: unknown) => admin.send('PUT', `/admin/cases/${String(id)}/presentation`, plan);
    expect((await set(bare.caseId)).body).toMatchObject({ code: 'pursuits.presentation-not-included' });
    expect((await set(caseId)).status).toBe(204);
    expect(await progress(pursuitId)).toMatchObject({
      presentation: plan,
      history: [{ command: 'plan-presentation', reason: plan.attendees }, {}],
    });
    await expect(
      api.sql(`update pursuits.cases set presentation = '{}' where id = $1`, [bare.caseId]),
    ).rejects.toThrow();
  });

  it('has provider notes, which the audit trail records under its number', async () => {
    const { caseId } = await started();
    const note = (id: string, text: string) => admin.send('POST', `/admin/cases/${id}/notes`, { note: text }, key());
    expect((await note(caseId, 'Site B runs SQL Server.')).status).toBe(204);
    expect((await note(crypto.randomUUID(), 'Of none.')).status).toBe(404);
    expect((await admin.send('GET', `/admin/cases/${caseId}/notes`)).body).toMatchObject({
      notes: [{ note: 'Site B runs SQL Server.', by: { isYou: true } }],
    });
    const [kept] = await api.sql<{ number: number }>('select number from pursuits.cases where id = $1', [caseId]);
    const { body: audited } = await admin.send('GET', `/admin/audit?subject=${caseId}&show=changes`);
    expect(audited['rows']).toMatchObject([{ subjectKind: 'case', subjectCaseNumber: kept?.number }]);
    expect((await note(caseId, ' ')).status).toBe(422);
  });

  it('sends each due date reminder once: a day before, on the day, and a day after', async () => {
    const { pursuitId, caseId } = await started();
    await provide(pursuitId, 'complete-inputs', 'confirm');
    for (const [until, reminder] of [
      ['25 hours', undefined],
      ['23 hours', 'day-before'],
      ['-1 minute', 'due'],
      ['-25 hours', 'day-after'],
    ] as const) {
      await api.sql(`update pursuits.cases set due_at = now() + $2::interval where id = $1`, [caseId, until]);
      await api.sql(`delete from platform.outbox where type = 'pursuits.case-due'`);
      const remind = () => api.get(CommandBus).execute(new RemindOfDueCases());
      await Promise.all([remind(), remind()]);
      await remind();
      const sent = await api.sql(
        `select payload ->> 'reminder' as reminder, payload ->> 'recipientId' as to from platform.outbox
         where type = 'pursuits.case-due' and payload ->> 'caseId' = $1`,
        [caseId],
      );
      expect(sent).toEqual(reminder ? [{ reminder, to: await seller.id() }] : []);
    }
  });

  it('is settled when the seller’s account is deleted', async () => {
    await started();
    await api.get(CommandBus).execute(new ErasePursuits(await seller.id()));
    expect(await figures()).toEqual({ balance: 100, held: 0 });
  });

  it('is guarded by the database', async () => {
    const { pursuitId } = await started();
    await move(pursuitId, { command: 'cancel', reason: 'Postponed' });
    for (const change of [
      `set state = 'inputs' where state = 'cancelled'`,
      'set pursuit_id = gen_random_uuid()',
      'set number = number + 1000000',
      `set returned_credits = 27 where state = 'cancelled'`,
    ])
      await expect(api.sql(`update pursuits.cases ${change}`)).rejects.toThrow();
  });

  describe('concurrent requests', () => {
    const races = times({ test: 3, soak: 300 });

    it.each<[string, readonly string[], object, readonly object[], readonly object[]]>([
      ['accepted twice', ['complete-inputs'], REQUOTE, [{ command: 'accept' }, { command: 'accept' }], []],
      [
        'accepted and canceled',
        ['complete-inputs'],
        REQUOTE,
        [{ command: 'accept' }],
        [{ command: 'cancel', reason: 'Mistake' }],
      ],
      [
        'confirmed and canceled',
        ['complete-inputs'],
        {},
        [{ command: 'cancel', reason: 'Lost' }],
        [{ command: 'confirm' }, { command: 'confirm' }],
      ],
    ])('%s: one of them wins each time', async (_, before, offer, sellers, providers) => {
      for (let race = 0; race < races; race += 1) {
        // Stays below the rate limit.
        if (race > 0 && race % 15 === 0) seller = await Visitor.verified(api);
        await receives(100);
        const { pursuitId } = await started();
        await provide(pursuitId, ...before);
        if ('command' in offer) await provided(pursuitId, offer);
        const answers = await Promise.all([
          ...sellers.map((body) => moved(pursuitId, body)),
          ...providers.map((body) => provided(pursuitId, body)),
        ]);
        // A case may be canceled after acceptance or confirmation, but not the reverse.
        const done = answers.filter(({ status }) => status === 204).length;
        const { state } = (await progress(pursuitId)) ?? {};
        expect(done).toBeGreaterThanOrEqual(1);
        expect(done).toBeLessThanOrEqual(state === 'cancelled' ? 2 : 1);
        expect(answers.every(({ status }) => status === 204 || status === 409)).toBe(true);
      }
    });

    it('run a case once when it is started twice for one pursuit', async () => {
      for (let race = 0; race < races; race += 1) {
        if (race > 0 && race % 15 === 0) seller = await Visitor.verified(api);
        await receives(100);
        const { pursuitId } = await started();
        await move(pursuitId, { command: 'cancel', reason: 'Postponed' });
        const answers = await Promise.all([start({ id: pursuitId }), start({ id: pursuitId })]);
        expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
      }
    });

    it('either deliver or cancel a case, never both', async () => {
      for (let race = 0; race < races; race += 1) {
        // Stays below the rate limit.
        if (race > 0 && race % 15 === 0) seller = await Visitor.verified(api);
        await receives(100);
        const { pursuitId } = await started();
        await provide(pursuitId, 'complete-inputs', 'confirm', 'finish-analysis');
        for (const command of ['approve-case', 'approve-review']) await move(pursuitId, { command });
        const answers = await Promise.all([
          provided(pursuitId, { command: 'deliver' }),
          moved(pursuitId, { command: 'cancel', reason: 'Lost' }),
        ]);
        expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
      }
    });
  });

  const receives = async (credits: number, who = seller): Promise<void> => api.grant(await who.id(), credits);

  const key = () => ({ 'idempotency-key': crypto.randomUUID() });
  const start = (pursuit?: object, who = seller) =>
    who.send('POST', '/cases', { ...CASE_TO_START, ...(pursuit && { pursuit }) }, key());

  async function started(pursuit?: object, who = seller): Promise<{ caseId: string; pursuitId: string }> {
    const { status, body } = await start(pursuit, who);
    expect([status, body]).toEqual([201, expect.anything()]);
    return { caseId: String(body['caseId']), pursuitId: String(body['pursuitId']) };
  }

  async function progress(pursuitId: string, who = seller): Promise<Readonly<Record<string, unknown>> | null> {
    return (await who.send('GET', `/pursuits/${pursuitId}/case`)).body['case'] as Readonly<
      Record<string, unknown>
    > | null;
  }

  const caseOf = async (pursuitId: string) => String((await progress(pursuitId, admin))?.['id']);
  const moved = async (pursuitId: string, body: object, who = seller) =>
    who.send('POST', `/cases/${await caseOf(pursuitId)}/moves`, body, key());
  const move = async (pursuitId: string, body: object, who = seller) => (await moved(pursuitId, body, who)).status;
  const provided = async (pursuitId: string, body: object) =>
    admin.send('POST', `/admin/cases/${await caseOf(pursuitId)}/moves`, body, key());

  async function provide(pursuitId: string, ...commands: readonly string[]): Promise<void> {
    for (const command of commands) {
      if (command === 'finish-analysis') await api.givenVersionOf(await caseOf(pursuitId));
      expect((await provided(pursuitId, { command })).status).toBe(204);
    }
  }

  async function figures(who = seller): Promise<object> {
    const { balance, held } = (await who.send('GET', '/credits/balance')).body;
    return { balance, held };
  }
});

describe('without the lock and the database check', () => {
  it('deliver and cancel a case, so the tests above can fail', async () => {
    const api = await RunningApi.startTwo({}, { provide: Cases, useClass: UnlockedCases });
    await api.sql('drop trigger stay_ended on pursuits.cases');
    const seller = await api.givenSellerWith(100);
    const { body } = await api.startCase(seller);
    await api.givenVersionOf(String(body['caseId']));
    const move = (command: CaseCommand, party: CaseParty = 'provider') =>
      api
        .get(CommandBus)
        .execute(new MoveCase(String(body['caseId']), { command, party, byId: seller, reason: 'Why' }));
    for (const command of ['complete-inputs', 'confirm', 'finish-analysis'] as const) await move(command);
    for (const command of ['approve-case', 'approve-review'] as const) await move(command, 'seller');

    UnlockedCases.letTwoMeet();
    const outcomes = await Promise.allSettled([move('deliver'), move('cancel', 'seller')]);

    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    await api.stop();
  });
});
