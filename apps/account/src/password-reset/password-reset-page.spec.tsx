import { refusal, mockServer, signedOut } from '@casewright/web/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { nothing, notices, open, paste } from '../testing';

const REQUEST = 'POST /api/password-reset-request';
const VERIFY = 'POST /api/password-reset-verify';
const PASSWORD = 'Secret-123';
const CHECKED = { 'POST /api/check-work-email': Response.json({ error: null }) };
const SIGNED_OUT = { 'GET /api/session': Response.json({ user: null }) };

const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

async function ask() {
  await paste('Work email', ' sam@northwind.example ');
  await click('Send reset code');
}
async function enterCode() {
  await paste('Reset code', '123456');
  await click('Continue');
}
async function choose(newPassword = PASSWORD, repeated = newPassword) {
  await paste('New password', newPassword);
  await paste('Confirm new password', repeated);
  await click('Update password');
}

describe('resetting a forgotten password', () => {
  beforeEach(() => {
    signedOut();
    sessionStorage.clear();
  });

  it('still knows the address at the code step after a reload', async () => {
    const asked = mockServer({ [REQUEST]: nothing });
    sessionStorage.setItem('casewright:reset-email', '"sam@northwind.example"');
    open('/password-reset?step=code');
    expect(await screen.findByText('sam@northwind.example')).toBeInTheDocument();
    await click('Resend');
    await waitFor(() => expect(asked.at(-1)?.body).toEqual({ email: 'sam@northwind.example' }));
  });

  it('asks for the email, the code and a new password, and goes to sign in', async () => {
    const asked = mockServer({ ...CHECKED, ...SIGNED_OUT, [REQUEST]: nothing, [VERIFY]: nothing });
    const page = open('/login');
    await userEvent.click(await screen.findByRole('link', { name: 'Forgot password?' }));
    await screen.findByRole('heading', { level: 1, name: 'Reset Password' });
    await ask();
    await waitFor(() =>
      expect(notices()).toEqual(['Reset code sent / Check your email for a 6-digit verification code.']),
    );
    await enterCode();
    await choose();

    await waitFor(() => expect(page.at()).toBe('/login'));
    expect(asked.find(({ path }) => path.endsWith('request'))?.body).toEqual({ email: 'sam@northwind.example' });
    expect(asked.find(({ path }) => path.endsWith('verify'))?.body).toEqual({ code: '123456', newPassword: PASSWORD });
    expect(notices()).toContain('Password Updated / Your password has been changed. Please sign in with the new one.');
  });

  it('goes back one step at a time, and keeps the input', async () => {
    mockServer({ ...CHECKED, [REQUEST]: nothing });
    open('/password-reset');
    expect(await screen.findByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '/login');
    await ask();
    await enterCode();
    expect(await screen.findByLabelText('New password')).toHaveFocus();
    await paste('New password', 'Secret');

    await userEvent.click(screen.getByRole('link', { name: 'Back' }));
    expect(await screen.findByLabelText('Reset code')).toHaveValue('123456');
    expect(screen.getByLabelText('Reset code')).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: 'Back' }));
    expect(await screen.findByLabelText('Work email')).toHaveValue('sam@northwind.example');
    expect(screen.getByLabelText('Work email')).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: 'Enter the code' }));
    await click('Continue');
    expect(await screen.findByLabelText('New password')).toHaveValue('Secret');
  });

  it('says why no mail was sent', async () => {
    const said = 'Please use your work email address.';
    let answer = new Response('', { status: 502 });
    const asked = mockServer({ ...CHECKED, [REQUEST]: () => answer });
    open('/password-reset');
    await click('Send reset code');
    expect(notices()).toEqual(['Work Email Required / Email is required']);
    expect(screen.getByLabelText('Work email')).toHaveFocus();
    expect(asked).toEqual([]);

    await ask();
    await waitFor(() => expect(notices()).toEqual(['Error / Failed to send reset code']));
    answer = refusal(422, 'identity.work-email-required', said, { fields: { email: [said] } });
    await click('Send reset code');
    await waitFor(() => expect(notices()).toEqual([`Work Email Required / ${said}`]));
  });

  it('waits as long as the server says, and accepts the code of the previous mail', async () => {
    const tooOften = refusal(429, 'identity.code-requested-too-often', 'Please wait 42 seconds.', {
      retryAfterSeconds: 42,
    });
    mockServer({ ...CHECKED, [REQUEST]: tooOften });
    open('/password-reset');
    await ask();
    expect(await screen.findByRole('button', { name: /^Send another in (4[0-2]|3\d)s$/ })).toBeDisabled();
    expect(notices()).toEqual(['Error / Please wait 42 seconds.']);
    await userEvent.click(screen.getByRole('link', { name: 'Enter the code' }));
    expect(await screen.findByText(/^Resend in (4[0-2]|3\d)s$/)).toBeInTheDocument();
  });

  it.each([
    ['12345', PASSWORD, PASSWORD, 'Invalid code / Please enter a 6-digit code'],
    ['123456', 'short', 'short', 'Password Requirements Not Met / Password must be at least 8 characters'],
    ['123456', PASSWORD, `${PASSWORD}4`, "Passwords Don't Match / Passwords do not match."],
  ])('is stopped at the code %j with the passwords %j and %j', async (code, newPassword, repeated, notice) => {
    const asked = mockServer({});
    open('/password-reset?step=code');
    await paste('Reset code', code);
    await click('Continue');
    if (code.length === 6) await choose(newPassword, repeated);
    expect(notices()).toEqual([notice]);
    expect(asked).toEqual([]);
  });

  it('returns to a wrong code, and keeps the passwords', async () => {
    let outcome = () =>
      refusal(422, 'identity.code-refused', 'Invalid verification code', {
        fields: { code: ['Invalid verification code'] },
      });
    mockServer({ ...SIGNED_OUT, [VERIFY]: () => outcome() });
    const page = open('/password-reset?step=code');
    await enterCode();
    await choose();
    expect(await screen.findByLabelText('Reset code')).toHaveAccessibleDescription('Invalid verification code');
    expect(notices()).toEqual(['Failed to reset password / Invalid verification code']);

    await userEvent.clear(screen.getByLabelText('Reset code'));
    await enterCode();
    await screen.findByLabelText('New password');
    expect([value('New password'), value('Confirm new password')]).toEqual([PASSWORD, PASSWORD]);
    outcome = nothing;
    await click('Update password');
    await waitFor(() => expect(page.at()).toBe('/login'));
  });

  it.each([
    [
      refusal(409, 'identity.reset-not-begun', 'Please request a code first.'),
      'Please request a code first.',
      'Work email',
    ],
    [new Response('', { status: 502 }), 'An unexpected error occurred. Please try again.', 'New password'],
  ])('says why the last step failed (%#)', async (answer, said, field) => {
    mockServer({ [VERIFY]: answer });
    open('/password-reset?step=code');
    await enterCode();
    await choose();
    await waitFor(() => expect(notices()).toEqual([`Failed to reset password / ${said}`]));
    expect(await screen.findByLabelText(field)).toBeInTheDocument();
  });
});
