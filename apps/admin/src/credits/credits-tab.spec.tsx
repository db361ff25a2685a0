import { useNotices } from '@casewright/web';
import { type Answers, refusal, signedInAs } from '@casewright/web/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAdmin } from '../testing';
import type { Adjustment } from './queries';

const ADA = 'ab50789d-3caf-4bab-8316-8bf4dffe5ebe';
const REFUND: Adjustment = {
  ...{ id: 'a1', kind: 'refund', credits: -50, reason: 'Bought by mistake', expiresAt: null, orderId: 'o1' },
  ...{ ownerId: 'd1', owner: 'dana@northwind.example', requestedBy: ADA, requester: 'ada@casewright.example' },
  ...{ requestedAt: '2026-11-20T09:12:00.000Z', state: 'sending' },
  ...{ decidedBy: ADA, decider: 'ada@casewright.example', decidedAt: '2026-11-20T09:12:00.000Z', cancelReason: null },
};

const PENDING = 'The payment provider hasn’t confirmed the refund yet.';

describe('the credits tab', () => {
  beforeEach(() => signedInAs({ isAdmin: true }));

  const open = <Given,>(adjustment: Adjustment, answers?: Answers<Given>) =>
    openAdmin(
      '/admin/credits?row=a1',
      {
        'GET /api/admin/credits': () => ({ rows: [adjustment], total: 1, isTotalExact: true, next: null }),
        'POST /api/admin/credits/a1/retry': () => ({ state: 'posted' }),
      },
      answers,
    );

  it('sends a refund once per attempt, and anew after an answer', async () => {
    const answers = [undefined, undefined, { state: 'sending' as const }, { state: 'posted' as const }];
    const { asked } = open(REFUND, {
      'POST /api/admin/credits/a1/retry': () => {
        const answer = answers.shift();
        if (!answer) throw new TypeError('Failed to fetch');
        return answer;
      },
    });
    const details = within(await screen.findByRole('complementary', { name: 'Details' }));
    expect(await details.findByText('Processing')).toBeInTheDocument();
    const retry = async () => userEvent.click(await details.findByRole('button', { name: 'Try again' }));
    await retry();
    await details.findByRole('alert');
    await retry();
    await waitFor(() => expect(useNotices.getState()).toMatchObject([{ message: PENDING }]));
    await retry();
    await waitFor(() => expect(useNotices.getState()).toMatchObject([{ message: 'The order has been refunded.' }]));
    const keys = asked.filter(({ method }) => method === 'POST').map(({ idempotencyKey }) => idempotencyKey);
    expect(keys.map((key) => keys.indexOf(key))).toEqual([0, 0, 0, 3]);
  });

  it('cancels a refund that the payment provider refused, once, for a reason', async () => {
    let attempts = 0;
    const { asked } = open(REFUND, {
      'POST /api/admin/credits/a1/retry': () => refusal(409, 'billing.refund-refused', 'The provider refused.'),
      'POST /api/admin/credits/a1/cancellation': () => {
        attempts += 1;
        if (attempts === 1) return refusal(409, 'billing.refund-unanswered', 'Wait a few minutes.');
        if (attempts < 4) throw new TypeError('Failed to fetch');
      },
    });
    const details = within(await screen.findByRole('complementary', { name: 'Details' }));
    await userEvent.click(await details.findByRole('button', { name: 'Try again' }));
    expect(await details.findByRole('alert')).toHaveTextContent('The provider refused.');
    await userEvent.click(details.getByRole('button', { name: 'Cancel refund' }));
    const form = within(details.getByRole('form', { name: 'Cancel the refund' }));
    const cancel = () => userEvent.click(form.getByRole('button', { name: 'Cancel refund' }));
    await cancel();
    expect(form.getByText('Enter at least 3 characters.')).toBeInTheDocument();
    await userEvent.type(form.getByLabelText('Reason'), ' The payment is disputed ');
    await cancel();
    await waitFor(() => expect(form.getByRole('alert')).toHaveTextContent('Wait a few minutes.'));
    expect(useNotices.getState()).toEqual([]);
    await cancel();
    await waitFor(() => expect(form.getByRole('alert')).toHaveTextContent('The server didn’t answer'));
    await cancel();
    await waitFor(() => expect(useNotices.getState()).toMatchObject([{ title: 'Refund canceled' }]));
    const sent = asked.filter(({ what }) => what === 'POST /api/admin/credits/a1/cancellation');
    expect(sent.at(-1)?.body).toEqual({ reason: 'The payment is disputed' });
    expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });

  it('says in a notice that another admin was faster, since the form disappears', async () => {
    let now = REFUND;
    open(REFUND, {
      'GET /api/admin/credits': () => ({ rows: [now], total: 1, isTotalExact: true, next: null }),
      'POST /api/admin/credits/a1/cancellation': () => {
        now = { ...REFUND, state: 'canceled', decider: 'alan@casewright.example', cancelReason: 'Disputed' };
        return refusal(409, 'billing.refund-ended', 'This refund has already ended.');
      },
    });
    const details = within(await screen.findByRole('complementary', { name: 'Details' }));
    await userEvent.click(await details.findByRole('button', { name: 'Cancel refund' }));
    await userEvent.type(details.getByLabelText('Reason'), 'Disputed, too');
    await userEvent.click(details.getByRole('button', { name: 'Cancel refund' }));
    expect(await details.findByText('Canceled by')).toBeInTheDocument();
    expect(details.getByText('Cancellation reason').nextSibling).toHaveTextContent('Disputed');
    expect(details.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(useNotices.getState()).toMatchObject([{ message: 'This refund has already ended.' }]);
  });

  it('approves once, however often the answer is lost', async () => {
    let attempts = 0;
    const { asked } = open(
      { ...REFUND, kind: 'grant', credits: 600, orderId: null, state: 'waiting', decidedBy: null, decidedAt: null },
      {
        'POST /api/admin/credits/a1/approval': () => {
          attempts += 1;
          if (attempts < 3) throw new TypeError('Failed to fetch');
        },
      },
    );
    const details = within(await screen.findByRole('complementary', { name: 'Details' }));
    await userEvent.click(await details.findByRole('button', { name: 'Approve' }));
    await details.findByRole('alert');
    await userEvent.click(details.getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(useNotices.getState()).toMatchObject([{ title: 'Approved' }]));
    const keys = asked.filter(({ method }) => method === 'POST').map(({ idempotencyKey }) => idempotencyKey);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
  });

  it('explains a refund that failed after it was completed', async () => {
    open({ ...REFUND, state: 'failed', decidedAt: '2026-11-24T10:00:00.000Z' });
    const details = within(await screen.findByRole('complementary', { name: 'Details' }));
    expect(await details.findByText(/you can refund it again/)).toBeInTheDocument();
    expect(details.getAllByText('Failed')[1]?.nextSibling).toHaveTextContent('Nov 24, 2026');
    expect(details.queryByText('Approved by')).toBeNull();
    expect(details.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
