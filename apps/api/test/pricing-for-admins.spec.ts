import { aKey } from './checkout';
import type { RunningApi } from './running-api';
import { ONE_CASE } from './running-api';
import { startWithSessions, Visitor } from './visitor';

interface Row {
  readonly ownerId: string;
  readonly [field: string]: unknown;
}

describe('sellers’ pricing for admins', () => {
  let api: RunningApi;
  let admin: Visitor;
  let seller: Visitor;

  beforeAll(async () => {
    api = await startWithSessions();
    [admin, seller] = await Promise.all([Visitor.admin(api), Visitor.verified(api)]);
    await seller.send('POST', '/saved-calculations', ONE_CASE, aKey());
    await seller.send(
      'POST',
      '/saved-calculations',
      { ...ONE_CASE, proposed: [{ name: '=HYPERLINK("x")', environments: [], computeModels: [] }], slaDays: 1 },
      aKey(),
    );
    const [solution] = ONE_CASE.proposed;
    const selections = { ...ONE_CASE, proposed: [solution, { ...solution, name: '{},"' }] };
    const draft = { selections, attempt: crypto.randomUUID(), changedAt: new Date(), basedOn: 0 };
    await seller.send('POST', '/pricing-draft', draft);
  });
  afterAll(() => api.stop());

  it('lists every saved calculation with its owner', async () => {
    const { body } = await list('saved-calculations');
    expect(body).toMatchObject({ total: 2, next: null });
    const [latest, first] = rowsOf(body);
    expect([latest?.['slaTurnaroundDays'], first?.['slaTurnaroundDays']]).toEqual([1, 3]);
    expect(first).toMatchObject({
      ownerId: await seller.id(),
      owner: { firstName: 'Sam', lastName: 'Seller', email: seller.email },
      totalWithSupport: 26,
    });
    expect(first).not.toHaveProperty('selectedCheckboxes');
  });

  it.each([
    ['sla=1', 1],
    ['acv=%3C+%24100K&sla=3', 1],
    ['search=acme+cl', 1],
    ['search=sam+sel', 2],
    ['search=%25', 0],
  ])('is filtered by %s', async (query, total) => {
    expect((await list(`saved-calculations?${query}`)).body['total']).toBe(total);
  });

  it('is found by owner ID, and sorted by total', async () => {
    expect((await list(`saved-calculations?search=${await seller.id()}`)).body['total']).toBe(2);
    const [dearest, other] = rowsOf((await list('saved-calculations?sort=-total')).body);
    expect(Number(dearest?.['totalWithSupport'])).toBeGreaterThan(Number(other?.['totalWithSupport']));
  });

  it('is exported as CSV with owners and without formulas', async () => {
    const { text } = await admin.send('GET', '/admin/saved-calculations/csv?sla=1');
    const [columns, row] = text.split('\r\n');
    expect(columns).toMatch(/^\ufeffTitle,.*,User,Contact email,User ID,Calculation ID$/);
    expect(row).toContain(`"'=HYPERLINK(""x"")"`);
    expect(row).toContain(`Sam Seller,${seller.email},${await seller.id()}`);
  });

  it('shows calculator contents until they are cleared', async () => {
    const { body } = await list('pricing-drafts');
    expect(rowsOf(body)).toEqual([
      expect.objectContaining({
        ownerId: await seller.id(),
        owner: { firstName: 'Sam', lastName: 'Seller', email: seller.email },
        solutionCount: 2,
        competitionCount: 1,
        solutionNames: ['Acme Cloud', '{},"'],
        competitionNames: ['Initech'],
        baseSolutionCredits: 9,
      }),
    ]);
    expect((await list('pricing-drafts?search=initech')).body['total']).toBe(1);
    expect((await admin.send('GET', '/admin/pricing-drafts/csv')).text).toContain('Sam Seller');
    const cleared = { selections: null, attempt: crypto.randomUUID(), changedAt: new Date(), basedOn: 1 };
    await seller.send('POST', '/pricing-draft', cleared);
    expect((await list('pricing-drafts')).body['total']).toBe(0);
  });

  it('finds orders by order ID and payment ID', async () => {
    const id = crypto.randomUUID();
    await api.sql(`insert into billing.orders (id, owner_id, credits, amount_cents, currency, placed_at, status, session_id)
      values ('${id}', '${await seller.id()}', 50, 5000, 'usd', now(), 'open', 'cs_test_1')`);
    for (const wanted of [id, 'cs_test_1']) {
      const { body } = await list(`orders?search=${wanted}`);
      expect(body['rows']).toMatchObject([{ id, ownerId: await seller.id(), number: null, credits: 50 }]);
    }
    expect((await list("orders?search=2026-'%25")).body['rows']).toEqual([]);
  });

  const list = (query: string) => admin.send('GET', `/admin/${query}`);
  const rowsOf = (body: Readonly<Record<string, unknown>>) => body['rows'] as Row[];
});
