import { useNotices, useSession } from '@casewright/web';
import { refusal, mockServer, signedInAs, signedOut } from '@casewright/web/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { linksOf, openPage } from '../page/open-page.fixture';

const user = userEvent.setup();
const notices = () => useNotices.getState().map(({ title, message }) => `${title} / ${message}`);
const field = (name: string) => screen.getByRole('textbox', { name });
const submit = () => user.click(screen.getByRole('button', { name: 'Submit interest' }));
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const fillIn = () => {
  type('Company', 'Northwind');
  type('Contact Name', 'Sam Seller');
  type('Contact Number', '4155550142');
};
const agree = () => user.click(screen.getByRole('checkbox'));
const CALL = 'POST /api/pilot-signups';
const MINE = 'GET /api/pilot-signups/mine';
const none = () => ({ signup: null });
const signup = {
  workEmail: 'seller@northwind.example',
  requestedAt: '2026-11-28T15:00:00Z',
  state: 'waiting' as const,
};

describe('the pilot page', () => {
  beforeEach(() => {
    useNotices.setState([], true);
    sessionStorage.clear();
    signedInAs();
  });

  it('opens with how to start without a pilot, and asks visitors to sign in', async () => {
    signedOut();
    await openPage('/pilot-program');
    expect(screen.queryByRole('form')).toBeNull();
    expect(linksOf()).toEqual([
      ['Register a Pursuit', '/pursuits/new'],
      ['Buy Value Credits', '/purchase-credits'],
      ['Sign In', '/login?return=%2Fpilot-program'],
      ['Create Account', '/auth'],
    ]);
  });

  it('asks to sign in before the session is known, except returning users', async () => {
    act(() => useSession.setState({ status: 'loading' }, true));
    await openPage('/pilot-program');
    expect(screen.queryByRole('form')).toBeNull();
    expect(screen.getByRole('link', { name: 'Sign In' }).closest('[data-for-visitors]')).not.toBeNull();
  });

  it('submits the form once, thanks, and says who gets the reply', async () => {
    let answer = () => {};
    let isSent = false;
    const asked = mockServer({
      [MINE]: () => ({ signup: isSent ? signup : null }),
      [CALL]: () =>
        new Promise<undefined>(
          (resolve) =>
            (answer = () => {
              isSent = true;
              resolve(undefined);
            }),
        ),
    });
    await openPage('/pilot-program');
    expect(field('Work Email')).toHaveValue('seller@northwind.example');
    expect(linksOf(screen.getByRole('form'))).toEqual([
      ['Terms of Service', '/terms-of-service?source=pilot'],
      ['Privacy Policy', '/privacy-policy?source=pilot'],
    ]);
    fillIn();
    await agree();
    await user.dblClick(screen.getByRole('button', { name: 'Submit interest' }));
    expect(screen.getByRole('button', { name: 'Submitting...' })).toHaveAttribute('aria-disabled', 'true');
    answer();
    await screen.findByText('seller@northwind.example');
    expect(screen.getByText('Requested Nov 28, waiting')).toBeInTheDocument();
    expect(asked.filter(({ what }) => what === CALL).map(({ body }) => body)).toEqual([
      {
        workEmail: 'seller@northwind.example',
        company: 'Northwind',
        contactName: 'Sam Seller',
        contactNumber: '415-555-0142',
        agreeToTerms: true,
      },
    ]);
    expect(notices()).toEqual(["Interest Submitted / Thank you for your interest! We'll be in touch soon."]);
  });

  it('remembers the request, and lets its details be changed', async () => {
    mockServer({ [MINE]: () => ({ signup }) });
    await openPage('/pilot-program');
    expect(await screen.findByText('Requested Nov 28, waiting')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Change my details' }));
    expect(field('Work Email')).toHaveValue('seller@northwind.example');
  });

  it('requires the agreement, and names every field that is missing', async () => {
    const asked = mockServer({ [MINE]: none });
    await openPage('/pilot-program');
    await submit();
    expect(field('Company')).toHaveFocus();
    expect(field('Company')).toHaveAccessibleDescription('Company is required');
    expect(field('Contact Name')).toHaveAccessibleDescription('Contact name is required');
    fillIn();
    await submit();
    expect(notices()).toEqual(['Agreement Required / Please agree to the terms before submitting.']);
    expect(screen.getByRole('checkbox')).toHaveFocus();
    expect(asked.filter(({ what }) => what === CALL)).toEqual([]);
  });

  it.each([
    [503, 'Submission Failed / There was an error submitting your information. Please try again.'],
    [429, 'Submission Failed / Too many requests.'],
  ])('keeps the input if the server answers %d', async (status, notice) => {
    mockServer({ [MINE]: none, [CALL]: () => refusal(status, 'refused', 'Too many requests.') });
    await openPage('/pilot-program');
    fillIn();
    await agree();
    await submit();
    expect(notices()).toEqual([notice]);
    expect(field('Company')).toHaveValue('Northwind');
  });

  it('asks to sign in again after the session ended, and keeps the input', async () => {
    mockServer({
      [MINE]: none,
      [CALL]: () => refusal(401, 'platform.not-signed-in', 'Sign in.'),
      'GET /api/session': () => ({ user: null }),
    });
    await openPage('/pilot-program');
    fillIn();
    await agree();
    await submit();
    expect(await screen.findByRole('link', { name: 'Sign In' })).toBeInTheDocument();
    act(() => signedInAs());
    expect(field('Company')).toHaveValue('Northwind');
  });
});
