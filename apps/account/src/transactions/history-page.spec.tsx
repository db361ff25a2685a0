import { mockServer, signedInAs } from '@casewright/web/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing';

const row = (id: string, type: string, amount: number) => ({
  id,
  type,
  amount,
  description: `${type} ${id}`,
  balanceAfter: 68,
  receiptOf: null,
  caseId: null,
  caseName: null,
  postedAt: '2026-11-20T12:00:00Z',
});
const others = {
  'GET /api/credits/balance': Response.json({ balance: 68 }),
  'GET /api/messages/unread-count': Response.json({ count: 0 }),
};
const listed = async () =>
  within(await screen.findByRole('list', { name: 'Transactions' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the transaction history', () => {
  beforeEach(() => signedInAs());

  it('is empty for a new account', async () => {
    mockServer({ ...others, 'GET /api/credits/transactions': Response.json({ rows: [], next: null }) });
    open('/transaction-history');
    expect(await screen.findByRole('heading', { name: 'No Transactions Yet' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Purchase Credits' })).toHaveAttribute('href', '/purchase-credits');
  });

  it('lists movements with sign, type and balance, and links to the case and the receipt', async () => {
    const rows = [
      { ...row('1', 'usage', -32), caseId: 'c-1', caseName: 'Helix vs. Initech' },
      { ...row('2', 'purchase', 100), balanceAfter: 132, receiptOf: 'order-7' },
    ];
    mockServer({ ...others, 'GET /api/credits/transactions': Response.json({ rows, next: null }) });
    open('/transaction-history');
    const [usage, purchase] = await listed();
    expect(usage).toMatch(/^Helix vs. Initech.*Nov 20, 2026, .*Balance 68.*−32Usage$/);
    expect(purchase).toMatch(/^purchase 2Nov 20, 2026, .*Balance 132.*\+100Purchase$/);
    const linked = ['Helix vs. Initech', 'Receipt: purchase 2', 'Download CSV'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    );
    expect(linked).toEqual(['/cases/c-1', '/transaction-history/receipts/order-7', '/api/credits/transactions/csv']);
  });

  it('filters by type in the URL', async () => {
    mockServer({
      ...others,
      'GET /api/credits/transactions': Response.json({ rows: [row('1', 'usage', -1)], next: null }),
      'GET /api/credits/transactions?type=other': Response.json({ rows: [], next: null }),
    });
    const page = open('/transaction-history');
    await listed();
    await userEvent.click(screen.getByRole('link', { name: 'Other' }));
    expect(await screen.findByText('No transactions of this type.')).toBeInTheDocument();
    expect(page.at()).toBe('/transaction-history?type=other');
    expect(screen.getByRole('link', { name: 'Other' })).toHaveAttribute('aria-current', 'page');
  });
});
