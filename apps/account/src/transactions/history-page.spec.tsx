import { useNotices } from '@casewright/web';
import { refusal, mockServer, signedInAs } from '@casewright/web/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notices, open } from '../testing';

const row = (id: string, type: string, amount: number) => ({
  id,
  type,
  amount,
  description: `${type} ${id}`,
  balanceAfter: 68,
  receiptOf: null,
  caseId: null,
  caseTitle: null,
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

  it('lists movements with sign and kind', async () => {
    const rows = [row('1', 'usage', -32), row('2', 'purchase', 100)];
    mockServer({ ...others, 'GET /api/credits/transactions': Response.json({ rows, next: null }) });
    open('/transaction-history');
    const [usage, purchase] = await listed();
    expect(usage).toMatch(/^usage 1Nov 20, 2026, .*−32Usage$/);
    expect(purchase).toMatch(/^purchase 2Nov 20, 2026, .*\+100Purchase$/);
    expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
  });

  it('names and links the case that used credits', async () => {
    const used = { ...row('1', 'usage', -32), caseId: 'c-1', caseTitle: 'Helix vs. Initech' };
    mockServer({ ...others, 'GET /api/credits/transactions': Response.json({ rows: [used], next: null }) });
    open('/transaction-history');
    expect(await screen.findByRole('link', { name: 'Helix vs. Initech' })).toHaveAttribute('href', '/cases/c-1');
  });

  it('loads page by page', async () => {
    mockServer({
      ...others,
      'GET /api/credits/transactions': Response.json({ rows: [row('1', 'usage', -1)], next: 'c/1' }),
      'GET /api/credits/transactions?before=c%2F1': Response.json({ rows: [row('2', 'other', -2)], next: null }),
    });
    open('/transaction-history');
    await userEvent.click(await screen.findByRole('button', { name: 'Show older' }));
    await waitFor(async () => expect(await listed()).toHaveLength(2));
    expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
  });

  it('is empty for a new account', async () => {
    mockServer({ ...others, 'GET /api/credits/transactions': Response.json({ rows: [], next: null }) });
    open('/transaction-history');
    expect(await screen.findByRole('heading', { name: 'No Transactions Yet' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Purchase Credits' })).toHaveAttribute('href', '/purchase-credits');
  });

  it('shows a placeholder while loading', async () => {
    const answer = Promise.withResolvers<Response>();
    mockServer({ ...others, 'GET /api/credits/transactions': () => answer.promise });
    open('/transaction-history');
    const place = await screen.findByRole('status', { name: 'Loading transaction history' });
    answer.resolve(Response.json({ rows: [row('1', 'usage', -1)], next: null }));
    expect(await listed()).toHaveLength(1);
    expect(place).not.toBeInTheDocument();
  });

  it('that failed to load comes back with Retry', async () => {
    let isBack = false;
    mockServer({
      ...others,
      'GET /api/credits/transactions': () =>
        isBack ? Response.json({ rows: [row('1', 'usage', -1)], next: null }) : refusal(503, 'http.unavailable', 'x'),
    });
    open('/transaction-history');
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(notices()).toEqual(['Error / Failed to load transaction history.']);
    isBack = true;
    await userEvent.click(retry);
    expect(await listed()).toHaveLength(1);
  });

  it('reports each failed load', async () => {
    let isUnavailable = false;
    mockServer({
      ...others,
      'GET /api/credits/transactions': () =>
        isUnavailable
          ? refusal(503, 'platform.unavailable', 'x')
          : Response.json({ rows: [row('1', 'usage', -1)], next: null }),
    });
    open('/transaction-history');
    await listed();
    isUnavailable = true;
    const refresh = screen.getByRole('button', { name: 'Refresh History' });
    for (const turn of [1, 2]) {
      await userEvent.click(refresh);
      await waitFor(() => expect([turn, notices()]).toEqual([turn, ['Error / Failed to load transaction history.']]));
      useNotices.setState([], true);
    }
  });

  it('shows the balance after each line, and links to receipts', async () => {
    const rows = [row('1', 'usage', -32), { ...row('2', 'purchase', 100), balanceAfter: 132, receiptOf: 'order-7' }];
    mockServer({ ...others, 'GET /api/credits/transactions': Response.json({ rows, next: null }) });
    open('/transaction-history');
    const [, purchase] = await listed();
    expect(purchase).toContain('Balance 132');
    expect(screen.getByRole('link', { name: 'Receipt: purchase 2' })).toHaveAttribute(
      'href',
      '/transaction-history/receipts/order-7',
    );
    expect(screen.getByRole('link', { name: 'Download CSV' })).toHaveAttribute('href', '/api/credits/transactions/csv');
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
