import { queryClient, useNotices } from '@casewright/web';
import { QueryClientProvider } from '@casewright/web/query';
import { RouterProvider } from '@casewright/web/router';
import { createMemoryRouter } from '@casewright/web/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import routes from './routes';

export const nothing = () => new Response(null, { status: 204 });

/** Opens this remote's page at the address. */
export function open(address: string) {
  queryClient.clear();
  useNotices.setState([], true);
  const elsewhere = { path: '*', element: <h1>Elsewhere</h1> };
  const layout = { hydrateFallbackElement: <></>, children: [...routes, elsewhere] };
  const router = createMemoryRouter([layout], { initialEntries: [address] });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return {
    at: () => router.state.location.pathname + router.state.location.search,
    goTo: (path: string) => act(() => router.navigate(path)),
  };
}

/** One change event, as from a password manager. */
export async function paste(label: string, text: string, user: Pick<typeof userEvent, 'click' | 'paste'> = userEvent) {
  await user.click(await screen.findByLabelText(label));
  await user.paste(text);
}

export const notices = () =>
  useNotices.getState().map(({ title, message }) => (message ? `${title} / ${message}` : title));
