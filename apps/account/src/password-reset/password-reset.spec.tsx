import { signedOut } from '@casewright/web/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { nothing, notices, open, problem, serverAnswering } from '../testing';
import { forgetMailedTokens } from './mailed-link';

const nobody = { 'GET /api/session': Response.json({ user: null }) };
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

async function choose(password: string, again = password) {
  await userEvent.type(await screen.findByLabelText('New password'), password);
  await userEvent.type(screen.getByLabelText('Confirm new password'), again);
  await press('Reset Password');
}

beforeEach(signedOut);

describe('a new password by a code', () => {
  const sent = { ...nobody, 'POST /api/password-reset-request': nothing };
  const askFor = async (email: string) => {
    await userEvent.type(await screen.findByLabelText('Work email'), email);
    await press('Send code');
  };

  it('is asked for, proved and chosen, and then signed in with', async () => {
    const asked = serverAnswering({ ...sent, 'POST /api/password-reset-verify': nothing });
    const page = open('/password-reset');
    await askFor(' sam@northwind.example ');
    await heading('Enter the code');
    await userEvent.type(screen.getByLabelText('Reset code'), '123456');
    await press('Continue');
    await choose('Battery-staple-2');

    await waitFor(() => expect(page.at()).toBe('/login'));
    expect(asked.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { email: 'sam@northwind.example' },
      { code: '123456', newPassword: 'Battery-staple-2' },
    ]);
    expect(notices()).toEqual([
      'Reset code sent / Check your email for a 6-digit verification code.',
      'Password Updated / Your password has been changed. Please sign in with the new one.',
    ]);
  });

  it('goes back one step at a time, with what was typed', async () => {
    serverAnswering(sent);
    open('/password-reset');
    await askFor('sam@northwind.example');
    await userEvent.type(await screen.findByLabelText('Reset code'), '123456');
    await press('Continue');
    await userEvent.type(await screen.findByLabelText('New password'), 'Half');
    await press('Back');
    expect(screen.getByLabelText('Reset code')).toHaveValue('123456');
    await press('Continue');
    expect(await screen.findByLabelText('New password')).toHaveValue('Half');
    await press('Back');
    await press('Back');
    expect(screen.getByLabelText('Work email')).toHaveValue('sam@northwind.example');
  });

  it('returns to the code when that was wrong, and keeps the passwords', async () => {
    serverAnswering({
      ...sent,
      'POST /api/password-reset-verify': problem(422, 'identity.reset-code-refused', 'Invalid verification code', {
        fields: { code: ['Invalid verification code'] },
      }),
    });
    open('/password-reset');
    await askFor('sam@northwind.example');
    await userEvent.type(await screen.findByLabelText('Reset code'), '111111');
    await press('Continue');
    await choose('Battery-staple-2');

    await heading('Enter the code');
    expect(screen.getByText('Invalid verification code')).toBeInTheDocument();
    expect(notices().at(-1)).toBe('Error / Invalid verification code');
    await press('Continue');
    expect(await screen.findByLabelText('New password')).toHaveValue('Battery-staple-2');
  });

  it.each([
    ['sam@gmail.com', 'Please use your work email address. Personal email domains are not allowed for registration.'],
    ['sam', 'Please enter a valid email address'],
  ])('is not asked for by %s', async (email, said) => {
    const asked = serverAnswering(sent);
    open('/password-reset');
    await askFor(email);
    expect(notices()).toEqual([`Work Email Required / ${said}`]);
    expect(asked).toEqual([]);
  });

  it('says why no code was sent, and when the next one may be', async () => {
    serverAnswering({
      'POST /api/password-reset-request': problem(429, 'identity.code-requested-too-often', 'Please wait 42 seconds.', {
        retryAfterSeconds: 42,
      }),
    });
    open('/password-reset');
    await askFor('sam@northwind.example');
    expect(await screen.findByRole('button', { name: 'Try again in 42 s' })).toBeDisabled();
    expect(notices()).toEqual(['Error / Please wait 42 seconds.']);
  });

  it('needs six digits, and the same password twice', async () => {
    serverAnswering(sent);
    open('/password-reset');
    await askFor('sam@northwind.example');
    await userEvent.type(await screen.findByLabelText('Reset code'), '123');
    await press('Continue');
    expect(notices().at(-1)).toBe('Invalid code / Please enter a 6-digit code');
    await userEvent.type(screen.getByLabelText('Reset code'), '456');
    await press('Continue');
    await choose('weak');
    expect(notices().at(-1)).toBe('Password Requirements Not Met / Password must be at least 8 characters');
    await userEvent.clear(screen.getByLabelText('New password'));
    await choose('Battery-staple-2', 'x');
    expect(notices().at(-1)).toBe("Passwords Don't Match / Passwords do not match");
  });
});

describe('a new password by a link', () => {
  const LINK = '/reset-password?access_token=one&refresh_token=two';
  beforeEach(forgetMailedTokens);

  it('is chosen without the tokens in the address, and then signed in with', async () => {
    const asked = serverAnswering({ ...nobody, 'POST /api/reset-password': nothing });
    const page = open(LINK);
    await heading('Choose a new password');
    expect(page.at()).toBe('/reset-password');
    expect(screen.getByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '/login');
    await choose('Battery-staple-2');
    await waitFor(() => expect(page.at()).toBe('/login'));
    expect(asked[0]?.body).toEqual({ accessToken: 'one', refreshToken: 'two', newPassword: 'Battery-staple-2' });
  });

  it.each(['/reset-password', '/reset-password?access_token=one', '/reset-password?refresh_token=two'])(
    'is refused at %s',
    async (address) => {
      const page = open(address);
      await heading('Login');
      expect(page.at()).toBe('/login');
      expect(notices()).toEqual([
        'Invalid Reset Link / This reset link is invalid or has expired. Please request a new one.',
      ]);
    },
  );

  it.each([
    [
      problem(422, 'identity.reset-link-invalid', 'Spent.'),
      '/login',
      'Invalid Reset Link / This reset link is invalid or has expired. Please request a new one.',
    ],
    [
      problem(422, 'identity.new-password-refused', 'Too weak.'),
      '/reset-password',
      'Password Reset Failed / Too weak.',
    ],
    [
      new Response('', { status: 502 }),
      '/reset-password',
      'Reset Failed / An unexpected error occurred. Please try again.',
    ],
  ])('says why it failed (%#)', async (refusal, whereTo, notice) => {
    serverAnswering({ 'POST /api/reset-password': refusal });
    const page = open(LINK);
    await choose('Battery-staple-2');
    await waitFor(() => expect(notices()).toEqual([notice]));
    await waitFor(() => expect(page.at()).toBe(whereTo));
  });
});
