import { useShortcuts } from '@casewright/web';
import { aUser, refusal, mockServer, signedInAs } from '@casewright/web/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notices, nothing, open } from '../testing';

const at = '2026-11-20T12:00:00Z';
const answers = {
  'GET /api/messages/unread-count': Response.json({ count: 0 }),
  'GET /api/account/email-change': Response.json({ waiting: null }),
};

describe('the settings', () => {
  it('start at the profile, and have a title for each tab', async () => {
    signedInAs();
    mockServer(answers);
    open('/profile/settings?tab=nothing');
    expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeInTheDocument();
    expect(document.title).toBe('Profile · Settings · Casewright');
    expect(screen.getByRole('link', { name: 'Profile', current: 'page' })).toHaveAttribute('href', '/profile/settings');
    await userEvent.click(screen.getByRole('link', { name: 'Security' }));
    await waitFor(() => expect(document.title).toBe('Security · Settings · Casewright'));
  });

  it('turn single-key shortcuts off and on', async () => {
    signedInAs();
    mockServer(answers);
    open('/profile/settings');
    const shortcuts = await screen.findByRole('checkbox', { name: 'Use single-key shortcuts' });
    expect(shortcuts).toBeChecked();
    await userEvent.click(shortcuts);
    expect(useShortcuts.getState()).toBe(false);
    await userEvent.click(shortcuts);
    expect(useShortcuts.getState()).toBe(true);
  });
});

describe('the name', () => {
  beforeEach(() => signedInAs());

  it('is saved without surrounding spaces, and the button confirms it', async () => {
    const asked = mockServer({
      ...answers,
      'POST /api/account/name': nothing,
      'GET /api/session': Response.json({ user: aUser({ firstName: 'Nora' }) }),
    });
    open('/profile/settings');
    const first = await screen.findByLabelText('First name');
    expect(first).toHaveValue('Sam');
    await userEvent.clear(first);
    await userEvent.type(first, ' Nora ');
    await userEvent.click(screen.getByRole('button', { name: 'Save name' }));

    await waitFor(() => expect(notices()).toEqual(['Saved / Your name has been updated.']));
    expect(asked.find(({ path }) => path === '/api/account/name')?.body).toEqual({
      firstName: 'Nora',
      lastName: 'Seller',
    });
    expect(await screen.findByRole('button', { name: 'Saved' })).toHaveFocus();
    expect(first).toHaveValue('Nora');
  });

  it('is required, and stays as typed when the server refuses it', async () => {
    mockServer({
      ...answers,
      'POST /api/account/name': refusal(422, 'platform.invalid-request', 'The request is not valid.', {
        fields: { firstName: ['Enter a valid name.'] },
      }),
    });
    open('/profile/settings');
    await userEvent.type(await screen.findByLabelText('First name'), 'x');
    await userEvent.clear(screen.getByLabelText('Last name'));
    await userEvent.click(screen.getByRole('button', { name: 'Save name' }));
    expect(await screen.findByText('Last name is required')).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Last name'), 'y');
    await userEvent.click(screen.getByRole('button', { name: 'Save name' }));
    expect(await screen.findByText('Enter a valid name.')).toBeInTheDocument();
    expect(screen.getByLabelText('First name')).toHaveValue('Samx');
  });
});

describe('the password', () => {
  const fill = async (password: string, chosen: string, repeated = chosen) => {
    await userEvent.type(await screen.findByLabelText('Current password'), password);
    await userEvent.type(screen.getByLabelText('New password'), chosen);
    await userEvent.type(screen.getByLabelText('Confirm new password'), repeated);
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
  };
  beforeEach(() => signedInAs());

  it('is validated, changed, and cleared from the form', async () => {
    const asked = mockServer({ ...answers, 'POST /api/account/password': nothing });
    open('/profile/settings?tab=security');
    await fill('Correct-horse-1', 'weak', 'other');
    expect(await screen.findByText('Password must be at least 8 characters')).toBeInTheDocument();
    expect(screen.getByText('Passwords do not match. Please check and try again.')).toBeInTheDocument();
    for (const label of ['Current password', 'New password', 'Confirm new password']) {
      await userEvent.clear(screen.getByLabelText(label));
    }
    await fill('Correct-horse-1', 'Battery-staple-2');

    await waitFor(() =>
      expect(notices()).toEqual(['Saved / Your password has been changed. You’re signed out on all other devices.']),
    );
    expect(asked.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { password: 'Correct-horse-1', newPassword: 'Battery-staple-2' },
    ]);
    for (const label of ['Current password', 'New password', 'Confirm new password']) {
      expect(screen.getByLabelText(label)).toHaveValue('');
    }
  });

  it('shows a wrong password at its field until the next attempt', async () => {
    mockServer({
      ...answers,
      'POST /api/account/password': refusal(422, 'identity.wrong-password', 'Incorrect password. Please try again.', {
        fields: { password: ['Incorrect password. Please try again.'] },
      }),
    });
    open('/profile/settings?tab=security');
    await fill('Wrong-horse-1', 'Battery-staple-2');

    expect(await screen.findByText('Incorrect password. Please try again.')).toBeInTheDocument();
    expect(screen.getByLabelText('Current password')).toHaveFocus();
    expect(notices()).toEqual(['Not Saved / Incorrect password. Please try again.']);
    expect(screen.getByLabelText('New password')).toHaveValue('Battery-staple-2');

    mockServer({ ...answers, 'POST /api/account/password': () => new Promise(() => undefined) });
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByRole('button', { name: 'Changing...' })).toHaveFocus();
    expect(notices()).toEqual([]);
  });
});

