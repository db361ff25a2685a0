import { queryClient, useNotices, useSession } from '@casewright/web';
import { QueryClientProvider } from '@casewright/web/query';
import { RouterProvider } from '@casewright/web/router';
import { createMemoryRouter, signedInAs, signedOut } from '@casewright/web/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Header } from './header';
import { useSiteMenu } from './use-site-menu';

function Page() {
  return <Header menu={useSiteMenu()} isAccount={false} />;
}

let unread = 0;

function open(path = '/') {
  queryClient.clear();
  useNotices.setState([], true);
  globalThis.fetch = () => Promise.resolve(Response.json({ count: unread }));
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: [path] });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

/** Includes the menu for narrow screens, which repeats the names. */
const wide = () => {
  const [header] = screen.getAllByRole('banner');
  return within(header as HTMLElement);
};
const addresses = (names: readonly string[]) =>
  names.map((name) => wide().getAllByRole('link', { name })[0]?.getAttribute('href'));

describe('the header', () => {
  beforeEach(() => (unread = 0));

  it('links visitors to every public page, to a section of the home page, and to sign-in and sign-up', () => {
    signedOut();
    open();
    const names = ['Home', 'Value Service', 'Pilot Program', 'Account Plans', 'Our Company', 'Contact Us'];
    expect(addresses(names)).toEqual(['/', '/#what-we-do', '/pilot-program', '/plans', '/our-mission', '/contact']);
    expect(wide().getAllByRole('link', { name: 'Home' })[0]).toHaveAttribute('aria-current', 'page');
    expect(addresses(['Login', 'Create an Account'])).toEqual(['/login', '/auth']);
    expect(wide().queryByRole('button', { name: 'Sign Out' })).toBeNull();
    expect(wide().queryByRole('button', { name: /Notifications/ })).toBeNull();
  });

  it('shows visitor links before the session is known, marked for returning users', () => {
    useSession.setState({ status: 'loading' }, true);
    open();
    const logins = wide().getAllByRole('link', { name: 'Login', hidden: true });
    expect(logins).toHaveLength(3);
    for (const login of logins) expect(login.closest('[data-for-visitors]')).not.toBeNull();
    expect(wide().queryByRole('button', { name: 'Sign Out', hidden: true })).toBeNull();
  });

  it('offers Retry instead of sign-in while the server cannot be reached', async () => {
    useSession.setState({ status: 'loading', isUnreachable: true }, true);
    open();
    expect(wide().queryByRole('link', { name: 'Login' })).toBeNull();
    globalThis.fetch = () => Promise.resolve(Response.json({ user: null }));
    await userEvent.click(wide().getAllByRole('button', { name: 'Retry' })[0] as HTMLElement);
    expect((await wide().findAllByRole('link', { name: 'Login' })).length).toBeGreaterThan(0);
  });

  it('links users to profile and messages, with the unread count', async () => {
    unread = 3;
    signedInAs({ name: 'seller' });
    open();
    expect(addresses(['seller'])).toEqual(['/profile']);
    expect(wide().getAllByRole('link', { name: 'seller' })[0]).toHaveAttribute('title', 'Profile');
    const [bell, bellOnPhone] = await wide().findAllByRole('button', { name: 'Notifications, 3 unread' });
    expect(bell).toHaveTextContent('');
    expect(bellOnPhone).toHaveTextContent('3');
    expect(addresses(['Messages 3 unread'])).toEqual(['/messages']);
  });

  it('tells the whole of a name that may be cut', () => {
    signedInAs({ name: 'bartholomew.winthrop' });
    open();
    const [profile] = wide().getAllByRole('link', { name: 'bartholomew.winthrop' });
    expect(profile).toHaveAttribute('title', 'Profile: bartholomew.winthrop');
  });

  it('hides a count of 0, and calls users without a name User', async () => {
    signedInAs({ name: '' });
    open();
    expect(addresses(['User', 'Messages'])).toEqual(['/profile', '/messages']);
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    const bells = wide().getAllByRole('button', { name: 'Notifications' });
    expect(bells.map(({ textContent }) => textContent)).toEqual(['', '']);
  });

  it('reports a failed sign-out, and keeps the session', async () => {
    signedInAs();
    open();
    globalThis.fetch = () => Promise.reject(new TypeError('offline'));
    await userEvent.click(wide().getAllByRole('button', { name: 'Sign Out' })[0] as HTMLElement);
    await waitFor(() =>
      expect(useNotices.getState()).toMatchObject([
        { title: 'Error', message: 'An unexpected error occurred. Please try again.' },
      ]),
    );
    expect(useSession.getState().status).toBe('signed-in');
  });

  it('has the same links in a collapsible menu, which returns the focus', async () => {
    const user = userEvent.setup();
    signedOut();
    open();
    const button = screen.getByRole('button', { name: 'Open menu' });
    await user.click(button);
    const menu = document.getElementById('site-menu') as HTMLElement;
    expect(menu).toBeVisible();
    expect(within(menu).getAllByRole('link')).toHaveLength(8);
    await user.keyboard('{Escape}');
    expect(menu).not.toBeVisible();
    expect(button).toHaveFocus();
    await user.click(button);
    await user.click(document.body);
    expect(menu).not.toBeVisible();
  });
});
