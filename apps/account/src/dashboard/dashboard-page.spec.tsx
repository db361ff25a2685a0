import { signedInAs, signedOut } from '@casewright/web/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { open, problem, serverAnswering } from '../testing';

const rows = [{ id: 't', type: 'usage', description: 'Case', amount: -32, postedAt: '2026-11-20T12:00:00Z' }];
const answers = {
  'GET /api/credits/balance': Response.json({ balance: 1234 }),
  'GET /api/credits/transactions': Response.json({ rows, next: null }),
  'GET /api/messages/unread-count': Response.json({ count: 3 }),
};
const actions = async () =>
  within(await screen.findByRole('region', { name: 'Account Actions' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('the dashboard', () => {
  it('greets by the local part, and shows the balance with what moved last', async () => {
    signedInAs({ name: 'seller' });
    serverAnswering(answers);
    open('/profile');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Hello, seller');
    expect(await screen.findByText('1,234')).toBeInTheDocument();
    expect(await screen.findByText('Last: -32, Nov 20, 2026')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Inbox 3 unread', hidden: true })).toHaveAttribute(
      'href',
      '/messages',
    );
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  });

  it('greets who has no name', async () => {
    signedInAs({ name: '' });
    serverAnswering(answers);
    open('/profile');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Hello, User');
  });

  it('offers the admin panel to admins only', async () => {
    serverAnswering(answers);
    signedInAs();
    open('/profile');
    const everybody = [
      ['Register a New Pursuit', '/pilot-program'],
      ['Buy Value Credits', '/pilot-program'],
    ];
    expect(await actions()).toEqual(everybody);
    cleanup();
    signedInAs({ isAdmin: true });
    open('/profile');
    expect(await actions()).toEqual([...everybody, ['Admin Panel', '/admin']]);
  });

  it('stands without a balance that cannot be read', async () => {
    signedInAs();
    serverAnswering({ ...answers, 'GET /api/credits/balance': problem(500, 'http.internal', 'x') });
    open('/profile');
    expect(await screen.findByText('—')).toBeInTheDocument();
  });

  it('is not shown to a visitor', async () => {
    signedOut();
    const page = open('/profile');
    await screen.findByRole('heading', { name: 'Login' });
    expect(page.at()).toBe('/login?return=%2Fprofile');
  });
});
