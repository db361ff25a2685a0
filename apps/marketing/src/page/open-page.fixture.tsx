import { queryClient } from '@casewright/web';
import { QueryClientProvider } from '@casewright/web/query';
import { RouterProvider } from '@casewright/web/router';
import { createMemoryRouter } from '@casewright/web/testing';
import { render, screen } from '@testing-library/react';
import routes from '../routes';

const layout = { hydrateFallbackElement: <></>, children: routes };

/** @returns the heading */
export async function openPage(address: string): Promise<HTMLElement> {
  const router = createMemoryRouter([layout], { initialEntries: [address] });
  queryClient.clear();
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return screen.findByRole('heading', { level: 1 });
}

/** [text, href] of all links. */
export const linksOf = (root: HTMLElement | Document = document): readonly (readonly [string, string | null])[] =>
  [...root.querySelectorAll('a')].map((link) => [link.textContent ?? '', link.getAttribute('href')]);
