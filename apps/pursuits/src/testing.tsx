import { queryClient, useNotices } from '@casewright/web';
import { QueryClientProvider } from '@casewright/web/query';
import { RouterProvider } from '@casewright/web/router';
import { createMemoryRouter } from '@casewright/web/testing';
import { render } from '@testing-library/react';
import routes from './routes';

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
  return () => router.state.location.pathname + router.state.location.search;
}

export const FACTS = {
  prospect: 'Wexcombe Hospitals',
  opportunity: 'Virtual desktops',
  acvDollars: 236_000,
  expectedClose: '2030-02-12',
  proposed: ['Helix Private Cloud'],
  competing: [],
  contacts: [],
  notes: '',
};

export const aPursuit = (given: object = {}) => ({
  ...FACTS,
  id: 'p-1',
  ownerId: 'u-1',
  stage: 'registered',
  registeredAt: '2026-11-20T12:00:00Z',
  decidedOn: null,
  reason: null,
  caseId: null,
  caseState: null,
  caseDueAt: null,
  ...given,
});
