import { aUser, refusal, mockServer, signedOut } from '@casewright/web/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notices, open, paste } from '../testing';

async function signIn() {
  await paste('Email', ' seller@northwind.example ');
  await paste('Password', 'Secret-123');
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
}

describe('signing in', () => {
  beforeEach(signedOut);

  it.each([
    ['goes on to where one wanted to go', '/login?return=%2Fmessages%3Fto%3Du-2', {}, '/messages?to=u-2'],
    ['never leaves the product', '/login?return=https%3A%2F%2Fevil.example', {}, '/'],
    ['lets an older unverified account in', '/login', { emailVerified: false }, '/'],
  ])('%s', async (_, address, given, whereTo) => {
    const asked = mockServer({ 'POST /api/session': Response.json({ user: aUser(given) }) });
    const page = open(address);
    await signIn();
    await waitFor(() => expect(page.at()).toBe(whereTo));
    expect(asked[0]?.body).toEqual({ email: 'seller@northwind.example', password: 'Secret-123' });
  });

  it('says why it failed, and keeps the input', async () => {
    const wrong = 'Invalid email or password. Please try again.';
    let answer = refusal(401, 'identity.wrong-credentials', wrong);
    mockServer({ 'POST /api/session': () => answer });
    open('/login');
    await signIn();
    await waitFor(() => expect(notices()).toEqual([`Authentication Failed / ${wrong}`]));
    expect(screen.getByLabelText('Password')).toHaveValue('Secret-123');

    const many = 'Too many attempts to sign in. Please try again later.';
    answer = refusal(429, 'identity.too-many-sign-in-attempts', many, { retryAfterSeconds: 845 });
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByRole('button', { name: /^Try again in 1(4:0\d|3:5\d)$/ })).toBeDisabled();
    expect(notices()).toEqual([`Authentication Failed / ${many}`]);
  });

  it('leads to email verification first if the server asks for it', async () => {
    mockServer({ 'POST /api/session': Response.json({ user: null, next: 'verify-email' }) });
    const page = open('/login?return=%2Fadmin');
    await signIn();
    await waitFor(() => expect(page.at()).toBe('/verify-email?email=seller%40northwind.example'));
    expect(notices()).toEqual([
      'Email Verification Required / Please verify your email address to access your account.',
    ]);
  });

  it('offers a missing email verification', async () => {
    open('/login?confirmed=false');
    await screen.findByRole('heading', { level: 1 });
    expect(notices()).toEqual([
      'Email Confirmation Required / Please check your email and click the confirmation link before logging in.',
    ]);
  });
});

describe('the second step', () => {
  beforeEach(signedOut);

  const halfway = { 'POST /api/session': Response.json({ user: null, next: 'second-step' }) };
  const wrong = 'Incorrect code. Please try again.';
  const enter = async (code: string) => {
    await userEvent.type(await screen.findByLabelText('Code from your authenticator app'), code);
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  };

  it('follows the password, and continues to the requested page', async () => {
    const user = aUser({ hasTwoStep: true, isMfa: true });
    const asked = mockServer({ ...halfway, 'POST /api/session/second-step': Response.json({ user }) });
    const page = open('/login?return=%2Fadmin');
    await signIn();
    expect(await screen.findByRole('heading', { name: 'Two-step verification' })).toBeInTheDocument();
    expect(page.at()).toBe('/login?return=%2Fadmin&step=code');
    expect(screen.getByLabelText('Code from your authenticator app')).toHaveFocus();

    await enter('123456');
    await waitFor(() => expect(page.at()).toBe('/admin'));
    expect(asked.at(-1)?.body).toEqual({ code: '123456' });
  });

  it('takes a recovery code, and returns to the password if it was too long ago', async () => {
    const late = refusal(401, 'identity.second-step-not-begun', 'Please sign in again.');
    const asked = mockServer({ 'POST /api/session/second-step': late });
    const page = open('/login?return=%2Fadmin&step=code');
    await userEvent.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
    await userEvent.type(screen.getByLabelText('Recovery code'), 'abcde-fghjk');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('heading', { name: 'Login' })).toHaveFocus();
    expect(page.at()).toBe('/login?return=%2Fadmin');
    expect(asked[0]?.body).toEqual({ code: 'abcde-fghjk' });
  });

  it('reports a wrong code, and counts down after too many', async () => {
    let answer = refusal(422, 'identity.wrong-second-step', wrong, { fields: { code: [wrong] } });
    mockServer({ 'POST /api/session/second-step': () => answer });
    open('/login?step=code');
    await enter('111111');
    expect(await screen.findByText(wrong)).toBeInTheDocument();

    const many = 'Too many wrong codes. Please wait before trying again.';
    answer = refusal(429, 'identity.second-step-locked', many, { retryAfterSeconds: 840 });
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText(many)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Try again in 1(4:00|3:5\d)$/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(notices()).toEqual([`Authentication Failed / ${many}`]);
  });
});
