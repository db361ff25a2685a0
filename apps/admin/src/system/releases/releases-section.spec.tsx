import { signedInAs } from '@casewright/web/testing';
import { screen, within } from '@testing-library/react';
import { openAdmin } from '../../testing';
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
  beforeEach(() => signedInAs());

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

  const cells = (row?: HTMLElement) =>
    within(row ?? document.body)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);

  const open = (remotes: Release[]) => openAdmin('/admin/system', { 'GET /api/admin/remotes': () => ({ remotes }) });
});
