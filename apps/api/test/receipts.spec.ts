import { Contacts } from '@casewright/billing';
import type { PaymentStandIn } from '@casewright/billing/testing';
import { verifyLedger } from '../operator';
import { checkOut, startProvider } from './checkout';
import { CASE_CREDITS, RunningApi } from './running-api';

class EveryAccount extends Contacts {
  async find(id: string) {
    return { email: `${id}@northwind.example`, firstName: 'Sam', lastName: 'Seller' };
  }
}

const DETAILS = { company: 'Fabrikam', address: '1 Main St\n\n Reno, NV ', taxId: '12-3456789', purchaseOrder: 'PO-7' };

describe('a seller’s credit records', () => {
  const seller = crypto.randomUUID();
  let standIn: PaymentStandIn;
  let api: RunningApi;
  let sessionId: string;
  let caseId: unknown;

  beforeAll(async () => {
    standIn = await startProvider();
    api = await RunningApi.startWith({ STRIPE_API_URL: standIn.url }, { provide: Contacts, useClass: EveryAccount });
    await checkOut(api, seller, 50);
    expect((await save(DETAILS)).status).toBe(204);
    sessionId = await checkOut(api, seller, 100);
    const breakdown = {
      taxes: [{ amount: 743, rate: { display_name: 'Sales tax', percentage: 8.25 } }],
      discounts: [],
    };
    await standIn.pay(sessionId);
    await standIn.alter(sessionId, {
      amount_total: 9743,
      total_details: { amount_discount: 0, amount_shipping: null, amount_tax: 743, breakdown },
    });
    await ask('POST', '/process-payment-success', { sessionId });
    caseId = (await api.startCase(seller)).body['caseId'];
  });
  afterAll(async () => {
    await verifyLedger(api);
    await api.stop();
    await standIn.stop();
  });

  it('include a history with running balance, and a receipt per purchase', async () => {
    const rows = await history();

    expect(rows).toMatchObject([
      {
        type: 'usage',
        description: expect.stringMatching(/^Case: base solutions 6, /),
        amount: -CASE_CREDITS,
        balanceAfter: 100 - CASE_CREDITS,
        receiptOf: null,
        caseId,
        caseName: expect.stringMatching(/^.+ \(C-\d+\)$/),
      },
      {
        type: 'purchase',
        amount: 100,
        balanceAfter: 100,
        receiptOf: expect.any(String),
        caseId: null,
        caseName: null,
      },
    ]);
    expect(await history('?type=usage')).toHaveLength(1);
    expect(await history('?type=other')).toEqual([]);
    expect((await ask('GET', '/credits/transactions?type=gift')).status).toBe(422);
  });

  it('include numbered receipts with taxes as charged and the billed customer', async () => {
    const { body } = await ask('GET', `/credits/orders/${await paidOrder()}/receipt`);

    expect(body).toEqual({
      number: expect.stringMatching(/^\d{4}-\d{6}$/),
      issuedAt: expect.any(String),
      credits: 100,
      subtotalCents: 9000,
      taxes: [{ label: 'Sales tax 8.25%', amountCents: 743 }],
      totalCents: 9743,
      currency: 'usd',
      billedTo: { name: 'Sam Seller', email: `${seller}@northwind.example` },
      billingDetails: { ...DETAILS, address: '1 Main St\nReno, NV' },
      reversals: [],
    });
  });

  it('keep the billing details they were issued with, on the receipt’s PDF too', async () => {
    const id = await paidOrder();
    expect((await save({ ...DETAILS, company: 'Contoso' })).status).toBe(204);
    expect((await ask('GET', '/credits/billing-details')).body).toMatchObject({ company: 'Contoso' });
    const { body } = await ask('GET', `/credits/orders/${id}/receipt`);
    expect(body['billingDetails']).toMatchObject({ company: 'Fabrikam' });
    await expect(
      api.sql(`update billing.orders set billing_details = '{"company": "Contoso"}' where id = $1`, [id]),
    ).rejects.toThrow('a credited order stays credited');

    const { status, headers, text } = await ask('GET', `/credits/orders/${id}/receipt/pdf`);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['content-disposition']).toBe(`attachment; filename="receipt-${String(body['number'])}.pdf"`);
    expect(text).toMatch(/^%PDF-/);
    const stranger = { as: crypto.randomUUID() };
    expect((await api.send('GET', `/api/credits/orders/${id}/receipt/pdf`, stranger)).status).toBe(404);

    const refused = await save({ ...DETAILS, purchaseOrder: '\u202e7' });
    expect(refused.status).toBe(422);
    expect(refused.body['fields']).toEqual({ purchaseOrder: ['Use letters, digits, and punctuation only.'] });
  });

  it('exclude other sellers’ receipts, and unpaid orders', async () => {
    const orders = (await ask('GET', '/credits/orders')).body['rows'] as { id: string }[];
    expect(orders).toMatchObject([
      { credits: 100, amountCents: 9000, status: 'credited', checkoutUrl: null },
      { credits: 50, status: 'open', checkoutUrl: expect.stringContaining(standIn.url) },
    ]);

    for (const id of [orders[1]?.id, crypto.randomUUID()]) {
      expect((await ask('GET', `/credits/orders/${id}/receipt`)).status).toBe(404);
    }
    const stranger = { as: crypto.randomUUID() };
    expect((await api.send('GET', `/api/credits/orders/${orders[0]?.id}/receipt`, stranger)).status).toBe(404);
    expect((await api.send('GET', '/api/credits/orders', stranger)).body).toEqual({ rows: [] });
  });

  it('can be exported', async () => {
    const { status, headers, text } = await ask('GET', '/credits/transactions/csv');

    expect(status).toBe(200);
    expect(headers['content-disposition']).toBe('attachment; filename="transactions.csv"');
    const lines = text.split('\r\n');
    expect(lines.map((line) => line.split(',')[1])).toEqual(['Type', 'usage', 'purchase', undefined]);
    expect(lines.slice(0, 2)).toEqual([expect.stringContaining(',Case,'), expect.stringMatching(/\(C-\d+\)/)]);
  });

  it('have unique receipt numbers beyond one million', async () => {
    await api.sql(`select setval('billing.receipts', 999999)`);

    const numbers = [await numberOfNext(), await numberOfNext()];

    expect(numbers).toEqual([expect.stringMatching(/^\d{4}-1000000$/), expect.stringMatching(/^\d{4}-1000001$/)]);
  });

  const save = (details: object) => ask('PUT', '/credits/billing-details', details);

  const ask = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, headers = {}, as = seller) =>
    api.send(method, `/api${path}`, { as, headers, ...(body && { body }) });

  async function history(query = ''): Promise<readonly object[]> {
    return (await ask('GET', `/credits/transactions${query}`)).body['rows'] as object[];
  }

  /** Number of another seller's next receipt. */
  async function numberOfNext(): Promise<unknown> {
    const buyer = crypto.randomUUID();
    const paid = await checkOut(api, buyer, 50);
    await standIn.pay(paid);
    await ask('POST', '/process-payment-success', { sessionId: paid }, {}, buyer);
    const [order] = (await ask('GET', '/credits/orders', undefined, {}, buyer)).body['rows'] as { id: string }[];
    return (await ask('GET', `/credits/orders/${order?.id}/receipt`, undefined, {}, buyer)).body['number'];
  }

  async function paidOrder(): Promise<string> {
    const [, purchase] = (await history()) as { receiptOf: string }[];
    return purchase?.receiptOf ?? '';
  }
});
