import { aUser, refusal, mockServer, signedInAs } from '@casewright/web/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notices, nothing, open } from '../testing';
import { forgetFollowedToken } from './open-settings';

const NEW = 'sam@contoso.example';
const LOOK = 'GET /api/account/email-change';
const REQUEST = 'POST /api/account/email-change';
const CONFIRM = 'POST /api/account/email-change/confirm';
const BY_LINK = 'POST /api/account/email-change/confirm-by-link';

const unread = { 'GET /api/messages/unread-count': Response.json({ count: 0 }) };
const free = {
  ...unread,
  [LOOK]: Response.json({ waiting: null }),
  'POST /api/check-work-email': Response.json({ error: null }),
};
const waiting = (told: object = {}) =>
  Response.json({ waiting: { email: NEW, requestedAt: '2026-11-20T12:00:00Z', retryAfterSeconds: 0, ...told } });

/** What is there changes once something has been done. */
const lookingAt = (before: Response, after: Response) => {
  const state = { isDone: false };
  return { look: () => (state.isDone ? after : before).clone(), done: () => (state.isDone = true) };
};

async function ask(email: string, password = 'Correct-horse-1') {
  await userEvent.type(await screen.findByLabelText('New work email'), email);
  if (password) await userEvent.type(screen.getByLabelText('Your password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Change email' }));
}
const enter = async (code: string) => {
  await userEvent.type(await screen.findByLabelText('Code from the email'), code);
  await userEvent.click(screen.getByRole('button', { name: 'Confirm new email' }));
};

beforeEach(() => {
  forgetFollowedToken();
  signedInAs();
});

describe('another email address', () => {
  it('is requested with the password, confirmed by code, and then shown in the session', async () => {
    const { look, done } = lookingAt(Response.json({ waiting: null }), waiting({ retryAfterSeconds: 60 }));
    const proved = { is: false };
    const asked = mockServer({
      ...free,
      [LOOK]: () => (proved.is ? Response.json({ waiting: null }) : look()),
      [REQUEST]: () => (done(), nothing()),
      [CONFIRM]: () => ((proved.is = true), nothing()),
      'GET /api/session': Response.json({ user: aUser({ email: NEW }) }),
    });
    open('/profile/settings');
    await ask('no address', '');
    expect(await screen.findByText('Please enter a valid email address')).toBeInTheDocument();
    expect(screen.getByText('Your password is required')).toBeInTheDocument();
    await userEvent.clear(screen.getByLabelText('New work email'));
    await ask(` ${NEW} `);
    expect(await screen.findByLabelText('Code from the email')).toHaveFocus();
    expect(asked.find(({ method, path }) => `${method} ${path}` === REQUEST)?.body).toEqual({
      email: NEW,
      password: 'Correct-horse-1',
    });
    expect(screen.getByText(/Resend in (60|5\d)s/)).toBeInTheDocument();

    await enter('042137');

    await screen.findByLabelText('New work email');
    expect(notices()).toEqual([
      `Saved / Your email address is now ${NEW}. You’re signed out on all other devices. We emailed your previous address a link to undo this within 7 days.`,
    ]);
    expect(screen.getByText(NEW)).toBeInTheDocument();
    expect(asked.find(({ path }) => path.endsWith('/confirm'))?.body).toEqual({ code: '042137' });
  });

  it('shows the error of the server at its field', async () => {
    const words = 'This is already your email address.';
    mockServer({ ...free, [REQUEST]: refusal(422, 'identity.same-email', words, { fields: { email: [words] } }) });
    open('/profile/settings');
    await ask(NEW);
    await waitFor(() => expect(screen.getByLabelText('New work email')).toHaveAccessibleDescription(words));
    expect(notices()).toEqual([`Not Saved / ${words}`]);
  });

  it('is for verified accounts', async () => {
    signedInAs({ emailVerified: false });
    const asked = mockServer(free);
    open('/profile/settings');
    expect(await screen.findByText('Verify this address before you change it.')).toBeInTheDocument();
    expect(asked.filter(({ path }) => path.includes('email-change'))).toEqual([]);
  });
});

describe('an address that waits for its code', () => {
  it('explains a wrong code', async () => {
    const words = 'Invalid verification code';
    const answer = refusal(422, 'identity.code-refused', 'Wrong.', { fields: { code: [words] } });
    mockServer({ ...unread, [LOOK]: waiting(), [CONFIRM]: answer });
    open('/profile/settings');
    await enter('000000');
    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  it('gets another code once a minute, and can be canceled', async () => {
    const { look, done } = lookingAt(waiting(), Response.json({ waiting: null }));
    mockServer({
      ...unread,
      [LOOK]: look,
      'POST /api/account/email-change/code': nothing,
      'DELETE /api/account/email-change': () => (done(), nothing()),
    });
    open('/profile/settings');
    await userEvent.click(await screen.findByRole('button', { name: 'Resend' }));
    expect(await screen.findByText(/Resend in (60|5\d)s/)).toBeInTheDocument();
    expect(notices()).toEqual(['Code Sent / A new verification code has been sent to your email.']);

    await userEvent.click(screen.getByRole('button', { name: 'Cancel change' }));
    expect(await screen.findByLabelText('New work email')).toBeInTheDocument();
    expect(notices()).toContain('Saved / Your email address won’t be changed.');
  });

  it('disappears if it was canceled elsewhere', async () => {
    const { look, done } = lookingAt(waiting(), Response.json({ waiting: null }));
    const gone = () => (done(), refusal(404, 'identity.no-email-change', 'Gone.'));
    mockServer({ ...unread, [LOOK]: look, [CONFIRM]: gone });
    open('/profile/settings');
    await enter('000000');
    expect(await screen.findByLabelText('New work email')).toBeInTheDocument();
    expect(notices()).toEqual(['Not Saved / Gone.']);
  });
});

describe('the link mailed to a new address', () => {
  const LINK = '/profile/settings?email_token=one';

  it('leaves no token in the URL, and does nothing before confirmation', async () => {
    const { look, done } = lookingAt(waiting(), Response.json({ waiting: null }));
    const asked = mockServer({
      ...unread,
      [LOOK]: look,
      [BY_LINK]: () => (done(), nothing()),
      'GET /api/session': Response.json({ user: aUser({ email: NEW }) }),
    });
    const page = open(LINK);
    const button = await screen.findByRole('button', { name: 'Confirm new email' });
    expect(page.at()).toBe('/profile/settings');
    expect(asked.filter(({ method }) => method === 'POST')).toEqual([]);

    await userEvent.click(button);

    await screen.findByLabelText('New work email');
    expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ token: 'one' });
    expect(screen.queryByText(/has expired/)).not.toBeInTheDocument();
  });

  it('offers the code if it was used', async () => {
    mockServer({
      ...unread,
      [LOOK]: waiting(),
      [BY_LINK]: refusal(422, 'identity.change-link-invalid', 'No longer valid.'),
    });
    open(LINK);
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm new email' }));
    expect(await screen.findByLabelText('Code from the email')).toBeInTheDocument();
    expect(notices()).toEqual(['Not Saved / No longer valid.']);
  });

  it('says if no change is pending', async () => {
    mockServer(free);
    open(LINK);
    expect(await screen.findByText(/This link has expired/)).toBeInTheDocument();
  });
});
