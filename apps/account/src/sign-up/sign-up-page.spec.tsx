import { refusal, mockServer, signedInAs, signedOut } from '@casewright/web/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import confetti from 'canvas-confetti';
import { notices, open, paste } from '../testing';
import { forgetAnswers } from './kept-answers';

jest.mock('canvas-confetti', () => ({ __esModule: true, default: { create: jest.fn() } }));
const thrown = jest.fn(() => Promise.resolve());

const good = {
  'First name': 'Sam',
  'Last name': 'Seller',
  'Work email': 'sam@northwind.example',
  Password: 'Secret-123',
  'Confirm password': 'Secret-123',
};
const CHECK = '/api/check-work-email';
const submit = () => screen.getByRole('button', { name: /Creat(e|ing) Account/ });

async function fill(answers: Partial<typeof good>, user = userEvent.setup()) {
  for (const [label, text] of Object.entries({ ...good, ...answers })) {
    if (text) await paste(label, text, user);
  }
  await user.click(screen.getByRole('checkbox', { name: /I agree/ }));
  await user.click(submit());
}

describe('signing up', () => {
  beforeEach(() => {
    signedOut();
    forgetAnswers();
    jest.mocked(confetti.create).mockReturnValue(thrown as never);
    thrown.mockClear();
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  it('cannot be sent before the terms are agreed to', async () => {
    open('/auth');
    expect(await screen.findByRole('button', { name: 'Create Account' })).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: /I agree/ }));
    expect(submit()).toBeEnabled();
    expect(screen.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute(
      'href',
      '/terms-of-service?source=signup',
    );
  });

  it.each([
    ['Work email', 'sam', 'Work Email Required / Please enter a valid email address'],
    ['Password', 'short', 'Password Requirements Not Met / Password must be at least 8 characters'],
    ['Confirm password', 'Secret-124', 'Password Mismatch / Passwords do not match. Please check and try again.'],
  ])('refuses %s %j by its first rule', async (label, text, notice) => {
    const asked = mockServer({});
    open('/auth');
    await fill({ [label]: text });
    expect(notices()).toEqual([notice]);
    expect(screen.getByLabelText(label)).toHaveFocus();
    expect(asked.filter(({ path }) => path !== CHECK)).toEqual([]);
  });

  it('validates the address while typing, also with the lists of the server', async () => {
    const error = 'Temporary or disposable email addresses are not allowed.';
    const asked = mockServer({ [`POST ${CHECK}`]: Response.json({ error }) });
    open('/auth');
    const email = await screen.findByLabelText('Work email');
    await userEvent.type(email, 'sam');
    expect(email).not.toHaveAccessibleDescription();
    await userEvent.tab();
    expect(email).toHaveAccessibleDescription('Please enter a valid email address');
    await userEvent.type(email, '@known-to-the-server.example');
    await waitFor(() => expect(email).toHaveAccessibleDescription(error));
    expect(asked.at(-1)?.body).toEqual({ email: 'sam@known-to-the-server.example' });
  });

  it('keeps the input while the terms are read, but stores no password', async () => {
    mockServer({ [`POST ${CHECK}`]: Response.json({ error: null }) });
    const page = open('/auth');
    for (const [label, text] of Object.entries(good)) await paste(label, text);
    await userEvent.click(screen.getByRole('checkbox', { name: /I agree/ }));
    await userEvent.click(screen.getByRole('link', { name: 'Terms of Service' }));
    await screen.findByRole('heading', { name: 'Elsewhere' });
    await page.goTo('/auth');

    for (const [label, text] of Object.entries(good)) expect(await screen.findByLabelText(label)).toHaveValue(text);
    expect(submit()).toBeEnabled();
    const kept = JSON.stringify({ ...sessionStorage, ...localStorage });
    expect(kept).toContain('northwind.example');
    expect(kept).not.toContain(good.Password);
  });

  it('shows how strong the password is as it is typed', async () => {
    open('/auth');
    await paste('Password', 'Secret-1');
    expect(screen.getByRole('meter')).toHaveAttribute('aria-valuetext', 'Strong');
    await userEvent.type(screen.getByLabelText('Password'), '{Backspace}');
    expect(screen.getByRole('meter')).toHaveAttribute('aria-valuetext', 'Fair');
  });

  it('calls a password weak that the server knows to be common, until it changes', async () => {
    const words = 'Password must not be common or easy to guess';
    mockServer({
      'POST /api/sign-up': refusal(422, 'identity.password-refused', words, { fields: { password: [words] } }),
      [`POST ${CHECK}`]: Response.json({ error: null }),
    });
    open('/auth');
    await fill({});
    await waitFor(() => expect(screen.getByRole('meter')).toHaveAttribute('aria-valuetext', 'Weak'));
    await userEvent.type(screen.getByLabelText('Password'), 'x');
    expect(screen.getByRole('meter')).toHaveAttribute('aria-valuetext', 'Strong');
  });

  it('celebrates, and goes on to verify the email after two seconds', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    const asked = mockServer({
      'POST /api/sign-up': Response.json({ email: 'sam@northwind.example' }, { status: 201 }),
      'GET /api/session': Response.json({ user: null }),
    });
    const page = open('/auth');
    await fill({}, user);

    await waitFor(() => expect(notices()[0]).toMatch(/^Account Created Successfully!/));
    expect(asked.find(({ path }) => path === '/api/sign-up')?.body).toEqual({
      email: 'sam@northwind.example',
      firstName: 'Sam',
      lastName: 'Seller',
      password: 'Secret-123',
      agreeToTerms: true,
    });
    expect(thrown).toHaveBeenCalledWith(expect.objectContaining({ disableForReducedMotion: true }));
    expect(submit()).toHaveTextContent('Creating Account...');
    expect(submit()).toHaveAttribute('aria-disabled', 'true');
    await act(() => jest.advanceTimersByTimeAsync(1900));
    expect(page.at()).toBe('/auth');
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(page.at()).toBe('/verify-email?email=sam%40northwind.example');
  });

  it('names a personal email before a weak password', async () => {
    const words = 'Please use your work email address. Personal email domains are not allowed for registration.';
    mockServer({ [`POST ${CHECK}`]: Response.json({ error: words }) });
    open('/auth');
    await fill({ 'Work email': 'sam@gmail.com', Password: 'weak', 'Confirm password': 'weak' });
    await waitFor(() => expect(notices()).toEqual([`Work Email Required / ${words}`]));
    expect(screen.getByLabelText('Work email')).toHaveFocus();
  });

  it('shows an error of the server at its field, and replaces the notice of the last attempt', async () => {
    const words = 'Please use your work email address.';
    mockServer({
      'POST /api/sign-up': refusal(422, 'identity.work-email-required', words, { fields: { email: [words] } }),
      [`POST ${CHECK}`]: Response.json({ error: null }),
    });
    open('/auth');
    await fill({ 'Confirm password': 'Secret-124' });
    expect(notices()).toHaveLength(1);
    await userEvent.clear(screen.getByLabelText('Confirm password'));
    await paste('Confirm password', good.Password);
    await userEvent.click(submit());
    await waitFor(() => expect(notices()).toEqual([`Work Email Required / ${words}`]));
    expect(screen.getByLabelText('Work email')).toHaveFocus();
    expect(screen.getByLabelText('Work email')).toHaveAccessibleDescription(words);
  });

  it.each([
    [refusal(429, 'http.too-many-requests', 'Too many requests.'), 'Signup Failed / Too many requests.'],
    [refusal(500, 'platform.unexpected', 'Something went wrong.'), 'Error / Failed to create user account.'],
    [
      refusal(503, 'identity.verification-code-not-sent', 'Failed to send verification code. Please try again.'),
      'Error / Failed to send verification code. Please try again.',
    ],
    [new Response('', { status: 502 }), 'Error / An unexpected error occurred. Please try again.'],
  ])('shows a refusal of the server under its title (%#)', async (answer, notice) => {
    mockServer({ 'POST /api/sign-up': answer });
    open('/auth');
    await fill({});
    await waitFor(() => expect(notices()).toEqual([notice]));
    expect(submit()).toBeEnabled();
  });

  it('offers a signed-in user the next step', async () => {
    signedInAs();
    open('/auth');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('You’re signed in');
    expect(screen.getByRole('link', { name: 'Go to dashboard' })).toHaveAttribute('href', '/profile');
    expect(screen.getByRole('link', { name: 'Price a case' })).toHaveAttribute('href', '/pricing-calculator');
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });
});
