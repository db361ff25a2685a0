import { aUser, refusal, mockServer, signedInAs } from '@casewright/web/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { nothing, notices, open } from '../testing';

const PAGE = '/profile/settings?tab=security';
const unread = { 'GET /api/messages/unread-count': Response.json({ count: 0 }) };
const off = { onSince: null, recoveryCodesLeft: 0 };
const on = { onSince: '2026-03-02T09:00:00.000Z', recoveryCodesLeft: 10 };
const codes = ['abcde-fghjk', 'mnpqr-stuvw'];

const section = () => screen.findByRole('region', { name: 'Two-step verification' });
const press = async (name: string) => userEvent.click(await within(await section()).findByRole('button', { name }));
const givePassword = async () =>
  userEvent.type(await within(await section()).findByLabelText('Your password'), 'Correct-horse-1');

describe('two-step verification', () => {
  it('is set up with password and code, and shows recovery codes once', async () => {
    signedInAs();
    let twoStep: object = off;
    const asked = mockServer({
      ...unread,
      'GET /api/account/two-step': () => Response.json(twoStep),
      'POST /api/account/two-step': Response.json({ secret: 'ABCDEFGHIJ', address: 'otpauth://totp/x?secret=A' }),
      'POST /api/account/two-step/on': () => {
        twoStep = on;
        return Response.json({ recoveryCodes: codes });
      },
      'GET /api/session': Response.json({ user: aUser({ hasTwoStep: true, isMfa: true }) }),
    });
    open(PAGE);
    await press('Set up two-step verification');
    await givePassword();
    await press('Continue');

    expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeInTheDocument();
    expect(screen.getByText('ABCD EFGH IJ')).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Code from your authenticator app'), '123456');
    await press('Turn on');

    const list = await screen.findByRole('list', { name: 'Recovery codes' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(codes);
    expect(asked.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { password: 'Correct-horse-1' },
      { code: '123456' },
    ]);

    await press('I saved my codes');
    expect(await within(await section()).findByText(/^On since Mar 2, 2026\. 10 recovery codes left\.$/)).toBeVisible();
    expect(screen.queryByText(codes[0] ?? '')).not.toBeInTheDocument();
  });

  it('shows a wrong code at its field, and can be canceled', async () => {
    signedInAs();
    mockServer({
      ...unread,
      'GET /api/account/two-step': Response.json(off),
      'POST /api/account/two-step': Response.json({ secret: 'ABCDEFGHIJ', address: 'otpauth://totp/x?secret=A' }),
      'POST /api/account/two-step/on': refusal(422, 'identity.wrong-second-step', 'Wrong.', {
        fields: { code: ['Incorrect code. Please try again.'] },
      }),
    });
    open(PAGE);
    await press('Set up two-step verification');
    await givePassword();
    await press('Continue');
    await userEvent.type(await screen.findByLabelText('Code from your authenticator app'), '000000');
    await press('Turn on');
    expect(await screen.findByText('Incorrect code. Please try again.')).toBeInTheDocument();
    await press('Cancel');
    expect(await screen.findByRole('button', { name: 'Set up two-step verification' })).toBeInTheDocument();
  });

  it('makes new recovery codes, warns if few are left, and is turned off with the password', async () => {
    signedInAs({ hasTwoStep: true, isMfa: true });
    let twoStep: object = { ...on, recoveryCodesLeft: 1 };
    mockServer({
      ...unread,
      'GET /api/account/two-step': () => Response.json(twoStep),
      'POST /api/account/two-step/recovery-codes': Response.json({ recoveryCodes: codes }),
      'POST /api/account/two-step/off': () => {
        twoStep = off;
        return nothing();
      },
      'GET /api/session': () => Response.json({ user: aUser({ hasTwoStep: twoStep !== off, isMfa: true }) }),
    });
    open(PAGE);
    expect(await screen.findByText(/1 recovery code left/)).toBeInTheDocument();
    expect(screen.getByText('You’re running low on recovery codes. Create new ones.')).toBeInTheDocument();
    await press('New recovery codes');
    await givePassword();
    await press('Show new codes');
    expect(await screen.findByText(codes[1] ?? '')).toBeInTheDocument();
    await press('I saved my codes');

    await press('Turn off');
    await givePassword();
    await press('Turn off');
    await waitFor(() =>
      expect(notices()).toContain('Saved / Two-step verification is off. You’re signed out on all other devices.'),
    );
    expect(await screen.findByRole('button', { name: 'Set up two-step verification' })).toBeInTheDocument();
  });

  it('requires signing in again without a second step', async () => {
    signedInAs({ hasTwoStep: true });
    const asked = mockServer({
      ...unread,
      'GET /api/account/two-step': Response.json(on),
      'DELETE /api/session': nothing,
    });
    open(PAGE);
    await press('Sign in again');
    await waitFor(() => expect(asked.some(({ method }) => method === 'DELETE')).toBe(true));
    expect(screen.queryByRole('button', { name: 'Turn off' })).not.toBeInTheDocument();
  });
});
