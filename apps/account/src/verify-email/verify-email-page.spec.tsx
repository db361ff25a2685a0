import { aUser, refusal, mockServer, signedInAs, signedOut } from '@casewright/web/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { nothing, notices, open } from '../testing';

const PAGE = '/verify-email?email=sam%40northwind.example';
const type = async (code: string) =>
  userEvent.type(await screen.findByRole('textbox', { name: 'Verification code' }), code);
const pending = (told: object = {}) =>
  Response.json({
    pending: { email: 'sam@northwind.example', codeSentAt: '2026-03-02T09:00:00Z', retryAfterSeconds: 0, ...told },
  });
const PENDING = 'GET /api/verification';
const noOne = Response.json({ pending: null });
const verify = () => screen.getByRole('button', { name: 'Verify email' });

describe('verifying the email', () => {
  beforeEach(signedOut);

  it('waits for six digits, and goes home if they are right', async () => {
    const asked = mockServer({
      [PENDING]: pending(),
      'POST /api/verify-email-code': Response.json({ success: true, outcome: 'signed-up' }),
      'GET /api/session': Response.json({ user: aUser() }),
    });
    const page = open(PAGE);
    expect(await screen.findByRole('textbox', { name: 'Verification code' })).toHaveFocus();
    await type('12345');
    expect(verify()).toBeDisabled();
    await type('6');
    await userEvent.click(verify());
    await waitFor(() => expect(page.at()).toBe('/'));
    expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
      email: 'sam@northwind.example',
      code: '123456',
    });
    expect(notices()[0]).toMatch(/^Success!/);
  });

  it('says why it failed or is locked, for how long, and that the mail sent now has a link', async () => {
    const title = 'Too many wrong codes. Please wait.';
    let answer = Response.json({ success: false, error: 'The code has expired.' });
    mockServer({
      [PENDING]: noOne,
      'POST /api/verify-email-code': () => answer,
      'POST /api/send-verification-code': nothing,
    });
    open(PAGE);
    expect(await screen.findByText(/If you don’t have one, request it below/)).toBeInTheDocument();
    await type('111111');
    await userEvent.click(verify());
    await waitFor(() => expect(notices()).toEqual(['Verification Failed / The code has expired.']));

    answer = refusal(429, 'identity.code-entry-locked', title, { retryAfterSeconds: 845 });
    await userEvent.click(verify());
    expect(await screen.findByRole('alert')).toHaveTextContent(title);
    const locked = screen.getByRole('button', { name: /^Try again in 1(4:0\d|3:5\d)$/ });
    expect(locked).toHaveAttribute('aria-disabled', 'true');
    expect(locked).toBeEnabled();
    expect(notices()).toEqual([`Verification Failed / ${title}`]);

    await userEvent.click(screen.getByRole('button', { name: 'Resend' }));
    await waitFor(() => expect(notices()[0]).toContain('Use the link in the email we just sent.'));
  });

  it('leads to choosing a password in another browser, and leaves no token in the URL', async () => {
    mockServer({
      [PENDING]: noOne,
      'POST /api/verify-email-code': Response.json({
        success: true,
        outcome: 'choose-password',
        resetLink: { accessToken: 'one', refreshToken: 'two' },
      }),
    });
    const page = open(PAGE);
    await type('123456');
    await userEvent.click(verify());
    expect(await screen.findByRole('heading', { name: 'Choose a Password' })).toBeInTheDocument();
    expect(screen.getByText('Choose a password to finish setting up your account.')).toBeInTheDocument();
    expect(page.at()).toBe('/reset-password');
  });

  it.each([
    [PAGE, /request it below/, []],
    [`${PAGE}&token=used`, /^Confirm that/, ['Already Verified / Your email address is already verified.']],
  ])('goes home from %s when another tab has verified', async (address, shown, expected) => {
    const asked = mockServer({ [PENDING]: noOne });
    const page = open(address);
    await screen.findByText(shown);
    act(() => signedInAs({ email: 'sam@northwind.example', emailVerified: true }));
    await waitFor(() => expect(page.at()).toBe('/'));
    expect(notices()).toEqual(expected);
    expect(asked.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('by the mailed link asks first, and leaves no token in the URL', async () => {
    const asked = mockServer({
      [PENDING]: pending(),
      'POST /api/verify-email-link': Response.json({ success: true, outcome: 'signed-up' }),
      'GET /api/session': Response.json({ user: aUser() }),
    });
    const page = open(`${PAGE}&token=the-token`);
    const button = await screen.findByRole('button', { name: 'Verify email' });
    expect(page.at()).toBe(PAGE);
    expect(asked.filter(({ method }) => method === 'POST')).toEqual([]);

    await userEvent.click(button);
    await waitFor(() => expect(page.at()).toBe('/'));
    expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
      email: 'sam@northwind.example',
      token: 'the-token',
    });
  });

  it('by a used link says so, and asks for the code', async () => {
    mockServer({
      [PENDING]: noOne,
      'POST /api/verify-email-link': Response.json({ success: false, error: 'No longer valid.' }),
    });
    open(`${PAGE}&token=spent`);
    await userEvent.click(await screen.findByRole('button', { name: 'Verify email' }));
    expect(await screen.findByRole('textbox', { name: 'Verification code' })).toHaveAccessibleDescription(
      'No longer valid.',
    );
    expect(notices()).toEqual(['Verification Failed / No longer valid.']);
  });

  it('by a link of a verified account says so', async () => {
    mockServer({
      [PENDING]: noOne,
      'POST /api/verify-email-link': Response.json({ success: true, outcome: 'already-verified' }),
      'GET /api/session': Response.json({ user: null }),
    });
    const page = open(`${PAGE}&token=used`);
    await userEvent.click(await screen.findByRole('button', { name: 'Verify email' }));
    await waitFor(() => expect(page.at()).toBe('/login'));
    expect(notices()).toEqual(['Already Verified / Your email address is already verified.']);
  });

  it('says that it canceled the deletion of the account', async () => {
    signedInAs({ email: 'sam@northwind.example', emailVerified: false, deletionDueAt: '2026-12-01T09:00:00Z' });
    mockServer({
      [PENDING]: pending(),
      'POST /api/verify-email-code': Response.json({ success: true, outcome: 'verified' }),
      'GET /api/session': Response.json({ user: aUser({ email: 'sam@northwind.example' }) }),
    });
    open(PAGE);
    await type('123456');
    await userEvent.click(verify());
    await waitFor(() => expect(notices().at(-1)).toMatch(/^Deletion Canceled/));
  });

  it('for another address offers the pending one', async () => {
    mockServer({ [PENDING]: pending({ email: 'kim@northwind.example' }) });
    open(PAGE);
    const way = await screen.findByRole('link', { name: 'Verify kim@northwind.example' });
    expect(way).toHaveAttribute('href', '/verify-email?email=kim%40northwind.example');
    expect(screen.queryByRole('button', { name: 'Resend' })).not.toBeInTheDocument();
  });
});

describe('another code', () => {
  const resend = () => screen.findByRole('button', { name: 'Resend' });
  beforeEach(signedOut);

  it('is sent, and the next one waits for a minute', async () => {
    let retryAfterSeconds = 0;
    mockServer({
      [PENDING]: () => pending({ retryAfterSeconds }),
      'POST /api/send-verification-code': () => {
        retryAfterSeconds = 60;
        return nothing();
      },
    });
    open(PAGE);
    await userEvent.click(await resend());
    expect(await screen.findByText(/^Resend in (60|5\d)s$/)).toBeInTheDocument();
    expect(notices()[0]).toMatch(/^Code Sent/);
  });

  it('waits as long as the server says', async () => {
    const often = refusal(429, 'identity.code-requested-too-often', 'Please wait 42 seconds.', {
      retryAfterSeconds: 42,
    });
    mockServer({ [PENDING]: pending(), 'POST /api/send-verification-code': often });
    open(PAGE);
    await userEvent.click(await resend());
    expect(await screen.findByText(/^Resend in (4[0-2]|3\d)s$/)).toBeInTheDocument();
    expect(notices()).toEqual(['Error / Please wait 42 seconds.']);
  });
});
