import { queryClient, useSession } from '@casewright/web';
import { QueryClientProvider } from '@casewright/web/query';
import { Outlet, RouterProvider } from '@casewright/web/router';
import {
  createMemoryRouter,
  aUser,
  refusal,
  serverWith,
  signedInAs,
  signedOut,
  type Question,
} from '@casewright/web/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import routes from '../routes';
import type { UserRow } from '../users/queries';

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

const anAdmin = aUser({ isAdmin: true, hasTwoStep: true, isMfa: true });

/** One user per page of two; a search finds by email. */
function usersAsked({ query }: Question) {
  const search = query.get('search') ?? '';
  const rows = USERS.filter(({ email }) => email.includes(search));
  if (search) return { rows, total: rows.length, next: null };
  const isSecond = query.get('before') === 'second';
  return { rows: isSecond ? rows.slice(1) : rows.slice(0, 1), total: 2, next: isSecond ? null : 'second' };
}

describe('the admin panel', () => {
  const open = (answers: Parameters<typeof serverWith>[0] = {}, address = '/admin') => {
    const asked = serverWith({
      'GET /api/session': () => ({ user: anAdmin }),
      'GET /api/admin/users': usersAsked,
      ...answers,
    });
    const children = [...routes, ...['/login', '/profile'].map((path) => ({ path, element: path }))];
    const pages = { element: <Outlet />, hydrateFallbackElement: <p>Loading</p>, children };
    const router = createMemoryRouter([pages], { initialEntries: [address] });
    render(
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    );
    return { asked, address: () => router.state.location.pathname + router.state.location.search };
  };

  beforeEach(() => {
    queryClient.clear();
    signedInAs();
  });

  it('is refused to non-admins without loading any data', async () => {
    const { asked } = open({ 'GET /api/session': () => ({ user: aUser() }) });
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeInTheDocument();
    expect(screen.getByText("You don't have admin privileges to access this page.")).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Return to Dashboard' })).toHaveAttribute('href', '/profile');
    expect(asked.map(({ what }) => what)).toEqual(['GET /api/session']);
  });

  it('asks an admin to set up a second step without loading any data', async () => {
    const { asked } = open({ 'GET /api/session': () => ({ user: aUser({ isAdmin: true }) }) });
    expect(await screen.findByRole('heading', { name: 'Two-step verification required' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open security settings' })).toHaveAttribute(
      'href',
      '/profile/settings?tab=security',
    );
    expect(asked.map(({ what }) => what)).toEqual(['GET /api/session']);
  });

  it('asks an admin with a second step to sign in with it', async () => {
    const { asked } = open({
      'GET /api/session': () => ({ user: aUser({ isAdmin: true, hasTwoStep: true }) }),
      'DELETE /api/session': () => undefined,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in again' }));
    await waitFor(() => expect(asked.map(({ what }) => what)).toContain('DELETE /api/session'));
    expect(useSession.getState()).toEqual({ status: 'signed-out' });
  });

  it('shows a spinner while checking', async () => {
    let answer: (user: object) => void = () => undefined;
    open({ 'GET /api/session': () => new Promise((resolve) => (answer = resolve)) });
    expect(await screen.findByRole('status', { name: 'Loading' })).toBeInTheDocument();
    answer({ user: anAdmin });
    expect(await screen.findByText('Manage users and messages')).toBeInTheDocument();
  });

  it('closes when the admin role is removed', async () => {
    let isAdmin = true;
    open({
      'GET /api/session': () => ({ user: aUser({ isAdmin, isMfa: true }) }),
      'GET /api/admin/users': () => {
        isAdmin = false;
        return refusal(403, 'platform.admins-only', 'For admins only.');
      },
    });
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeInTheDocument();
  });

  it('sends a visitor to the login page', async () => {
    signedOut();
    const { address } = open();
    await screen.findByText('/login');
    expect(address()).toBe('/login?return=%2Fadmin');
  });

  it('lists users by name or ID with a link to message each', async () => {
    open({ 'GET /api/admin/users': () => ({ rows: USERS, total: 150, next: null }) });
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

  it('says so when there are more users than are counted', async () => {
    open({ 'GET /api/admin/users': () => ({ rows: USERS, total: 10_000, next: 'second' }) });
    expect(await screen.findByRole('heading', { name: 'Non-Admin Users · 10,000+' })).toBeInTheDocument();
  });

  it('searches on the server, and offers what it found as a CSV file', async () => {
    const { asked, address } = open();
    expect(await screen.findByRole('link', { name: 'Download CSV' })).toHaveAttribute('href', '/api/admin/users/csv');
    await userEvent.click(await screen.findByRole('searchbox'));
    // Typed slowly, its first letters would be searched for alone.
    await userEvent.paste('adatum');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Non-Admin Users · 1' })).toBeInTheDocument());
    expect(address()).toBe('/admin?search=adatum');
    expect(Object.fromEntries(asked.at(-1)?.query ?? [])).toEqual({ search: 'adatum' });
    expect(screen.getByRole('link', { name: 'Download CSV' })).toHaveAttribute(
      'href',
      '/api/admin/users/csv?search=adatum',
    );
  });

  it('shows the next page below', async () => {
    const { asked } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Show older' }));
    expect(await screen.findByText('ops@adatum.example')).toBeInTheDocument();
    expect(screen.getByText('seller@northwind.example')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show older' })).not.toBeInTheDocument();
    expect(Object.fromEntries(asked.at(-1)?.query ?? [])).toEqual({ before: 'second' });
  });

  it('keeps the place of users while they load', async () => {
    open({ 'GET /api/admin/users': () => new Promise(() => undefined) });
    expect(await screen.findByRole('status', { name: 'Loading users' })).toBeInTheDocument();
  });

  it('shows the empty state and the failed state', async () => {
    let broken = true;
    open({
      'GET /api/admin/users': () =>
        broken ? refusal(503, 'platform.unavailable', 'Not now.') : { rows: [], total: 0, next: null },
    });
    expect(await screen.findByText('Failed to load users.')).toBeInTheDocument();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No users found')).toBeInTheDocument();
  });
});
