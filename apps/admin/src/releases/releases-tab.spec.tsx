import { queryClient } from '@casewright/web';
import { QueryClientProvider } from '@casewright/web/query';
import { Outlet, RouterProvider } from '@casewright/web/router';
import { aUser, createMemoryRouter, serverWith, signedInAs } from '@casewright/web/testing';
import { render, screen, within } from '@testing-library/react';
import routes from '../routes';
import type { Release } from './queries';

const release = (given: Partial<Release>): Release => ({
  remote: 'calculator',
  version: '1.0.0-3ebc7ea1',
  firstReportedAt: '2026-11-20T09:12:00.000Z',
  lastReportedAt: '2026-11-20T10:12:00.000Z',
  views: 2000,
  errors: 5,
  vitals: 40,
  goodVitals: 38,
  ...given,
});

describe('releases', () => {
  beforeEach(() => {
    queryClient.clear();
    signedInAs();
  });

  it('show how often each version failed since it was shipped', async () => {
    open([release({}), release({ remote: 'account', views: 0, errors: 1, vitals: 0 })]);
    const [, first, second] = within(await screen.findByRole('table', { name: 'Releases' })).getAllByRole('row');
    expect(cells(first)).toEqual([
      '1.0.0-3ebc7ea1',
      expect.stringContaining('Nov 20, 2026'),
      '2,000',
      '5',
      '0.3%',
      '95%',
    ]);
    expect(cells(second).slice(2)).toEqual(['0', '1', '—', '—']);
  });

  it('say that nothing was reported yet', async () => {
    open([]);
    expect(await screen.findByRole('heading', { name: 'No Reports Yet' })).toBeInTheDocument();
  });

  const cells = (row?: HTMLElement) =>
    within(row ?? document.body)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);

  function open(remotes: Release[]) {
    serverWith({
      'GET /api/session': () => ({ user: aUser({ isAdmin: true, hasTwoStep: true, isMfa: true }) }),
      'GET /api/admin/remotes': () => ({ remotes }),
    });
    const pages = { element: <Outlet />, hydrateFallbackElement: <p>Loading</p>, children: [...routes] };
    const router = createMemoryRouter([pages], { initialEntries: ['/admin/releases'] });
    render(
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    );
  }
});
