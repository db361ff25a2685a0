import { useNotices } from '@casewright/web';
import { refusal, signedInAs, type RecordedRequest } from '@casewright/web/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAdmin } from '../testing';
import type { User } from './queries';

const ID = '7f3a9c1e-0000-4000-8000-0000000091c2';
const user: User = {
  id: ID,
  firstName: 'Northwind',
  lastName: 'Presales',
  email: 'seller@northwind.example',
  emailVerified: true,
  isAdmin: false,
  joinedAt: '2026-11-20T09:12:00.000Z',
  lastSeenAt: null,
  termsVersion: '2026-07-01',
  hasTwoStep: false,
  passkeys: 0,
  deletionDueAt: null,
  lockedUntil: null,
};

describe('the page of a user', () => {
  const open = (answers: Parameters<typeof openAdmin>[1]) =>
    openAdmin(`/admin/users/${ID}`, { [`GET /api/admin/users/${ID}`]: () => user, ...answers });

  beforeEach(() => signedInAs());

  it('grants credits once if the answer is lost', async () => {
    let balance = 100;
    const { asked } = open({
      [`GET /api/admin/users/${ID}/balance`]: () => ({ balance, held: 0, debt: 0 }),
      [`POST /api/admin/users/${ID}/credits`]: () => {
        if (balance === 160) return { id: 'a1', state: 'posted' };
        balance = 160;
        throw new TypeError('Failed to fetch');
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Adjust balance' }));
    await userEvent.type(await screen.findByLabelText('Credits'), '60');
    await userEvent.type(screen.getByLabelText('Reason'), 'Goodwill');
    await userEvent.click(screen.getByRole('button', { name: 'Grant credits' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(useNotices.getState()).toMatchObject([{ kind: 'success' }]);
    const keys = asked.filter(({ method }) => method === 'POST').map(({ idempotencyKey }) => idempotencyKey);
    expect(new Set(keys).size).toBe(1);
  });

  it('keeps the question open while a change fails, and shows what was done although its answer was lost', async () => {
    let [lockedUntil, isReachable] = ['2026-11-20T09:27:00.000Z' as string | null, false];
    open({
      [`GET /api/admin/users/${ID}`]: () => ({ ...user, lockedUntil }),
      [`POST /api/admin/users/${ID}/unlock`]: () => {
        if (isReachable) lockedUntil = null;
        throw new TypeError('Failed to fetch');
      },
    });
    expect(await screen.findByText(/^Locked until Nov 20, 2026, /)).toBeInTheDocument();
    await userEvent.click(screen.getByLabelText('More actions'));
    await userEvent.click(screen.getByRole('button', { name: 'Unlock' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Unlock' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('The server didn’t answer');
    isReachable = true;
    await userEvent.click(dialog.getByRole('button', { name: 'Unlock' }));
    await waitFor(() => expect(screen.queryByText(/^Locked until/)).not.toBeInTheDocument());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Unlock' })).not.toBeInTheDocument();
  });

  it('shows failed sign-ins with their reason, network, and number', async () => {
    const failed = (reason: string, count: number) => ({
      network: '203.0.113.9',
      reason,
      count,
      lastAt: user.joinedAt,
    });
    open({
      [`GET /api/admin/users/${ID}/failed-sign-ins`]: () => [failed('password', 3), failed('second-step', 1)],
    });
    const all = within(await screen.findByRole('list', { name: 'Failed sign-ins' })).getAllByRole('listitem');
    expect(all[0]).toHaveTextContent(/^Wrong password, 3 times.*, from 203\.0\.113\.9$/);
    expect(all[1]).toHaveTextContent(/^Wrong verification codeNov 20/);
  });

  it('shows an adjustment that waits for a second admin', async () => {
    const waiting = {
      ...{ id: 'a1', ownerId: ID, owner: user.email, kind: 'grant' as const, credits: 600, reason: 'Goodwill' },
      ...{ expiresAt: null, orderId: null, requestedBy: 'ada', requester: 'ada@casewright.example' },
      ...{
        requestedAt: user.joinedAt,
        state: 'waiting' as const,
        decidedBy: null,
        decider: null,
        decidedAt: null,
        cancelReason: null,
      },
    };
    const { asked } = open({
      'GET /api/admin/credits': () => ({ rows: [waiting], total: 1, isTotalExact: true, next: null }),
    });
    expect(await screen.findByText(/^Grant of \+600 credits is waiting/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open in Credits' })).toHaveAttribute('href', '/admin/credits?row=a1');
    const { query } = asked.find(({ what }) => what === 'GET /api/admin/credits') ?? {};
    expect(query?.toString()).toBe(`owner=${ID}&state=waiting`);
  });

  it('returns the focus after confirming one’s password for an adjustment', async () => {
    let isConfirmed = false;
    open({
      [`POST /api/admin/users/${ID}/credits`]: () =>
        isConfirmed
          ? Response.json({ id: 'a1', state: 'waiting' })
          : refusal(403, 'platform.step-up-needed', 'Confirm that it’s you.'),
      'POST /api/account/step-up': () => {
        isConfirmed = true;
      },
    });
    const adjust = await screen.findByRole('button', { name: 'Adjust balance' });
    await userEvent.click(adjust);
    await userEvent.type(await screen.findByLabelText('Credits'), '600');
    await userEvent.type(screen.getByLabelText('Reason'), 'Goodwill');
    await userEvent.click(screen.getByRole('button', { name: 'Request approval' }));
    await screen.findByLabelText('Your password');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Request approval' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.type(await screen.findByLabelText('Your password'), 'A-password-1');
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(adjust).toHaveFocus());
  });

  it('offers to refund paid orders only', async () => {
    const order = {
      ...{ credits: 50, amountCents: 5000, status: 'credited' as const },
      ...{ placedAt: user.joinedAt, checkoutUrl: null },
    };
    open({
      [`GET /api/admin/users/${ID}/orders`]: () => ({
        rows: [
          ...[0, 20, 50].map((reversedCredits) => ({
            ...order,
            ...{ id: `${reversedCredits}`, reversedCredits, isRefunding: false },
          })),
          { ...order, id: 'refunding', reversedCredits: 0, isRefunding: true },
        ],
      }),
    });
    const [, ...orders] = within(await screen.findByRole('table', { name: 'Orders of this user' })).getAllByRole('row');
    expect(orders.map((row) => within(row).queryByRole('button', { name: 'Refund' }) !== null)).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(
      orders.map(({ textContent }) => /Paid|Partly refunded|Refunded|Refund processing/.exec(textContent)?.[0]),
    ).toEqual(['Paid', 'Partly refunded', 'Refunded', 'Refund processing']);
  });

  it('links open cases to their pursuits', async () => {
    const started = (id: string, name: string) => ({
      ...{ id, name, startedAt: user.joinedAt },
      price: { rateCard: '2025-07', totalCredits: 26 },
    });
    open({
      [`GET /api/admin/users/${ID}/cases`]: () =>
        Response.json({
          rows: [started('1', 'Larkmoor Foods (C-1042)'), started('2', 'Umbra Rail (C-1041)')],
          next: null,
        }),
      'GET /api/admin/cases': () =>
        Response.json({ rows: [{ id: '1', pursuitId: 'p1', state: 'analysis' }], next: null }),
    });
    const cases = within(await screen.findByRole('table', { name: 'Cases of this user' }));
    expect(await cases.findByRole('link', { name: 'Larkmoor Foods (C-1042)' })).toHaveAttribute(
      'href',
      '/pursuits/p1?tab=case',
    );
    expect(cases.getByRole('row', { name: /^Larkmoor/ })).toHaveTextContent('Analysis');
    expect(cases.getByRole('row', { name: /^Umbra/ })).toHaveTextContent('Ended');
  });

  it('shows the subjects of sent emails, or what they were about', async () => {
    open({
      [`GET /api/admin/users/${ID}/mails`]: () => [
        { id: '2', name: 'messaging.mail-unread', subject: 'Ada Byte: Re: Turnaround', sentAt: user.joinedAt },
        { id: '1', name: 'identity.mail-welcome', subject: null, sentAt: user.joinedAt },
      ],
    });
    const [newest, oldest] = within(await screen.findByRole('list', { name: 'Emails sent' })).getAllByRole('listitem');
    expect(newest).toHaveTextContent(/^Ada Byte: Re: TurnaroundUnread messages/);
    expect(oldest).toHaveTextContent(/^WelcomeNov 20/);
  });

  it('shows what admins did to the user, and what the user did to own cases, newest first', async () => {
    const entry = {
      ...{
        id: '7',
        happenedAt: '2026-11-22T09:00:00.000Z',
        actorKind: 'admin',
        actorPerson: null,
        subjectPerson: null,
        subjectCaseNumber: null,
      },
      ...{ actor: 'ada@casewright.example', address: '10.0.0.1', action: 'unlock-user' },
    };
    const step = { pursuitId: 'p1', prospect: 'Larkmoor Foods', about: 'case', command: 'cancel' };
    open({
      'GET /api/admin/audit': () => Response.json({ rows: [entry], total: 1, isTotalExact: true, next: null }),
      [`GET /api/admin/users/${ID}/steps`]: () =>
        Response.json([
          { ...step, at: '2026-11-23T09:00:00.000Z' },
          { ...step, about: 'pursuit', command: 'register', at: '2026-11-21T09:00:00.000Z' },
        ]),
    });
    const links = within(await screen.findByRole('list', { name: 'Audit trail' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Canceled the case', '/pursuits/p1?tab=case'],
      ['Sign-in unlocked', `/admin/audit?subject=${ID}&row=7`],
      ['Registered the pursuit', '/pursuits/p1'],
    ]);
  });

  it('shows the whole ledger page by page', async () => {
    const entry = (n: number) => ({
      ...{ id: `${n}`, type: 'other' as const, description: `Grant ${n}`, amount: 1, balanceAfter: n },
      ...{ caseId: null, caseName: null, receiptOf: null },
      postedAt: user.joinedAt,
    });
    open({
      [`GET /api/admin/users/${ID}/transactions`]: ({ query }: RecordedRequest) =>
        query.has('before')
          ? { rows: [entry(1)], next: null }
          : { rows: [8, 7, 6, 5, 4, 3, 2].map(entry), next: 'older' },
    });
    expect(await screen.findByText(/6 of 7\+ entries/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Open ledger' }));
    await userEvent.click(screen.getByRole('button', { name: 'Show older' }));
    expect(await screen.findByText('Grant 1')).toBeInTheDocument();
    expect(screen.getByText(/8 of 8 entries/)).toBeInTheDocument();
  });
});
