import { needsSession, useSession } from '@casewright/web';
import { RouterProvider } from '@casewright/web/router';
import { aUser, createMemoryRouter, mockServer, signedInAs } from '@casewright/web/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RemoteError, RenewContext } from './remote-error';

function open(renew: (path: string) => Promise<void> = () => Promise.resolve()) {
  const errorElement = (
    <RenewContext value={renew}>
      <RemoteError />
    </RenewContext>
  );
  let isBroken = true;
  const fail = () => {
    if (isBroken) throw new Error('broken');
    return null;
  };
  const router = createMemoryRouter(
    [
      { path: '/profile', loader: needsSession, element: <h1>Dashboard</h1>, errorElement },
      { path: '/broken', loader: fail, element: <h1>Repaired</h1>, errorElement },
      { path: '/', element: <h1>Home</h1> },
    ].map((route) => ({ ...route, hydrateFallbackElement: <p>Loading</p> })),
    { initialEntries: ['/'] },
  );
  render(<RouterProvider router={router} />);
  const go = (path: string) => act(async () => void router.navigate(path));
  return { router, go, repair: () => (isBroken = false) };
}

const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const retry = () => userEvent.click(screen.getByRole('button', { name: 'Retry' }));

describe('an area that cannot be shown', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation());

  it('says that the server cannot be reached, and opens when it answers', async () => {
    useSession.setState({ status: 'loading', isUnreachable: true }, true);
    const { router, go } = open();
    await go('/profile');
    expect(title()).toBe("We can't reach Casewright");
    expect(router.state.location.pathname).toBe('/profile');

    mockServer({ 'GET /api/session': () => ({ user: aUser() }) });
    await retry();
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeInTheDocument();
  });

  it('opens by itself once the session is known', async () => {
    useSession.setState({ status: 'loading', isUnreachable: true }, true);
    const { go } = open();
    await go('/profile');
    await act(async () => signedInAs());
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeInTheDocument();
  });

  it('is reloaded by Retry', async () => {
    signedInAs();
    const { go, repair } = open();
    await go('/broken');
    expect(title()).toBe("This page didn't load");
    expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/profile');
    repair();
    await retry();
    expect(await screen.findByRole('heading', { name: 'Repaired' })).toBeInTheDocument();
  });

  it('is retried when the browser is online again', async () => {
    signedInAs();
    const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { go, repair } = open();
    await go('/broken');
    expect(screen.getByText('You’re offline. We’ll retry when you’re back.')).toBeInTheDocument();
    repair();
    isOnline.mockReturnValue(true);
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('heading', { name: 'Repaired' })).toBeInTheDocument();
  });

  it('does not navigate back if the user left during the retry', async () => {
    let renewed = () => {};
    const { router, go } = open(() => new Promise((resolve) => (renewed = resolve)));
    await go('/broken');
    await retry();
    await go('/');
    await act(async () => renewed());
    expect(router.state.location.pathname).toBe('/');
    expect(title()).toBe('Home');
  });
});
