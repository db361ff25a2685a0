import { refusal, mockServer, signedOut } from '@casewright/web/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { nothing, notices, open, paste } from '../testing';
import { forgetFollowedLink } from './open-reset-link';

const LINK = '/reset-password?access_token=one&refresh_token=two';
const RESET = 'POST /api/reset-password';
const PASSWORD = 'Secret-123';

async function choose(newPassword = PASSWORD, repeated = newPassword) {
  await paste('New password', newPassword);
  await paste('Confirm new password', repeated);
  await userEvent.click(screen.getByRole('button', { name: 'Update Password' }));
}

describe('the link for a new password', () => {
  beforeEach(() => {
    signedOut();
    forgetFollowedLink();
  });

  it('leaves no token in the URL, is not used up by opening, and sets the password once', async () => {
    const asked = mockServer({ [RESET]: nothing, 'GET /api/session': Response.json({ user: null }) });
    const page = open(LINK);
    expect(await screen.findByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '/login');
    expect(page.at()).toBe('/reset-password');
    expect(asked).toEqual([]);

    await choose();

    await waitFor(() => expect(page.at()).toBe('/login'));
    expect(asked[0]?.body).toEqual({ accessToken: 'one', refreshToken: 'two', newPassword: PASSWORD });
    expect(notices()).toEqual(['Password Updated / Your password has been changed. Please sign in with the new one.']);
    await page.goTo('/reset-password');
    expect(page.at()).toBe('/login');
  });

  it.each(['/reset-password', '/reset-password?access_token=one', '/reset-password?refresh_token=two&access_token='])(
    'leads to sign-in if incomplete: %s',
    async (address) => {
      const page = open(address);
      expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Login');
      expect(page.at()).toBe('/login');
      expect(notices()).toEqual([
        'Invalid Reset Link / This reset link is invalid or has expired. Please request a new one.',
      ]);
    },
  );

  it.each([
    ['short', 'short', 'Password Requirements Not Met / Password must be at least 8 characters'],
    [PASSWORD, 'Secret-124', "Passwords Don't Match / Passwords do not match."],
  ])('refuses the passwords %j and %j', async (newPassword, repeated, notice) => {
    const asked = mockServer({});
    open(LINK);
    await choose(newPassword, repeated);
    expect(notices()).toEqual([notice]);
    expect(asked).toEqual([]);
  });

  it('says if it was used, and leads to sign-in for another', async () => {
    mockServer({ [RESET]: refusal(422, 'identity.reset-link-invalid', 'Spent.') });
    const page = open(LINK);
    await choose();
    await waitFor(() => expect(page.at()).toBe('/login'));
    expect(notices()).toEqual([
      'Invalid Reset Link / This reset link is invalid or has expired. Please request a new one.',
    ]);
    expect(await screen.findByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/password-reset');
  });

  it('shows the reason of the server at the field', async () => {
    const fields = { newPassword: ['Too weak.'] };
    mockServer({ [RESET]: refusal(422, 'identity.new-password-refused', 'Too weak.', { fields }) });
    const page = open(LINK);
    await choose();
    await waitFor(() => expect(notices()).toEqual(['Password Reset Failed / Too weak.']));
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription('Too weak.');
    expect(page.at()).toBe('/reset-password');
  });

  it('can be tried again when the server fails', async () => {
    mockServer({ [RESET]: new Response('', { status: 502 }) });
    open(LINK);
    await choose();
    await waitFor(() => expect(notices()).toEqual(['Reset Failed / An unexpected error occurred. Please try again.']));
    expect(screen.getByLabelText('New password')).toHaveValue(PASSWORD);
  });
});
