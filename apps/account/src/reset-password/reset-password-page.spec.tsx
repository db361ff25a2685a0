import { refusal, mockServer, signedOut } from '@casewright/web/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { nothing, notices, open, paste } from '../testing';
import { resetLink } from './open-reset-link';

const LINK = '/reset-password?access_token=one&refresh_token=two';
const RESET = 'POST /api/reset-password';
const PASSWORD = 'Secret-123';

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Update password' }));
async function choose(newPassword = PASSWORD, repeated = newPassword) {
  await paste('New password', newPassword);
  await paste('Confirm new password', repeated);
  await submit();
}

describe('the link for a new password', () => {
  beforeEach(() => {
    signedOut();
    resetLink.forget();
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

  it.each(['/reset-password', '/reset-password?refresh_token=two&access_token='])(
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

  it('survives a reload', async () => {
    const asked = mockServer({ [RESET]: nothing, 'GET /api/session': Response.json({ user: null }) });
    const kept = { accessToken: 'one', refreshToken: 'two', isFirst: false };
    sessionStorage.setItem('casewright:reset-link', JSON.stringify(kept));
    open('/reset-password');
    await choose();
    expect(asked[0]?.body).toEqual({ accessToken: 'one', refreshToken: 'two', newPassword: PASSWORD });
    expect(sessionStorage.getItem('casewright:reset-link')).toBeNull();
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

  it('can be tried again after an error, and shows the reason of a refusal at the field', async () => {
    const fields = { newPassword: ['Too weak.'] };
    const answers = [new Response('', { status: 502 })];
    const refused = refusal(422, 'identity.new-password-refused', 'Too weak.', { fields });
    const asked = mockServer({ [RESET]: () => answers.shift() ?? refused });
    open(LINK);
    await choose(PASSWORD, 'Secret-124');
    expect(notices()).toEqual(["Passwords Don't Match / Passwords do not match."]);
    expect(asked).toEqual([]);
    await userEvent.clear(screen.getByLabelText('Confirm new password'));
    await paste('Confirm new password', PASSWORD);
    await submit();
    await waitFor(() => expect(notices()).toEqual(['Reset Failed / An unexpected error occurred. Please try again.']));
    expect(screen.getByLabelText('New password')).toHaveValue(PASSWORD);
    await submit();
    await waitFor(() => expect(notices()).toEqual(['Password Reset Failed / Too weak.']));
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription('Too weak.');
  });
});
