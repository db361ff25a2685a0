import { useFocusGuard } from '@casewright/ui';
import { clearNotices, queryClient } from '@casewright/web';
import { QueryClientProvider } from '@casewright/web/query';
import { Outlet, RouterProvider } from '@casewright/web/router';
import { type Answers, aUser, createMemoryRouter, mockServer } from '@casewright/web/testing';
import { act, render } from '@testing-library/react';
import { useRef } from 'react';
import routes from './routes';

export const anAdmin = aUser({ isAdmin: true, hasTwoStep: true, isMfa: true });

/** For specs: opens an admin page with stubbed server answers. */
export function openAdmin<Given, More>(address: string, answers?: Answers<Given>, more?: Answers<More>) {
  clearNotices();
  const asked = mockServer({ 'GET /api/session': () => ({ user: anAdmin }) }, answers, more);
  const others = ['/login', '/profile', '/messages'].map((path) => ({ path, element: path }));
  const pages = { element: <Main />, hydrateFallbackElement: <p>Loading</p>, children: [...routes, ...others] };
  const router = createMemoryRouter([pages], { initialEntries: [address] });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return {
    asked,
    address: () => router.state.location.pathname + router.state.location.search,
    goTo: (path: string) => act(() => router.navigate(path)),
    goBack: () => act(() => router.navigate(-1)),
    goForward: () => act(() => router.navigate(1)),
  };
}

/** As in the shell's layout. */
function Main() {
  const main = useRef<HTMLElement>(null);
  useFocusGuard(main);
  return (
    <main ref={main}>
      <Outlet />
    </main>
  );
}