describe('the sessions', () => {
  const rows = [
    session('s-1', { device: 'Chrome on Windows', isCurrent: true }),
    session('s-2', { device: 'Safari on iOS', kind: 'phone' }),
  ];
  beforeEach(() => signedInAs());

  it('are listed and can be signed out, one by one or all others', async () => {
    let isConfirmed = false;
    const asked = mockServer({
      ...answers,
      'GET /api/account/sessions': Response.json({ rows }),
      'GET /api/account/sessions/failed': Response.json({
        rows: [{ network: '203.0.113.9', reason: 'password', count: 3, lastAt: at }],
      }),
      'DELETE /api/account/sessions/s-2': () => (isConfirmed ? undefined : refusal(403, 'platform.step-up-needed', '')),
      'POST /api/account/step-up': () => {
        isConfirmed = true;
      },
      'DELETE /api/account/sessions': nothing,
    });
    open('/profile/settings?tab=sessions');
    const list = within(await screen.findByRole('list', { name: 'Sessions' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Chrome on WindowsThis deviceActive now'),
      expect.stringContaining('Safari on iOSLast active'),
    ]);
    expect(list.getAllByRole('button')).toHaveLength(1);
    const failed = await screen.findByRole('list', { name: 'Failed sign-ins' });
    expect(failed).toHaveTextContent(/^Wrong password, 3 timesNov 20, 2026.* · from 203\.0\.113\.9$/);

    const signOut = list.getByRole('button', { name: /^Sign out Safari on iOS/ });
    await userEvent.click(signOut);
    await screen.findByLabelText('Your password');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(signOut).toHaveAccessibleName(/^Sign out Safari/));
    expect(notices()).toEqual([]);

    await userEvent.click(signOut);
    await userEvent.type(await screen.findByLabelText('Your password'), 'A-password-1');
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));

    await waitFor(() => expect(notices()).toEqual(['Saved / Safari on iOS has been signed out.']));
    expect(asked.filter(({ path }) => path === '/api/account/sessions')).toHaveLength(3);

    await userEvent.click(screen.getByRole('button', { name: 'Sign out all others' }));
    await waitFor(() => expect(notices()).toContain('Saved / All other devices have been signed out.'));
    expect(asked.some(({ method, path }) => `${method} ${path}` === 'DELETE /api/account/sessions')).toBe(true);
  });
});

describe('the data download', () => {
  it('is offered with its expiry when ready, and a new one is shown as in progress', async () => {
    signedInAs();
    let state: object = { status: 'ready', expiresAt: '2026-11-27T12:00:00Z' };
    mockServer({
      ...answers,
      'GET /api/account/data-exports': () => Response.json({ newest: { id: 'e-1', requestedAt: at, ...state } }),
      'POST /api/account/data-exports': () => {
        state = { status: 'being-made', expiresAt: null };
      },
    });
    open('/profile/settings?tab=data');
    expect(await screen.findByRole('button', { name: 'Download' })).toBeInTheDocument();
    expect(screen.getByText(/Available until Nov 27, 2026/)).toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'Create a new download' }));
    expect(await screen.findByText(/We’re preparing your data/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /download/ })).not.toBeInTheDocument();
  });

  it('requires a verified email address', async () => {
    signedInAs({ emailVerified: false });
    mockServer(answers);
    open('/profile/settings?tab=data');
    expect(await screen.findByRole('link', { name: 'Verify email' })).toBeInTheDocument();
  });
});

describe('deleting the account', () => {
  it('requires the typed address and the password, is announced, and can be canceled with one click', async () => {
    signedInAs();
    let deletionDueAt: string | null = at;
    const asked = mockServer({
      ...answers,
      'GET /api/account/data-exports': Response.json({ newest: null }),
      'POST /api/account/deletion': Response.json({ dueAt: at }),
      'DELETE /api/account/deletion': () => {
        deletionDueAt = null;
      },
      'GET /api/session': () => Response.json({ user: aUser({ deletionDueAt }) }),
    });
    open('/profile/settings?tab=data');
    const confirmation = await screen.findByLabelText('Type seller@northwind.example to confirm');
    await userEvent.type(confirmation, 'someone@northwind.example');
    await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
    expect(await screen.findByText('Enter the email address of your account.')).toBeInTheDocument();
    expect(screen.getByText('Your password is required')).toBeInTheDocument();
    expect(asked.filter(({ method }) => method === 'POST')).toEqual([]);

    await userEvent.clear(confirmation);
    await userEvent.type(confirmation, 'Seller@northwind.example');
    await userEvent.type(screen.getByLabelText('Password'), 'Correct-horse-1');
    await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }));

    const cancelDeletion = await screen.findByRole('button', { name: 'Keep my account' });
    expect(screen.getAllByText(/Your account will be deleted on/)[0]).toBeInTheDocument();
    await userEvent.click(cancelDeletion);
    expect(await screen.findByRole('button', { name: 'Delete my account' })).toBeInTheDocument();
    expect(notices().at(-1)).toBe('Saved / Your account won’t be deleted.');
  });
});

function session(id: string, told: object) {
  return { id, device: 'Firefox on Linux', kind: 'computer', openedAt: at, lastSeenAt: at, isCurrent: false, ...told };
}
