import { aUser, signedInAs, signedOut } from '@casewright/web/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { nothing, notices, open, problem, serverAnswering } from '../testing';

const PAGE = '/verify-email?email=sam%40northwind.example';
const type = async (code: string) =>
  userEvent.type(await screen.findByRole('textbox', { name: 'Verification code' }), code);
const verify = () => screen.getByRole('button', { name: 'Verify Email' });

describe('verifying the email', () => {
  beforeEach(() => signedInAs({ emailVerified: false, createdAt: new Date().toISOString() }));

  it('waits for six digits, and goes home when they are right', async () => {
    const asked = serverAnswering({
      'POST /api/verify-email-code': Response.json({ success: true }),
      'GET /api/session': Response.json({ user: aUser() }),
    });
    const page = open(PAGE);
    await type('12345');
    expect(verify()).toBeDisabled();
    await type('6');
    await userEvent.click(verify());
    await waitFor(() => expect(page.at()).toBe('/'));
    expect(asked[0]?.body).toEqual({ email: 'sam@northwind.example', code: '123456' });
    expect(notices()[0]).toMatch(/^Success!/);
  });

  it.each([
    [Response.json({ success: false, error: 'The code has expired.' }), 'Verification Failed / The code has expired.'],
    [Response.json({ success: false }), 'Verification Failed / Invalid verification code'],
    [problem(503, 'http.unavailable', 'Try again'), 'Error / Failed to verify code'],
  ])('says why it failed (%#)', async (answer, notice) => {
    serverAnswering({ 'POST /api/verify-email-code': answer });
    open(PAGE);
    await type('111111');
    await userEvent.click(verify());
    await waitFor(() => expect(notices()).toEqual([notice]));
  });

  it.each([
    ['identity.code-entry-locked', 'Too many wrong codes. Please wait.', /^Try again in 1(4:0\d|3:5\d)$/],
    ['identity.codes-suspended', 'Codes cannot be entered at the moment.', 'Verify Email'],
  ])('says why no code is judged, and for how long: %s', async (code, title, button) => {
    serverAnswering({ 'POST /api/verify-email-code': problem(429, code, title, { retryAfterSeconds: 845 }) });
    open(PAGE);
    await type('111111');
    await userEvent.click(verify());
    expect(await screen.findByRole('alert')).toHaveTextContent(title);
    expect(screen.getByRole('button', { name: button })).toBeDisabled();
    expect(notices()).toEqual([`Verification Failed / ${title}`]);
  });

  it('by the link of the mail asks first, and leaves no token in the address', async () => {
    const asked = serverAnswering({
      'POST /api/verify-email-link': Response.json({ success: true }),
      'GET /api/session': Response.json({ user: aUser() }),
    });
    const page = open(`${PAGE}&token=the-token`);
    const button = await screen.findByRole('button', { name: 'Verify Email' });
    expect(page.at()).toBe(PAGE);
    expect(asked).toEqual([]);

    await userEvent.click(button);
    await waitFor(() => expect(page.at()).toBe('/'));
    expect(asked[0]?.body).toEqual({ email: 'sam@northwind.example', token: 'the-token' });
  });

  it('by a link that is spent says so, and asks for the code', async () => {
    serverAnswering({ 'POST /api/verify-email-link': Response.json({ success: false, error: 'No longer valid.' }) });
    open(`${PAGE}&token=spent`);
    await userEvent.click(await screen.findByRole('button', { name: 'Verify Email' }));
    expect(await screen.findByRole('textbox', { name: 'Verification code' })).toHaveAccessibleDescription(
      'No longer valid.',
    );
    expect(notices()).toEqual(['Verification Failed / No longer valid.']);
  });

  it('without an address goes to sign up', async () => {
    const page = open('/verify-email');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Create an Account');
    expect(page.at()).toBe('/auth');
    expect(notices()).toEqual(['Error / Email is required for verification']);
  });

  it('goes back to sign in, which is where one signs up', async () => {
    open(PAGE);
    expect(await screen.findByRole('link', { name: 'Back to Sign In' })).toHaveAttribute('href', '/auth');
  });
});

describe('another code', () => {
  const resend = () => screen.findByRole('button', { name: 'Resend' });
  beforeEach(() => signedInAs({ emailVerified: false }));

  it('is sent, and the next one waits for a minute', async () => {
    serverAnswering({ 'POST /api/send-verification-code': nothing });
    open(PAGE);
    await userEvent.click(await resend());
    expect(await screen.findByText(/^Resend in (60|5\d) s$/)).toBeInTheDocument();
    expect(notices()[0]).toMatch(/^Code Sent/);
  });

  it('waits as long as the server says', async () => {
    const often = problem(429, 'identity.code-requested-too-often', 'Please wait 42 seconds.', {
      retryAfterSeconds: 42,
    });
    serverAnswering({ 'POST /api/send-verification-code': often });
    open(PAGE);
    await userEvent.click(await resend());
    expect(await screen.findByText(/^Resend in (4[0-2]|3\d) s$/)).toBeInTheDocument();
    expect(notices()).toEqual(['Error / Please wait 42 seconds.']);
  });

  it('needs a session', async () => {
    signedOut();
    const asked = serverAnswering({});
    open(PAGE);
    await userEvent.click(await resend());
    expect(notices()).toEqual(['Error / User session not found. Please sign in again.']);
    expect(asked).toEqual([]);
  });

  it('that cannot be sent is told', async () => {
    serverAnswering({ 'POST /api/send-verification-code': new Response('', { status: 502 }) });
    open(PAGE);
    await userEvent.click(await resend());
    await waitFor(() => expect(notices()).toEqual(['Error / Failed to resend verification code']));
  });
});
