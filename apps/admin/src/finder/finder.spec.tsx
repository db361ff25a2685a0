import { refusal, signedInAs } from '@casewright/web/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAdmin } from '../testing';

const USER = {
  id: '7f3a9c1e-0000-4000-8000-0000000091c2',
  name: 'Dana Whitfield',
  email: 'dana@northwind.example',
};
const ADMIN = {
  id: '0b6cde2e-a0a6-4c9c-8dd4-57d1a5b8f3a1',
  name: 'Ada Admin',
  email: 'ada@casewright.example',
};
const ORDER = {
  id: 'c1f0a3b2-94d7-4c2e-8d5b-3a6e7f8091a2',
  ownerId: USER.id,
  number: '2026-000123',
  credits: 100,
  amountCents: 9000,
  status: 'credited' as const,
  reversedCredits: 0,
  placedAt: '2026-11-20T09:12:00.000Z',
};
const none = () => ({ rows: [], total: 0, isTotalExact: true, next: null });

describe('the finder', () => {
  const open = () =>
    openAdmin('/admin', {
      'GET /api/admin/recipients': ({ query }) =>
        [USER, ADMIN].filter(({ email }) => email.startsWith(query.get('text') ?? '')),
      'GET /api/admin/messages': none,
      'GET /api/admin/cases': () => refusal(503, 'platform.unavailable', 'Not now.'),
      'GET /api/admin/orders': () => ({ rows: [ORDER] }),
      'GET /api/admin/saved-calculations': none,
      'GET /api/admin/pilot-signups': none,
    });

  beforeEach(() => {
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
    expect(screen.getByRole('option', { name: '2026-000123 100 credits, $90.00, Paid' })).toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('option', { name: /2026-000123/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await waitFor(() => expect(address()).toBe(`/admin/users/${USER.id}`));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('opens what matches the text in the field, not an earlier search', async () => {
    const { address } = open();
    await screen.findByRole('button', { name: /^Find/ });
    await userEvent.keyboard('{Control>}k{/Control}dana');
    await screen.findByRole('option', { name: /^Dana Whitfield/ });
    await userEvent.keyboard('{Control>}a{/Control}ada{Enter}');
    await waitFor(() => expect(address()).toBe(`/admin/users/${ADMIN.id}`));
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
