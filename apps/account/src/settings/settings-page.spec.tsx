import { aUser, signedInAs, signedOut } from '@casewright/web/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notices, nothing, open, problem, serverAnswering } from '../testing';

const answers = { 'GET /api/messages/unread-count': Response.json({ count: 0 }) };

describe('the settings', () => {
  it('are reached from the account’s menu, and named', async () => {
    signedInAs();
    serverAnswering(answers);
    open('/profile/settings');
    expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeInTheDocument();
    expect(document.title).toBe('Settings · Casewright');
    expect(screen.getByRole('link', { name: 'Settings', current: 'page', hidden: true })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Profile', current: 'page' })).toHaveAttribute('href', '/profile/settings');
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
