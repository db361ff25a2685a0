import { aUser, refusal, mockServer, signedInAs } from '@casewright/web/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { browserWith, browserWithout, CREATION, MADE, refusedByBrowser } from '@casewright/web/testing';
import { nothing, notices, open } from '../testing';

const PAGE = '/profile/settings?tab=security';
const LIST = 'GET /api/account/passkeys';
const BEGIN = 'POST /api/account/passkeys/begin';
const ADD = 'POST /api/account/passkeys';
const others = {
  'GET /api/messages/unread-count': Response.json({ count: 0 }),
  'GET /api/account/two-step': Response.json({ onSince: null, recoveryCodesLeft: 0 }),
  'GET /api/session': Response.json({ user: aUser({ hasPasskeys: true, isMfa: true }) }),
};
const phone = {
  id: 'p-1',
  credentialId: 'key-1',
  name: 'Phone',
  isSynced: true,
  addedAt: '2026-03-02T09:00:00.000Z',
  lastUsedAt: null,
};
const laptop = { ...phone, id: 'p-2', name: 'Laptop', isSynced: false, lastUsedAt: '2026-03-05T12:00:00.000Z' };
const listed = (...rows: object[]) => Response.json({ rows });

const section = () => screen.findByRole('region', { name: 'Passkeys' });
const press = async (name: string) => userEvent.click(await within(await section()).findByRole('button', { name }));
const givePassword = async () =>
  userEvent.type(await within(await section()).findByLabelText('Your password'), 'Correct-horse-1');

describe('passkeys', () => {
  let devices: string[];

  beforeEach(() => {
    devices = browserWith();
  });
  afterEach(browserWithout);

  it('are added with the password, and then named', async () => {
    signedInAs();
    let rows: object[] = [];
    const asked = mockServer({
      ...others,
      [LIST]: () => listed(...rows),
      [BEGIN]: CREATION,
      [ADD]: () => {
        rows = [{ ...phone, name: 'Chrome on Linux' }];
        return Response.json({ id: phone.id }, { status: 201 });
      },
      'POST /api/account/passkeys/p-1/rename': () => {
        rows = [phone];
        return nothing();
      },
    });
    open(PAGE);
    expect(await within(await section()).findByText('You don’t have a passkey yet.')).toBeVisible();
    await press('Add a passkey');
    await givePassword();
    await press('Continue');

    const name = await within(await section()).findByLabelText('Name');
    expect(name).toHaveValue('Chrome on Linux');
    expect(name).toHaveFocus();
    expect(notices()).toEqual(['Saved / Your passkey has been added.']);
    await userEvent.clear(name);
    await userEvent.type(name, ' Phone ');
    await press('Save name');

    expect(await within(await section()).findByText('Phone')).toBeVisible();
    expect(devices).toEqual(['make for Casewright']);
    expect(asked.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { password: 'Correct-horse-1' },
      MADE,
      { name: 'Phone' },
    ]);
  });

  it('are added without the password after a recent multi-factor sign-in, and with it later', async () => {
    signedInAs({ isMfa: true });
    let isRecent = false;
    const needed = refusal(422, 'identity.password-needed', 'Please enter your password.');
    mockServer({
      ...others,
      [LIST]: listed(laptop),
      [BEGIN]: () => (isRecent ? CREATION.clone() : needed.clone()),
      [ADD]: Response.json({ id: laptop.id }, { status: 201 }),
    });
    open(PAGE);
    await press('Add a passkey');
    expect(await within(await section()).findByLabelText('Your password')).toBeVisible();
    expect(notices()).toEqual([]);
    await press('Cancel');

    isRecent = true;
    await press('Add a passkey');
    expect(await within(await section()).findByLabelText('Name')).toBeVisible();
  });

  it('are not added if the device refuses, with a notice', async () => {
    browserWith({ create: refusedByBrowser('NotAllowedError') });
    signedInAs({ isMfa: true });
    const asked = mockServer({ ...others, [LIST]: listed(), [BEGIN]: CREATION });
    open(PAGE);
    await press('Add a passkey');
    const words = 'No passkey was added. Try again and confirm on your device.';
    await waitFor(() => expect(notices()).toEqual([`Not Saved / ${words}`]));
    expect(await within(await section()).findByRole('button', { name: 'Add a passkey' })).toBeEnabled();
    expect(asked.some(({ path, method }) => method === 'POST' && path === '/api/account/passkeys')).toBe(false);
  });

  it('are removed after a warning to an admin who has no other factor, and the browser forgets them', async () => {
    signedInAs({ isAdmin: true, isMfa: true });
    let rows: object[] = [phone];
    const asked = mockServer({
      ...others,
      [LIST]: () => listed(...rows),
      'POST /api/account/passkeys/p-1/remove': () => {
        rows = [];
        return nothing();
      },
    });
    open(PAGE);
    await press('Remove Phone');
    expect(await within(await section()).findByText(/This is your only second factor/)).toBeVisible();
    await press('Remove passkey');
    expect(await within(await section()).findByText('You don’t have a passkey yet.')).toBeVisible();
    expect(notices()).toEqual(['Saved / Your passkey has been removed.']);
    expect(asked.find(({ path }) => path.endsWith('/remove'))?.body).toEqual({});
    await waitFor(() => expect(devices).toEqual(['forget key-1']));
  });

  it.each([{ hasTwoStep: true }, { isAdmin: true }])('are changed after signing in again: %j', async (told) => {
    signedInAs(told);
    mockServer({ ...others, [LIST]: listed(phone) });
    open(PAGE);
    expect(await within(await section()).findByRole('button', { name: 'Sign in again' })).toBeVisible();
    expect(within(await section()).queryByRole('button', { name: 'Remove Phone' })).not.toBeInTheDocument();
    expect(within(await section()).getByRole('button', { name: 'Rename Phone' })).toBeVisible();
  });

  it('are listed, but not added, in a browser without support', async () => {
    browserWithout();
    signedInAs();
    mockServer({ ...others, [LIST]: listed(phone, laptop) });
    open(PAGE);
    const rows = within(await screen.findByRole('list', { name: 'Passkeys' })).getAllByRole('listitem');
    expect(rows[0]).toHaveTextContent(/PhoneSyncedAdded Mar 2, 2026 · never used/);
    expect(rows[1]).toHaveTextContent(/LaptopAdded Mar 2, 2026 · last used Mar 5, 2026/);
    expect(await within(await section()).findByText(/This browser doesn’t support passkeys/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).not.toBeInTheDocument();
  });
});
