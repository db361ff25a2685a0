import { aUser, refusal, mockServer, signedOut } from '@casewright/web/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { browserWith, browserWithout, CHALLENGE, refusedByBrowser, SIGNED, signed } from '@casewright/web/testing';
import { notices, open } from '../testing';

const BEGIN = 'POST /api/session/passkey/begin';
const TAKE = 'POST /api/session/passkey';
const user = aUser({ hasPasskeys: true, isMfa: true });
const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Sign in with a passkey' }));

describe('signing in with a passkey', () => {
  beforeEach(signedOut);
  afterEach(browserWithout);

  it('replaces the code after the password, and continues to the requested page', async () => {
    const devices = browserWith();
    const asked = mockServer({ [BEGIN]: CHALLENGE, [TAKE]: Response.json({ user }) });
    const page = open('/login?return=%2Fadmin&step=code');
    await press();
    await waitFor(() => expect(page.at()).toBe('/admin'));
    expect(devices).toEqual(['sign in dialog']);
    expect(asked.at(-1)?.body).toEqual(SIGNED);
  });

  it('is offered by autofill, with another challenge after a refusal', async () => {
    const devices = browserWith({ pick: signed });
    const refusals = [refusal(422, 'identity.passkey-refused', 'This passkey could not be verified.')];
    const asked = mockServer({ [BEGIN]: CHALLENGE, [TAKE]: () => refusals.shift() ?? { user } });
    const page = open('/login');
    await waitFor(() => expect(page.at()).toBe('/'));
    expect(devices).toEqual(['sign in conditional', 'sign in conditional']);
    expect(asked.at(-1)?.body).toEqual(SIGNED);
  });

  it('reports a cancellation, and keeps the form', async () => {
    browserWith({ get: refusedByBrowser('NotAllowedError') });
    mockServer({ [BEGIN]: CHALLENGE });
    open('/login');
    await userEvent.type(await screen.findByLabelText('Email'), 'seller@northwind.example');
    await press();
    await waitFor(() =>
      expect(notices()).toEqual([
        'Authentication Failed / No passkey was used. Try again or sign in with your password.',
      ]),
    );
    expect(screen.getByLabelText('Email')).toHaveValue('seller@northwind.example');
    expect(screen.getByRole('button', { name: 'Sign in with a passkey' })).toBeEnabled();
  });

  it('makes the browser forget a deleted passkey', async () => {
    const devices = browserWith();
    const gone = 'We no longer recognize this passkey. Please sign in with your password.';
    mockServer({ [BEGIN]: CHALLENGE, [TAKE]: refusal(401, 'identity.passkey-unknown', gone) });
    open('/login');
    await press();
    await waitFor(() => expect(notices()).toEqual([`Authentication Failed / ${gone}`]));
    expect(devices).toEqual(['sign in dialog', 'forget key-1']);
  });

  it('counts down after too many attempts', async () => {
    browserWith();
    mockServer({
      [BEGIN]: CHALLENGE,
      [TAKE]: refusal(429, 'identity.too-many-sign-in-attempts', 'Too many.', { retryAfterSeconds: 845 }),
    });
    open('/login');
    await press();
    expect(await screen.findByRole('button', { name: /^Try again in 1(4:0\d|3:5\d)$/ })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Sign in with a passkey' })).toBeDisabled();
  });
});
