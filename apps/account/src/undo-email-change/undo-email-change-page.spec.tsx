import { clearNotices } from '@casewright/web';
import { refusal, mockServer, signedOut } from '@casewright/web/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notices, nothing, open } from '../testing';
import { undoLink } from './open-undo-link';

const LINK = '/undo-email-change?change=an-id&token=one';
const UNDO = 'POST /api/undo-email-change';
const INVALID = 'Invalid Undo Link / This link has expired or was already used.';

const undo = async () => userEvent.click(await screen.findByRole('button', { name: 'Undo the change' }));

describe('the link that undoes a change of email', () => {
  beforeEach(() => {
    signedOut();
    undoLink.forget();
  });

  it('leaves no token in the URL, does nothing by opening, and leads to a new password', async () => {
    const asked = mockServer({ [UNDO]: nothing, 'GET /api/session': Response.json({ user: null }) });
    const page = open(LINK);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Undo Email Change');
    expect(page.at()).toBe('/undo-email-change');
    expect(asked).toEqual([]);

    await undo();

    await waitFor(() => expect(page.at()).toBe('/password-reset'));
    expect(asked[0]?.body).toEqual({ changeId: 'an-id', token: 'one' });
    expect(notices()).toEqual([
      'Change Undone / Your account is back on its previous email address. Choose a new password to sign in.',
    ]);
    await page.goTo('/undo-email-change');
    expect(page.at()).toBe('/login');
  });

  it('leads to sign-in if incomplete or used', async () => {
    mockServer({ [UNDO]: refusal(422, 'identity.undo-link-invalid', 'Used.') });
    const page = open('/undo-email-change?token=one&change=');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Login');
    expect(page.at()).toBe('/login');
    expect(notices()).toEqual([INVALID]);

    act(clearNotices);
    await page.goTo(LINK);
    await undo();
    await waitFor(() => expect(page.at()).toBe('/login'));
    expect(notices()).toEqual([INVALID]);
  });

  it('can be retried after an error', async () => {
    const answers = [new Response('', { status: 502 }), refusal(409, 'identity.address-taken', 'Taken.')];
    mockServer({ [UNDO]: () => answers.shift() ?? nothing() });
    const page = open(LINK);
    await undo();
    await waitFor(() => expect(notices()).toEqual(['Error / An unexpected error occurred. Please try again.']));
    await undo();
    await waitFor(() => expect(notices()).toContain('Error / Taken.'));
    expect(page.at()).toBe('/undo-email-change');
  });
});
