import { queryClient } from '@casewright/web';
import { refusal, signedInAs } from '@casewright/web/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAdmin } from '../testing';

const USER = {
  id: '7f3a9c1e-0000-4000-8000-0000000091c2',
  firstName: 'Dana',
  lastName: 'Whitfield',
  email: 'dana@northwind.example',
  emailVerified: true,
  joinedAt: '2026-11-20T09:12:00.000Z',
};
const ORDER = {
  id: 'c1f0a3b2-94d7-4c2e-8d5b-3a6e7f8091a2',
  ownerId: USER.id,
  number: '2026-000123',
  credits: 100,
  amountCents: 9000,
  status: 'credited' as const,
  placedAt: '2026-11-20T09:12:00.000Z',
};
const none = () => ({ rows: [], total: 0, isTotalExact: true, next: null });

describe('the finder', () => {
  const open = () =>
    openAdmin('/admin', {
      'GET /api/admin/users': () => ({ rows: [USER], total: 1, isTotalExact: true, next: null }),
      'GET /api/admin/messages': none,
      'GET /api/admin/cases': () => refusal(503, 'platform.unavailable', 'Not now.'),
      'GET /api/admin/orders': () => ({ rows: [ORDER] }),
      'GET /api/admin/saved-calculations': none,
      'GET /api/admin/pilot-signups': none,
    });

  beforeEach(() => {
    queryClient.clear();
    signedInAs();
    Element.prototype.scrollIntoView = () => undefined;
  });

  it('finds people and orders and opens them', async () => {
    const { address } = open();
    await screen.findByRole('button', { name: /^Find/ });
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(screen.getByRole('combobox', { name: 'Find anything' })).toHaveFocus();
    await userEvent.keyboard('dana');
    const people = within(await screen.findByRole('group', { name: 'People' }));
    expect(people.getByRole('option', { name: 'Dana Whitfield dana@northwind.example' })).toBeInTheDocument();
    expect(screen.getByRole('option', { name: '2026-000123 100 credits, $90.00, credited' })).toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('option', { name: /2026-000123/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await waitFor(() => expect(address()).toBe(`/admin/users/${USER.id}`));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('opens a tab by its name and closes', async () => {
    const { address } = open();
    await userEvent.click(await screen.findByRole('button', { name: /^Find/ }));
    await userEvent.keyboard('pilot');
    await userEvent.click(await screen.findByRole('option', { name: 'Pilot Signups Go to' }));
    await waitFor(() => expect(address()).toBe('/admin/pilot-signups'));
    await userEvent.keyboard('{Control>}k{/Control}{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
