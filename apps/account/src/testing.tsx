import { queryClient, useNotices } from '@casewright/web';
import { QueryClientProvider } from '@casewright/web/query';
import { RouterProvider } from '@casewright/web/router';
import { createMemoryRouter } from '@casewright/web/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import routes from './routes';

interface Asked {
  readonly path: string;
  readonly method: string;
  readonly body: unknown;
  readonly idempotencyKey: string | null;
}

type Answer = Response | (() => Response | Promise<Response>);

/** A server that gives the answers it is told to, by 'METHOD /path'; what was asked is kept in order. */
export function serverAnswering(answers: Record<string, Answer>): Asked[] {
  const asked: Asked[] = [];
  globalThis.fetch = async (address, init = {}) => {
    const url = new URL(address as string, 'http://localhost');
    const method = init.method ?? 'GET';
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined;
    const idempotencyKey = new Headers(init.headers).get('idempotency-key');
    asked.push({ path: url.pathname + url.search, method, body, idempotencyKey });
    const answer = answers[`${method} ${url.pathname}${url.search}`] ?? answers[`${method} ${url.pathname}`];
    if (!answer) throw new TypeError(`No mock response for ${method} ${url.pathname}${url.search}`);
    return typeof answer === 'function' ? answer() : answer.clone();
  };
  return asked;
}

export const nothing = () => new Response(null, { status: 204 });

export const problem = (status: number, code: string, title: string, facts: object = {}) =>
  new Response(JSON.stringify({ status, code, title, ...facts }), {
    status,
    headers: { 'content-type': 'application/problem+json' },
  });

/** Opens the page at the address, with the product's other pages beside it as far as this remote has them. */
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

/** As from a password manager: one change instead of one for each key. */
export async function paste(label: string, text: string, user: Pick<typeof userEvent, 'click' | 'paste'> = userEvent) {
  await user.click(await screen.findByLabelText(label));
  await user.paste(text);
}

export const notices = () =>
  useNotices.getState().map(({ title, message }) => (message ? `${title} / ${message}` : title));
