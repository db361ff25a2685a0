import { queryClient } from '@casewright/web';
import { QueryClientProvider } from '@casewright/web/query';
import { RouterProvider } from '@casewright/web/router';
import { aBalance, createMemoryRouter, mockServer, signedInAs, signedOut } from '@casewright/web/testing';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Header } from '../layout/header';
import { useSiteMenu } from '../layout/use-site-menu';
import { forgetTable, remoteTable } from '../remotes/table';
import { AccountFrame } from './account-frame';

const icon = [['path', { d: 'M0 0h24' }]];
const of = (name: string, paths: string[], menu: object[]) => ({
  [name]: { version: '1', requires: '^1.0.0', paths, accountPaths: paths, menu, preload: [] },
});
const table = {
  ...of(
    'calculator',
    ['/calculations'],
    [{ group: 'Work', label: 'Saved Calculations', path: '/calculations', icon, order: 5 }],
  ),
  ...of(
    'pursuits',
    ['/pursuits'],
    [
      ...[{ group: 'Work', label: 'Current Pursuits', path: '/pursuits', icon, order: 1 }],
      ...[
        { group: 'Work', label: 'Approvals', path: '/approvals', icon, badge: '/api/pursuits/waiting-count', order: 2 },
      ],
    ],
  ),
  ...of('reports', ['/reports'], [{ group: 'Insights', label: 'Win Rates', path: '/reports', icon, order: 1 }]),
  ...of(
    'account',
    ['/profile'],
    [
      { group: 'Work', label: 'Register a Pursuit', icon, order: 3 },
      { label: 'Dashboard', path: '/profile', icon, order: 1 },
    ],
  ),
  ...of(
    'messaging',
    ['/messages'],
    [{ group: 'Messages', label: 'Inbox', path: '/messages', icon, badge: '/api/messages/unread-count', order: 1 }],
  ),
};

function Page() {
  const menu = useSiteMenu();
  return (
    <>
      <Header menu={menu} isAccount />
      <AccountFrame menu={menu}>
        <h1>Page</h1>
      </AccountFrame>
    </>
  );
}

async function open(path: string) {
  queryClient.clear();
  mockServer({
    'GET /remotes.json': () => table,
    'GET /api/messages/unread-count': () => ({ count: 12 }),
    'GET /api/pursuits/waiting-count': () => ({ count: 2 }),
    'GET /api/credits/balance': () => aBalance(38),
  });
  forgetTable();
  await remoteTable();
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: [path] });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

const sideMenu = () => within(screen.getAllByRole('navigation', { name: 'Account' }).at(-1) as HTMLElement);

describe('the account frame', () => {
  beforeEach(() => signedInAs());

  it('lists the entries of all remotes, in the order of the specification and then their own', async () => {
    await open('/profile');
    expect(
      sideMenu()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Dashboard',
      'Inbox',
      'Current Pursuits',
      'Approvals',
      'Register a Pursuit',
      'Saved Calculations',
      'Win Rates',
    ]);
    expect(sideMenu().getByRole('list', { name: 'Insights' })).toBeInTheDocument();
    expect(sideMenu().queryByRole('link', { name: 'Register a Pursuit' })).toBeNull();
  });

  it('marks the current page, and shows the counts of others', async () => {
    await open('/messages');
    const inbox = await sideMenu().findByRole('link', { name: 'Inbox 12 unread' });
    expect(inbox).toHaveAttribute('aria-current', 'page');
    expect(await sideMenu().findByRole('link', { name: 'Approvals 2 waiting' })).toBeInTheDocument();
    expect(sideMenu().getByRole('link', { name: 'Dashboard' })).not.toHaveAttribute('aria-current');
  });

  it('has a bar that names the page and the balance, and opens the one menu of the site', async () => {
    await open('/messages');
    const bar = await screen.findByRole('button', { name: 'Inbox 38 credits' });
    const menu = document.getElementById('site-menu') as HTMLElement;
    expect(menu).not.toBeVisible();
    await userEvent.click(bar);
    expect(menu).toBeVisible();
    expect(bar).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('button', { name: 'Close menu' })).toHaveAttribute('aria-expanded', 'true');
    expect(within(menu).getByRole('link', { name: 'Saved Calculations' })).toBeVisible();
    expect(within(menu).getByRole('link', { name: 'Account Plans' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(menu).not.toBeVisible();
    expect(bar).toHaveFocus();
  });

  it('hides the page after sign-out, so that it sends no requests', async () => {
    await open('/profile');
    expect(screen.getByRole('heading', { name: 'Page' })).toBeInTheDocument();
    act(() => signedOut());
    expect(screen.queryByRole('heading', { name: 'Page' })).toBeNull();
  });

  it('asks unverified users to verify, and says when the account will be deleted', async () => {
    signedInAs({ emailVerified: false, deletionDueAt: '2026-12-24T12:00:00Z' });
    await open('/profile');
    expect(screen.getByText(/Verify your email address/)).toBeInTheDocument();
    expect(screen.getByText(/Your account will be deleted on/)).toHaveTextContent('Dec 24, 2026');
  });
});
