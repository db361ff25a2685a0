import { useNotices } from '@casewright/web';
import { signedInAs, type RecordedRequest } from '@casewright/web/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAdmin } from '../testing';
import type { UserRow } from './queries';

const USERS: UserRow[] = [
  {
    id: '7f3a9c1e-0000-4000-8000-0000000091c2',
    firstName: 'Northwind',
    lastName: 'Presales',
    email: 'seller@northwind.example',
    emailVerified: true,
    joinedAt: '2026-11-20T09:12:00.000Z',
  },
  {
    id: 'e81f9c1e-0000-4000-8000-000000007a55',
    firstName: '',
    lastName: '',
    email: 'ops@adatum.example',
    emailVerified: false,
    joinedAt: '2026-11-18T08:21:00.000Z',
  },
];

/** One user per page of two; a search finds by email. */
function usersAsked({ query }: RecordedRequest) {
  const search = query.get('search') ?? '';
  const rows = USERS.filter(({ email }) => email.includes(search));
  if (search) return { rows, total: rows.length, isTotalExact: true, next: null };
  const isSecond = query.get('before') === 'second';
  return {
    rows: isSecond ? rows.slice(1) : rows.slice(0, 1),
    total: 2,
    isTotalExact: true,
    next: isSecond ? null : 'second',
  };
}

const open = (answers: Parameters<typeof openAdmin>[1] = {}) =>
  openAdmin('/admin/users', { 'GET /api/admin/users': usersAsked, ...answers });

describe('the users tab', () => {
  beforeEach(() => signedInAs());

  it('lists users by name or ID with a link to message each', async () => {
    open({ 'GET /api/admin/users': () => ({ rows: USERS, total: 150, isTotalExact: true, next: null }) });
    const table = await screen.findByRole('table', { name: 'Non-Admin Users' });
    const [, named, nameless] = within(table).getAllByRole('row');
    expect(named).toHaveTextContent(/Northwind Presalesseller@northwind\.example7f3a…91c2Nov 20, 2026, \d+:12 [AP]M/);
    expect(within(named as HTMLElement).getByRole('link', { name: /Send Message/ })).toHaveAttribute(
      'href',
      '/messages?to=7f3a9c1e-0000-4000-8000-0000000091c2',
    );
    expect(within(nameless as HTMLElement).getByRole('rowheader')).toHaveTextContent('e81f…7a55');
    expect(nameless).toHaveTextContent('ops@adatum.exampleUnverified');
    expect(screen.getByRole('heading', { name: 'Non-Admin Users · 150' })).toBeInTheDocument();
  });

  it('searches on the server, and offers what it found as a CSV file', async () => {
    const { asked, address } = open();
    await userEvent.click(await screen.findByRole('searchbox'));
    // Typed slowly, its first letters would be searched for alone.
    await userEvent.paste('adatum');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Non-Admin Users · 1' })).toBeInTheDocument());
    expect(address()).toBe('/admin/users?search=adatum');
    expect(Object.fromEntries(asked.at(-1)?.query ?? [])).toEqual({ search: 'adatum' });
  });

  it('shows the next page below', async () => {
    const { asked } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Show older' }));
    expect(await screen.findByText('ops@adatum.example')).toBeInTheDocument();
    expect(screen.getByText('seller@northwind.example')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show older' })).not.toBeInTheDocument();
    expect(Object.fromEntries(asked.at(-1)?.query ?? [])).toEqual({ before: 'second' });
  });

  it('are signed out several at once, and those without a verified address are mailed again', async () => {
    const { asked } = open({
      'GET /api/admin/users': () => ({ rows: USERS, total: 2, isTotalExact: true, next: null }),
      ...Object.fromEntries(USERS.map(({ id }) => [`DELETE /api/admin/users/${id}/sessions`, () => undefined])),
      [`POST /api/admin/users/${USERS[1]?.id}/verification`]: () => undefined,
    });
    const doToAll = async (label: string, count: number, message: string) => {
      await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all that are loaded' }));
      await userEvent.click(screen.getByRole('button', { name: `${label} (${count})` }));
      const dialog = within(await screen.findByRole('dialog', { name: `${label} (${count})?` }));
      await userEvent.click(dialog.getByRole('button', { name: label }));
      await waitFor(() => expect(useNotices.getState()).toMatchObject([{ message }]));
    };
    await doToAll('Resend verification', 1, '1 user will get a new verification email.');
    await doToAll('Sign out everywhere', 2, '2 users signed out on all devices.');
    expect(asked.flatMap(({ what }) => (what.startsWith('GET') ? [] : [what.replace(/.*users/, '')]))).toEqual([
      `/${USERS[1]?.id}/verification`,
      ...USERS.map(({ id }) => `/${id}/sessions`),
    ]);
  });
});
