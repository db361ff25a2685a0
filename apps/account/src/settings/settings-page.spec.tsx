import { aUser, signedInAs, signedOut } from '@casewright/web/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notices, nothing, open, problem, serverAnswering } from '../testing';

const at = '2026-11-20T12:00:00Z';
const answers = {
  'GET /api/messages/unread-count': Response.json({ count: 0 }),
  'GET /api/account/email-change': Response.json({ waiting: null }),
};

describe('the settings', () => {
  it('are reached from the account’s menu, and named', async () => {
    signedInAs();
    serverAnswering(answers);
    open('/profile/settings');
    expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeInTheDocument();
    expect(document.title).toBe('Profile · Settings · Casewright');
    expect(screen.getByRole('link', { name: 'Settings', current: 'page', hidden: true })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Profile', current: 'page' })).toHaveAttribute('href', '/profile/settings');
  });

  it.each(['Security', 'Sessions', 'Your data'])('name each of their parts: %s', async (name) => {
    signedInAs();
    serverAnswering(answers);
    open('/profile/settings');
    await userEvent.click(await screen.findByRole('link', { name }));
    await waitFor(() => expect(document.title).toBe(`${name} · Settings · Casewright`));
    expect(screen.getByRole('link', { name, current: 'page' })).toBeInTheDocument();
  });

  it('open at the profile when asked for a part that there is not', async () => {
    signedInAs();
    serverAnswering(answers);
    open('/profile/settings?tab=nothing');
    expect(await screen.findByRole('link', { name: 'Profile', current: 'page' })).toBeInTheDocument();
  });

  it('are not shown to a visitor, who comes back to the same part', async () => {
    signedOut();
    const page = open('/profile/settings?tab=security');
    await screen.findByRole('heading', { name: 'Login' });
    expect(page.at()).toBe('/login?return=%2Fprofile%2Fsettings%3Ftab%3Dsecurity');
  });
});

describe('the name', () => {
  beforeEach(() => signedInAs());

  it('is changed as written, without the spaces around it', async () => {
    const asked = serverAnswering({
      ...answers,
      'POST /api/account/name': nothing,
      'GET /api/session': Response.json({ user: aUser({ firstName: 'Nora' }) }),
    });
    open('/profile/settings');
    const first = await screen.findByLabelText('First name');
    expect(first).toHaveValue('Sam');
    expect(screen.getByRole('button', { name: 'Save name' })).toBeDisabled();

    await userEvent.clear(first);
    await userEvent.type(first, ' Nora ');
    await userEvent.click(screen.getByRole('button', { name: 'Save name' }));

    await waitFor(() => expect(notices()).toEqual(['Saved / Your name has been changed.']));
    expect(asked.find(({ path }) => path === '/api/account/name')?.body).toEqual({
      firstName: 'Nora',
      lastName: 'Seller',
    });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save name' })).toBeDisabled());
    expect(first).toHaveValue('Nora');
  });

  it('must be there', async () => {
    serverAnswering(answers);
    open('/profile/settings');
    await userEvent.clear(await screen.findByLabelText('Last name'));
    await userEvent.click(screen.getByRole('button', { name: 'Save name' }));
    expect(await screen.findByText('Last name is required')).toBeInTheDocument();
  });

  it('stays as written when the server refuses it', async () => {
    serverAnswering({
      ...answers,
      'POST /api/account/name': problem(422, 'platform.invalid-request', 'The request is not valid.', {
        fields: { firstName: ['firstName must be a name'] },
      }),
    });
    open('/profile/settings');
    await userEvent.type(await screen.findByLabelText('First name'), 'x');
    await userEvent.click(screen.getByRole('button', { name: 'Save name' }));
    expect(await screen.findByText('This is no name that can be shown.')).toBeInTheDocument();
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

  it('is changed with the one of before, and leaves no trace on the page', async () => {
    const asked = serverAnswering({ ...answers, 'POST /api/account/password': nothing });
    open('/profile/settings?tab=security');
    await fill('Correct-horse-1', 'Battery-staple-2');

    await waitFor(() =>
      expect(notices()).toEqual(['Saved / Your password has been changed. Every other session has been signed out.']),
    );
    expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
      password: 'Correct-horse-1',
      newPassword: 'Battery-staple-2',
    });
    for (const label of ['Current password', 'New password', 'Confirm new password']) {
      expect(screen.getByLabelText(label)).toHaveValue('');
    }
  });

  it('is looked at before it is sent', async () => {
    const asked = serverAnswering(answers);
    open('/profile/settings?tab=security');
    await fill('Correct-horse-1', 'weak', 'other');

    expect(await screen.findByText('Password must be at least 8 characters')).toBeInTheDocument();
    expect(screen.getByText('Passwords do not match. Please check and try again.')).toBeInTheDocument();
    expect(asked.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('says at its field that it was wrong', async () => {
    serverAnswering({
      ...answers,
      'POST /api/account/password': problem(422, 'identity.wrong-password', 'This is not your password.', {
        fields: { password: ['This is not your password.'] },
      }),
    });
    open('/profile/settings?tab=security');
    await fill('Wrong-horse-1', 'Battery-staple-2');

    expect(await screen.findByText('This is not your password.')).toBeInTheDocument();
    expect(screen.getByLabelText('Current password')).toHaveFocus();
    expect(notices()).toEqual(['Not Saved / This is not your password.']);
    expect(screen.getByLabelText('New password')).toHaveValue('Battery-staple-2');
  });
});

describe('the sessions', () => {
  const rows = [
    session('s-1', { device: 'Chrome on Windows', isCurrent: true }),
    session('s-2', { device: 'Safari on iOS', kind: 'phone' }),
  ];
  beforeEach(() => signedInAs());

  it('are listed, and another one is signed out', async () => {
    const asked = serverAnswering({
      ...answers,
      'GET /api/account/sessions': Response.json({ rows }),
      'DELETE /api/account/sessions/s-2': nothing,
    });
    open('/profile/settings?tab=sessions');
    const list = within(await screen.findByRole('list', { name: 'Sessions' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Chrome on WindowsThis deviceActive now'),
      expect.stringContaining('Safari on iOSLast seen'),
    ]);
    expect(list.getAllByRole('button')).toHaveLength(1);

    await userEvent.click(list.getByRole('button', { name: /^Sign out Safari on iOS/ }));

    await waitFor(() => expect(notices()).toEqual(['Saved / Safari on iOS has been signed out.']));
    expect(asked.filter(({ path }) => path === '/api/account/sessions')).toHaveLength(2);
  });

  it('are signed out everywhere else at once', async () => {
    const asked = serverAnswering({
      ...answers,
      'GET /api/account/sessions': Response.json({ rows }),
      'DELETE /api/account/sessions': nothing,
    });
    open('/profile/settings?tab=sessions');
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
    await waitFor(() => expect(notices()).toEqual(['Saved / Every other session has been signed out.']));
    expect(asked.some(({ method }) => method === 'DELETE')).toBe(true);
  });

  it('say that they could not be loaded', async () => {
    serverAnswering({ ...answers, 'GET /api/account/sessions': problem(500, 'platform.unexpected', 'x') });
    open('/profile/settings?tab=sessions');
    expect(await screen.findByText('Failed to load your sessions.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
  });
});

describe('one’s own data', () => {
  const newest = (told: object) => Response.json({ newest: { id: 'e-1', requestedAt: at, expiresAt: null, ...told } });

  it('is asked for, and told to be on its way', async () => {
    signedInAs();
    const states = [Response.json({ newest: null }), newest({ status: 'being-made' })];
    serverAnswering({
      ...answers,
      'GET /api/account/data-exports': () => (states.length > 1 ? states.shift() : states[0]?.clone()) as Response,
      'POST /api/account/data-exports': nothing,
    });
    open('/profile/settings?tab=data');
    await userEvent.click(await screen.findByRole('button', { name: 'Prepare my data' }));
    expect(await screen.findByText(/It is being put together/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Prepare/ })).not.toBeInTheDocument();
  });

  it('is downloaded from where it is', async () => {
    signedInAs();
    serverAnswering({
      ...answers,
      'GET /api/account/data-exports': newest({ status: 'ready', expiresAt: '2026-11-27T12:00:00Z' }),
    });
    open('/profile/settings?tab=data');
    expect(await screen.findByRole('link', { name: 'Download' })).toHaveAttribute(
      'href',
      '/api/account/data-exports/e-1',
    );
    expect(screen.getByText(/It can be downloaded until Nov 27, 2026/)).toBeInTheDocument();
  });

  it('is told to verified owners only', async () => {
    signedInAs({ emailVerified: false });
    const asked = serverAnswering(answers);
    open('/profile/settings?tab=data');
    expect(await screen.findByRole('link', { name: 'Verify email' })).toBeInTheDocument();
    expect(asked.filter(({ path }) => path.includes('data-exports'))).toEqual([]);
  });
});

describe('leaving', () => {
  const none = { 'GET /api/account/data-exports': Response.json({ newest: null }) };

  it('wants the address typed and the password, and is then said on every page', async () => {
    signedInAs();
    const asked = serverAnswering({
      ...answers,
      ...none,
      'POST /api/account/deletion': Response.json({ dueAt: at }),
      'GET /api/session': Response.json({ user: aUser({ deletionDueAt: at }) }),
    });
    open('/profile/settings?tab=data');
    const confirmation = await screen.findByLabelText('Type seller@northwind.example to confirm');
    await userEvent.type(confirmation, 'someone@northwind.example');
    await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
    expect(await screen.findByText('Please type the email address of your account.')).toBeInTheDocument();
    expect(screen.getByText('Your password is required')).toBeInTheDocument();
    expect(asked.filter(({ method }) => method === 'POST')).toEqual([]);

    await userEvent.clear(confirmation);
    await userEvent.type(confirmation, 'Seller@northwind.example');
    await userEvent.type(screen.getByLabelText('Password'), 'Correct-horse-1');
    await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }));

    expect(await screen.findByRole('button', { name: 'Keep my account' })).toBeInTheDocument();
    expect(screen.getAllByText(/Your account will be deleted on/)[0]).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Keep it' })).toHaveAttribute('href', '/profile/settings?tab=data');
  });

  it('is taken back with one click', async () => {
    signedInAs({ deletionDueAt: at });
    serverAnswering({
      ...answers,
      ...none,
      'DELETE /api/account/deletion': nothing,
      'GET /api/session': Response.json({ user: aUser() }),
    });
    open('/profile/settings?tab=data');
    await userEvent.click(await screen.findByRole('button', { name: 'Keep my account' }));
    expect(await screen.findByRole('button', { name: 'Delete my account' })).toBeInTheDocument();
    expect(notices()).toEqual(['Saved / Your account stays.']);
    expect(screen.queryByRole('link', { name: 'Keep it' })).not.toBeInTheDocument();
  });
});

function session(id: string, told: object) {
  return { id, device: 'Firefox on Linux', kind: 'computer', openedAt: at, lastSeenAt: at, isCurrent: false, ...told };
}
