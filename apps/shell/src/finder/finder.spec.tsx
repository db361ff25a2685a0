import { queryClient, toggleFinder } from '@casewright/web';
import { QueryClientProvider } from '@casewright/web/query';
import { RouterProvider } from '@casewright/web/router';
import { type Answers, createMemoryRouter, mockServer, refusal, signedInAs, signedOut } from '@casewright/web/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetTable, remoteTable } from '../remotes/table';
import { FinderAnywhere } from './finder-anywhere';

const USER = { id: '7f3a9c1e-0000-4000-8000-0000000091c2', name: 'Dana Whitfield', email: 'dana@northwind.example' };
const PURSUIT = {
  id: 'p-1',
  prospect: 'Larkmoor Hospitals',
  opportunity: 'Virtual desktops',
  stage: 'active',
  caseId: 'c-1',
  caseState: 'inputs',
};
const page = (label: string, path: string, more: object = {}) => ({ label, path, ...more });
const table = {
  site: {
    version: '1',
    requires: '^1.0.0',
    paths: ['/'],
    preload: [],
    menu: [{ label: 'Dashboard', path: '/profile', icon: [], order: 1 }],
    finds: [
      page('Sample Case', '/sample-case', { words: 'example demo' }),
      page('Security', '/profile/settings?tab=security', {
        hint: 'Settings',
        words: 'password',
        audience: 'signed-in',
      }),
      page('Audit', '/admin/audit', { hint: 'Admin Panel', audience: 'admin' }),
    ],
  },
};
const none = () => Response.json({ rows: [], next: null });
const answers = {
  'GET /remotes.json': () => Response.json(table),
  'GET /api/pursuits': () => Response.json({ rows: [PURSUIT], next: null }),
  'GET /api/saved-calculations': () => refusal(503, 'platform.unavailable', 'Not now.'),
  'GET /api/messages/search': none,
};

async function open<Given>(given?: Answers<Given>) {
  const asked = mockServer(answers, given);
  forgetTable();
  await remoteTable();
  queryClient.clear();
  const layout = {
    path: '*',
    element: (
      <>
        <FinderAnywhere />
        <input aria-label="Elsewhere" />
      </>
    ),
  };
  const router = createMemoryRouter([layout], { initialEntries: ['/start'] });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { asked, at: () => router.state.location.pathname + router.state.location.search };
}

const press = () => userEvent.keyboard('{Control>}k{/Control}');
const field = () => screen.findByRole('combobox', { name: 'Find anything' });
const options = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

describe('the finder', () => {
  beforeEach(() => {
    Element.prototype.scrollIntoView = () => undefined;
    localStorage.clear();
    act(() => toggleFinder(false));
  });

  it('finds pursuits, cases, pages, and help by keyboard, and remembers what was opened', async () => {
    signedInAs();
    const { at, asked } = await open();
    await press();
    expect(await field()).toHaveFocus();
    await userEvent.keyboard('larkmoor');
    await screen.findByRole('group', { name: 'Pursuits' });
    expect(options('Pursuits')).toEqual(['Larkmoor HospitalsVirtual desktops, Case running']);
    expect(options('Cases')).toEqual(['Case for Larkmoor HospitalsInputs']);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(at()).toBe('/pursuits/p-1?tab=case'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(asked.map(({ path }) => path).join()).not.toContain('/api/admin/');

    await press();
    await field();
    expect(options('Recent')).toEqual(['Case for Larkmoor HospitalsInputs']);
    await userEvent.keyboard('password');
    await waitFor(() => expect(options('Pages')).toEqual(['SecuritySettings']));
    await userEvent.keyboard('{Control>}a{/Control}payback');
    await waitFor(() => expect(options('Help')).toEqual(['PaybackHelp']));
  });

  it('offers visitors public pages and help only, and asks the server nothing', async () => {
    signedOut();
    const { asked } = await open();
    await press();
    await field();
    expect(options('Pages')).toEqual(['Sample CaseGo to']);
    await userEvent.keyboard('larkmoor');
    expect(await screen.findByText(/Nothing matches “larkmoor”/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Help' })).toHaveAttribute('href', '/help');
    expect(asked.filter(({ path }) => path.startsWith('/api/'))).toEqual([]);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    [true, ['People']],
    [false, []],
  ])('searches people for admins with a second step only: %s', async (isMfa, groups) => {
    signedInAs({ isAdmin: true, isMfa });
    const { at } = await open({
      'GET /api/admin/recipients': ({ query }) => (query.get('text') === 'dana' ? [USER] : []),
    });
    await press();
    await field();
    await userEvent.keyboard('dana');
    await screen.findByRole('group', { name: 'Pursuits' });
    expect(screen.queryAllByRole('group', { name: 'People' })).toHaveLength(groups.length);
    if (!isMfa) return;
    await userEvent.click(screen.getByRole('option', { name: 'Dana Whitfield dana@northwind.example' }));
    await waitFor(() => expect(at()).toBe(`/admin/users/${USER.id}`));
  });

  it('opens what matches the text in the field, not an earlier search', async () => {
    signedInAs();
    const { at } = await open({
      'GET /api/pursuits': ({ query }) =>
        Response.json({ rows: query.get('search') === 'ada' ? [{ ...PURSUIT, id: 'p-2' }] : [PURSUIT], next: null }),
    });
    await press();
    await field();
    await userEvent.keyboard('larkmoor');
    await screen.findByRole('group', { name: 'Pursuits' });
    await userEvent.keyboard('{Control>}a{/Control}ada{Enter}');
    await waitFor(() => expect(at()).toBe('/pursuits/p-2'));
  });
});
