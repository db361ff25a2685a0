import { queryClient, useNotices } from '@casewright/web';
import { type Answers, signedInAs } from '@casewright/web/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAdmin } from '../testing';
import type { Adjustment } from './queries';

const ADA = 'ab50789d-3caf-4bab-8316-8bf4dffe5ebe';
const REFUND: Adjustment = {
  ...{ id: 'a1', kind: 'refund', credits: -50, reason: 'Bought by mistake', expiresAt: null, orderId: 'o1' },
  ...{ ownerId: 'd1', owner: 'dana@northwind.example', requestedBy: ADA, requester: 'ada@casewright.example' },
  ...{ requestedAt: '2026-11-20T09:12:00.000Z', state: 'sending' },
  ...{ decidedBy: ADA, decider: 'ada@casewright.example', decidedAt: '2026-11-20T09:12:00.000Z' },
};

describe('the credits tab', () => {
  beforeEach(() => {
    queryClient.clear();
    useNotices.setState([], true);
    signedInAs({ isAdmin: true });
  });

  const open = <Given,>(adjustment: Adjustment, answers?: Answers<Given>) =>
    openAdmin(
      '/admin/credits?row=a1',
      {
        'GET /api/admin/credits': () => ({ rows: [adjustment], total: 1, isTotalExact: true, next: null }),
        'POST /api/admin/orders/o1/refund': () => ({ state: 'posted' }),
      },
      answers,
    );

  it('sends a refund again that the payment provider has not confirmed', async () => {
    const { asked } = open(REFUND);
    const details = within(await screen.findByRole('complementary', { name: 'Details' }));
    expect(await details.findByText('Processing')).toBeInTheDocument();
    await userEvent.click(details.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(useNotices.getState()).toMatchObject([{ message: 'The order has been refunded.' }]));
    expect(asked.find(({ what }) => what === 'POST /api/admin/orders/o1/refund')?.body).toEqual({
      reason: 'Bought by mistake',
    });
  });

  it('does not call an order refunded before the payment provider confirms it', async () => {
    open(REFUND, { 'POST /api/admin/orders/o1/refund': () => ({ state: 'sending' }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
    await waitFor(() =>
      expect(useNotices.getState()).toMatchObject([
        { message: 'The payment provider hasn’t confirmed the refund yet.' },
      ]),
    );
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

  it('leaves a completed refund alone', async () => {
    open({ ...REFUND, state: 'posted' });
    const details = within(await screen.findByRole('complementary', { name: 'Details' }));
    expect(await details.findByText('Posted')).toBeInTheDocument();
    expect(details.queryByRole('button', { name: 'Try Again' })).toBeNull();
  });
});
