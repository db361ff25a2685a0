import { dayOf, quarterOf } from '@casewright/rules';
import type { RunningApi } from './running-api';
import { startWithSessions, Visitor } from './visitor';

const TODAY = dayOf(new Date());
const CLOSE = quarterOf(TODAY, 1).firstDay;

const FACTS = {
  prospect: 'Wexcombe Hospitals',
  opportunity: 'Ward workstations to virtual desktops',
  acvDollars: 236_000,
  expectedClose: CLOSE,
  proposed: ['Helix Private Cloud', 'Helix Managed'],
  competing: ['Incumbent VMs'],
  contacts: [{ name: 'Adaeze Morrow', role: 'finance-director', email: 'a.morrow@wexcombe.example' }],
  notes: 'Board meets on Feb 4.',
};
const DRAFT = { ...FACTS, opportunity: '', acvDollars: null, expectedClose: null };

describe('pursuits', () => {
  let api: RunningApi;
  let domain: string;
  let seller: Visitor;
  let colleague: Visitor;
  let admin: Visitor;

  beforeAll(async () => {
    api = await startWithSessions();
    admin = await Visitor.admin(api);
  });
  afterAll(() => api.stop());
  beforeEach(async () => {
    domain = `${crypto.randomUUID()}.example`;
    [seller, colleague] = await Promise.all([verifiedAt('sam'), verifiedAt('jonas')]);
  });

  it('start as a draft, which is saved while incomplete and becomes the pursuit', async () => {
    expect((await seller.send('GET', '/pursuit-draft')).body).toEqual({ draft: null });
    expect((await seller.send('PUT', '/pursuit-draft', DRAFT)).status).toBe(200);
    await Promise.all([1, 2, 3].map(() => seller.send('PUT', '/pursuit-draft', { ...DRAFT, notes: 'Later' })));
    expect((await seller.send('GET', '/pursuit-draft')).body).toMatchObject({
      draft: { facts: { ...DRAFT, notes: 'Later' } },
    });
    expect(await rows()).toEqual([]);

    const { status, body } = await register({ ...FACTS, opportunity: '' });
    expect([status, body['code'], body['fields']]).toEqual([
      422,
      'pursuits.invalid-pursuit',
      { opportunity: ['Enter the opportunity.'] },
    ]);
    const id = await registered(seller);
    expect((await seller.send('GET', '/pursuit-draft')).body).toEqual({ draft: null });
    expect(await rows()).toMatchObject([{ id, stage: 'registered', prospect: 'Wexcombe Hospitals' }]);
  });

  it('record who did what and when, and the resulting stage', async () => {
    const id = await registered(seller);
    expect((await seller.send('PUT', `/pursuits/${id}`, { ...FACTS, acvDollars: 300_000 })).status).toBe(204);
    expect((await move(id, { command: 'present' })).status).toBe(204);
    expect((await note(id, ' ')).status).toBe(422);
    expect((await note(id, 'The board meets on Feb 4.')).status).toBe(204);
    expect((await note(id, 'Not mine.', colleague)).status).toBe(404);
    expect((await move(id, { command: 'lose' })).body['fields']).toEqual({
      reason: ['Enter a reason.'],
      decidedOn: ['Choose the date of the decision.'],
    });
    expect((await move(id, { command: 'lose', reason: 'Price', decidedOn: TODAY })).status).toBe(204);
    expect((await move(id, { command: 'win', reason: 'Price', decidedOn: TODAY })).status).toBe(409);
    expect((await seller.send('PUT', `/pursuits/${id}`, FACTS)).status).toBe(409);

    const { body } = await seller.send('GET', `/pursuits/${id}`);
    const by = { name: 'Sam Seller', isYou: true };
    expect(body).toMatchObject({ ...FACTS, acvDollars: 300_000, stage: 'lost', reason: 'Price', decidedOn: TODAY });
    expect(body['history']).toMatchObject([
      { command: 'lose', stage: 'lost', by, reason: 'Price' },
      { command: 'note', stage: 'presented', by, reason: 'The board meets on Feb 4.' },
      { command: 'present', stage: 'presented', by },
      { command: 'edit', changed: ['acvDollars'], by },
      { command: 'register', stage: 'registered', by },
    ]);
  });

  it('are searched, filtered, and sorted in the table, and counted on the board', async () => {
    const [first, second] = [
      await registered(seller),
      await registered(seller, { ...FACTS, prospect: 'Orrin Steelworks', acvDollars: 100, proposed: ['Edge'] }),
    ];
    await move(second, { command: 'present' });

    const ids = async (query: string) => (await rows(query)).map(({ id }) => id);
    expect(await ids('sort=acv')).toEqual([second, first]);
    expect(await ids('sort=-acv')).toEqual([first, second]);
    expect(await ids('search=STEEL')).toEqual([second]);
    expect(await ids('stage=registered')).toEqual([first]);
    expect(await ids('stage=decided')).toEqual([]);
    expect(await ids('closes=next-quarter&solution=Edge')).toEqual([second]);
    expect(await ids('closes=overdue')).toEqual([]);
    expect((await seller.send('GET', '/pursuits?sort=notes')).status).toBe(422);

    const { body } = await seller.send('GET', '/pursuits/board');
    expect(body['columns']).toMatchObject([
      { column: 'registered', total: 1, acvDollars: 236_000, rows: [{ id: first }] },
      { column: 'active', total: 0, acvDollars: 0, rows: [] },
      { column: 'presented', total: 1, acvDollars: 100, rows: [{ id: second }] },
      { column: 'decided', total: 0, rows: [] },
    ]);
    expect((await seller.send('GET', '/pursuits/board?shown=251')).status).toBe(422);
    const third = await registered(seller, { ...FACTS, prospect: 'Merrow Energy', acvDollars: 50 });
    const short = (await seller.send('GET', '/pursuits/board?shown=1')).body;
    expect(short['columns']).toMatchObject([{ total: 2, acvDollars: 236_050, rows: [{}] }, {}, { total: 1 }, {}]);
    await move(third, { command: 'withdraw' });
    expect((await seller.send('GET', '/pursuits/summary')).body).toEqual({
      open: 2,
      openAcvDollars: 236_100,
      waiting: 0,
      overdue: 0,
      cases: 0,
      casesWithInputs: 0,
      solutions: ['Edge', 'Helix Managed', 'Helix Private Cloud'],
    });
  });

  it('show a colleague’s pursuit of the same prospect and quarter by name only, before a second is registered', async () => {
    await registered(colleague, { ...FACTS, prospect: 'WEXCOMBE hospitals.' });

    const ask = (prospect: string, expectedClose: string, who = seller) =>
      who.send('GET', `/pursuits/colleague?${new URLSearchParams({ prospect, expectedClose }).toString()}`);
    expect((await ask('Wexcombe  Hospitals', quarterOf(CLOSE).lastDay)).body).toEqual({
      colleague: { name: 'Jonas Seller' },
    });
    for (const [prospect, close, who] of [
      ['Wexcombe', CLOSE, seller],
      ['Wexcombe Hospitals', quarterOf(CLOSE, 1).firstDay, seller],
      ['Wexcombe Hospitals', CLOSE, colleague],
      ['Wexcombe Hospitals', CLOSE, await Visitor.verified(api)],
    ] as const) {
      expect((await ask(prospect, close, who)).body).toEqual({ colleague: null });
    }

    const { status, body } = await register(FACTS);
    expect([status, body['code']]).toEqual([409, 'pursuits.colleague-registered']);
    expect(await rows()).toEqual([]);
    await registered(seller, { ...FACTS, isAnotherOpportunity: true });
  });

  it('show a colleague’s pursuit to one of two who register concurrently', async () => {
    const answers = await Promise.all([register(FACTS, seller), register(FACTS, colleague)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });

  it('of another seller are hidden, and admins can only read them', async () => {
    const id = await registered(seller);
    await seller.send('PUT', '/pursuit-draft', DRAFT);
    const changes = (who: Visitor) =>
      Promise.all([
        who.send('PUT', `/pursuits/${id}`, FACTS),
        move(id, { command: 'present' }, who),
        move(id, { command: 'withdraw' }, who),
      ]);
    const stranger = await Visitor.verified(api);
    for (const other of [colleague, stranger]) {
      expect((await other.send('GET', `/pursuits/${id}`)).status).toBe(404);
      expect((await changes(other)).map(({ status }) => status)).toEqual([404, 404, 404]);
      expect(await rows('', other)).toEqual([]);
    }
    expect((await admin.send('GET', `/pursuits/${id}`)).body).toMatchObject({
      prospect: FACTS.prospect,
      owner: { name: 'Sam Seller', isYou: false },
    });
    const listed = (await admin.send('GET', '/admin/pursuits')).body['rows'] as { id: string; stage: string }[];
    expect(listed[0]).toMatchObject({ id, stage: 'registered' });
    expect((await changes(admin)).map(({ status }) => status)).toEqual([404, 404, 404]);
    expect((await seller.send('GET', `/pursuits/${id}`)).body).toMatchObject({ stage: 'registered' });
  });

  it('are guarded by the database', async () => {
    await move(await registered(seller), { command: 'withdraw' });
    await move(await registered(seller), { command: 'present' });
    for (const [statement, refusal] of [
      [`update pursuits.pursuits set stage = 'registered' where stage = 'withdrawn'`, /goes forward/],
      ['update pursuits.pursuits set owner_id = gen_random_uuid()', /goes forward/],
      [`update pursuits.pursuits set stage = 'won' where stage = 'presented'`, /decided_with_reason_and_date/],
      ['update pursuits.steps set occurred_at = now()', /append-only/],
    ] as const)
      await expect(api.sql(statement)).rejects.toThrow(refusal);
  });

  async function verifiedAt(name: string): Promise<Visitor> {
    const visitor = new Visitor(api, `${name}@${domain}`);
    await visitor.signUp({ firstName: name === 'sam' ? 'Sam' : 'Jonas' });
    await visitor.verify(await visitor.mailedCode());
    return visitor;
  }

  const register = (facts: object, who = seller, key: string = crypto.randomUUID()) =>
    who.send('POST', '/pursuits', facts, { 'idempotency-key': key });

  async function registered(who: Visitor, facts: object = FACTS): Promise<string> {
    const { status, body } = await register(facts, who);
    expect(status).toBe(201);
    return String(body['id']);
  }

  const note = (id: string, text: string, who = seller) =>
    who.send('POST', `/pursuits/${id}/notes`, { note: text }, { 'idempotency-key': crypto.randomUUID() });

  const move = (id: string, body: object, who = seller) =>
    who.send('POST', `/pursuits/${id}/move`, body, { 'idempotency-key': crypto.randomUUID() });

  async function rows(query = '', who = seller): Promise<readonly Readonly<Record<string, unknown>>[]> {
    return (await who.send('GET', `/pursuits?${query}`)).body['rows'] as Readonly<Record<string, unknown>>[];
  }
});
