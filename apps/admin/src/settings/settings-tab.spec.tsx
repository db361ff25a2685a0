import { type Answer, useNotices } from '@casewright/web';
import {
  browserWith,
  CHALLENGE,
  refusal,
  refusedByBrowser,
  SIGNED,
  signed,
  signedInAs,
  type RecordedRequest,
} from '@casewright/web/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAdmin } from '../testing';

const admin = (name: string) => ({
  id: crypto.randomUUID(),
  firstName: name,
  lastName: 'Admin',
  email: `${name.toLowerCase()}@casewright.example`,
  joinedAt: '2026-11-20T09:12:00.000Z',
  hasSecondFactor: true,
});

const open = (
  promote: (request: RecordedRequest) => Answer<'post', '/api/admin/admins'> | Response,
  admins = [admin('Ada')],
) =>
  openAdmin('/admin/settings', {
    'GET /api/admin/admins': () => admins,
    'POST /api/admin/admins': promote,
    'POST /api/account/step-up': () => undefined,
  });

const makeAdmin = async (email: string) => {
  const form = await screen.findByRole('form', { name: 'Promote User to Admin' });
  if (email) await userEvent.type(within(form).getByLabelText('Email'), email);
  await userEvent.click(within(form).getByRole('button', { name: 'Make Admin' }));
  return form;
};

const notices = () => useNotices.getState().map(({ title, message }) => [title, message]);

describe('the settings tab', () => {
  beforeEach(() => signedInAs());

  it('promotes by email and clears the field', async () => {
    const { asked } = open(() => undefined);
    const form = await makeAdmin('  nora@northwind.example ');
    await waitFor(() => expect(notices()).toEqual([['Success', 'User promoted to admin successfully.']]));
    expect(within(form).getByLabelText('Email')).toHaveValue('');
    expect(asked.find(({ what }) => what === 'POST /api/admin/admins')?.body).toEqual({
      email: 'nora@northwind.example',
    });
  });

  it.each([
    ['', undefined, 'Please enter an email address.'],
    ['nora@acme.example', 'No account has it.', 'No account has it.'],
    ['nora@acme.example', '', 'Failed to promote user to admin.'],
  ])('tells why %p is not promoted', async (email, title, message) => {
    open(() => {
      if (title === '') throw new TypeError('no network');
      return refusal(404, 'identity.no-such-account', title ?? '');
    });
    const form = await makeAdmin(email);
    await waitFor(() => expect(notices()).toEqual([['Error', message]]));
    if (email) expect(within(form).getByRole('alert')).toHaveTextContent(message);
  });

  it('shows a promotion whose answer was lost', async () => {
    const admins = [admin('Ada')];
    open(() => {
      admins.push(admin('Nora'));
      throw new TypeError('no network');
    }, admins);
    await makeAdmin('nora@casewright.example');
    await waitFor(() => expect(notices()).toEqual([['Success', 'User promoted to admin successfully.']]));
    expect(await screen.findByText('Nora Admin')).toBeInTheDocument();
  });

  it('asks once more if the confirmation ends before the change, and keeps the email', async () => {
    const refused = () => refusal(403, 'platform.step-up-needed', 'Confirm that it’s you to continue.');
    const answers = [refused(), refused(), undefined];
    const { asked } = open(() => answers.shift());
    const form = await makeAdmin('nora@acme.example');
    for (const times of [1, 2]) {
      const dialog = await screen.findByRole('dialog', { name: 'Confirm that it’s you' });
      await userEvent.type(within(dialog).getByLabelText('Your password'), 'Correct-horse-1');
      expect(within(dialog).getByLabelText('Your password')).toHaveValue('Correct-horse-1');
      expect(within(form).getByLabelText('Email')).toHaveValue('nora@acme.example');
      await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }));
      await waitFor(() =>
        expect(asked.filter(({ what }) => what === 'POST /api/admin/admins')).toHaveLength(times + 1),
      );
    }
    await waitFor(() => expect(notices()).toEqual([['Success', 'User promoted to admin successfully.']]));
  });

  it('accepts a passkey instead, and keeps the email while it is refused', async () => {
    signedInAs({ hasPasskeys: true });
    let attempts = 0;
    browserWith({
      get: () => {
        attempts += 1;
        return attempts === 1 ? refusedByBrowser('NotAllowedError')() : signed();
      },
    });
    let isConfirmed = false;
    const { asked } = openAdmin('/admin/settings', {
      'GET /api/admin/admins': () => [admin('Ada')],
      'POST /api/admin/admins': () =>
        isConfirmed ? undefined : refusal(403, 'platform.step-up-needed', 'Confirm that it’s you to continue.'),
      'POST /api/session/passkey/begin': () => CHALLENGE.clone(),
      'POST /api/account/step-up/passkey': () => {
        isConfirmed = true;
      },
    });
    const form = await makeAdmin('nora@northwind.example');
    await userEvent.click(await screen.findByRole('button', { name: 'Use your passkey' }));
    expect(await screen.findByText('No passkey was used. Try again or enter your password.')).toBeInTheDocument();
    expect(within(form).getByLabelText('Email')).toHaveValue('nora@northwind.example');
    await userEvent.click(screen.getByRole('button', { name: 'Use your passkey' }));
    await waitFor(() => expect(notices()).toEqual([['Success', 'User promoted to admin successfully.']]));
    expect(asked.find(({ what }) => what === 'POST /api/account/step-up/passkey')?.body).toEqual(SIGNED);
  });

  it('does not offer to remove the last admin', async () => {
    open(() => undefined);
    await screen.findByText('ada@casewright.example');
    expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull();
  });
});
