import { aUser, signedInAs, signedOut } from '@casewright/web/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notices, open, problem, serverAnswering } from '../testing';

async function signIn() {
  await userEvent.type(await screen.findByLabelText('Email'), ' seller@northwind.example ');
  await userEvent.type(screen.getByLabelText('Password'), 'Secret-123');
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
}

describe('signing in', () => {
  beforeEach(signedOut);

  it.each([
    ['goes home', '/login', {}, '/'],
    ['goes on to where one wanted to go', '/login?return=%2Fmessages%3Fto%3Du-2', {}, '/messages?to=u-2'],
    ['never leaves the product', '/login?return=https%3A%2F%2Fevil.example', {}, '/'],
    [
      'leads a new account to verify its email first',
      '/login?return=%2Fadmin',
      { emailVerified: false, createdAt: new Date().toISOString() },
      '/verify-email?email=seller%40northwind.example',
    ],
    ['lets an older unverified account in', '/login', { emailVerified: false }, '/'],
  ])('%s', async (_, address, given, whereTo) => {
    const asked = serverAnswering({ 'POST /api/session': Response.json({ user: aUser(given) }) });
    const page = open(address);
    await signIn();
    await waitFor(() => expect(page.at()).toBe(whereTo));
    expect(asked[0]?.body).toEqual({ email: 'seller@northwind.example', password: 'Secret-123' });
  });

  it.each([
    [
      problem(401, 'identity.wrong-credentials', 'Invalid email or password. Please try again.'),
      'Authentication Failed / Invalid email or password. Please try again.',
    ],
    [new Response('', { status: 502 }), 'Login Failed / An unexpected error occurred. Please try again.'],
  ])('says why it failed (%#)', async (refusal, notice) => {
    serverAnswering({ 'POST /api/session': refusal });
    open('/login');
    await signIn();
    await waitFor(() => expect(notices()).toEqual([notice]));
    expect(screen.getByLabelText('Password')).toHaveValue('Secret-123');
  });

  it('asks for a confirmation that is missing', async () => {
    open('/login?confirmed=false');
    await screen.findByRole('heading', { level: 1 });
    expect(notices()).toEqual([
      'Email Confirmation Required / Please check your email and click the confirmation link before logging in.',
    ]);
  });

  it('is not for who is signed in already', async () => {
    signedInAs();
    const page = open('/login');
    await screen.findByRole('heading', { name: 'Elsewhere' });
    expect(page.at()).toBe('/');
  });
});
