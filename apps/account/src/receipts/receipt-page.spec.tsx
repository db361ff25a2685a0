import { refusal, mockServer, signedInAs } from '@casewright/web/testing';
import { screen } from '@testing-library/react';
import { open } from '../testing';

const others = { 'GET /api/messages/unread-count': () => Response.json({ count: 0 }) };
const RECEIPT = {
  number: '2026-000042',
  issuedAt: '2026-11-20T09:12:00.000Z',
  credits: 100,
  subtotalCents: 9000,
  taxes: [{ label: 'Sales tax 8.25%', amountCents: 743 }],
  totalCents: 9743,
  currency: 'usd',
  billedTo: { name: null, email: 'billing@northwind.example' },
  billingDetails: { company: 'Northwind', address: '1 Main St\nReno, NV', taxId: '', purchaseOrder: 'PO-7' },
  reversals: [],
};

describe('a receipt', () => {
  beforeEach(() => signedInAs());

  it('has number, billing address, taxes and total', async () => {
    show(RECEIPT);
    expect(await screen.findByRole('heading', { name: 'Receipt 2026-000042' })).toBeInTheDocument();
    expect(rows()).toEqual([
      '100 Casewright value credits$0.90 a credit$90.00',
      'Sales tax 8.25%$7.43',
      'Total paid$97.43',
    ]);
    expect(screen.getByText('billing@northwind.example')).toBeInTheDocument();
    for (const line of ['Northwind', '1 Main St', 'Reno, NV', 'Purchase order: PO-7'])
      expect(screen.getByText(line)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Print' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Download PDF' })).toHaveAttribute(
      'href',
      '/api/credits/orders/order-7/receipt/pdf',
    );
  });

  it('shows refunds, but not reversed ones', async () => {
    show({
      ...RECEIPT,
      reversals: [
        { id: 're_1', kind: 'refund', amountCents: 1000, createdAt: '2026-11-21T09:12:00.000Z', isActive: true },
        { id: 'dp_1', kind: 'dispute', amountCents: 9743, createdAt: '2026-11-22T09:12:00.000Z', isActive: false },
      ],
    });
    expect(await screen.findByText('Partly reversed')).toBeInTheDocument();
    expect(rows().slice(-2)).toEqual(['Refunded Nov 21, 2026−$10.00', 'Net paid$87.43']);
  });

  it('says that nothing remains paid if a dispute exceeds the rest after a refund', async () => {
    show({
      ...RECEIPT,
      reversals: [
        { id: 're_1', kind: 'refund', amountCents: 4000, createdAt: '2026-11-21T09:12:00.000Z', isActive: true },
        { id: 'dp_1', kind: 'dispute', amountCents: 9743, createdAt: '2026-11-22T09:12:00.000Z', isActive: true },
      ],
    });
    expect(await screen.findByText('Reversed')).toBeInTheDocument();
    expect(rows().slice(-3)).toEqual(['Refunded Nov 21, 2026−$40.00', 'Disputed Nov 22, 2026−$97.43', 'Net paid$0.00']);
  });

  it('of somebody else is not found', async () => {
    mockServer({
      ...others,
      [ADDRESS]: refusal(404, 'billing.payment-unknown', 'We couldn’t find this payment.'),
    });
    open('/transaction-history/receipts/order-7');
    expect(await screen.findByText("We couldn't find this receipt.")).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
  });
});

const ADDRESS = 'GET /api/credits/orders/order-7/receipt';

function show(receipt: object): void {
  mockServer({ ...others, [ADDRESS]: () => Response.json(receipt) });
  open('/transaction-history/receipts/order-7');
}

const rows = (): (string | null)[] => screen.getAllByRole('row').map(({ textContent }) => textContent);
