import { queryClient, useNotices } from '@casewright/web';
import { signedInAs } from '@casewright/web/testing';
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

  const open = (adjustment: Adjustment, state: 'sending' | 'posted' = 'posted') =>
    openAdmin('/admin/credits?row=a1', {
      'GET /api/admin/credits': () => ({ rows: [adjustment], total: 1, isTotalExact: true, next: null }),
      'POST /api/admin/orders/o1/refund': () => ({ state }),
    });

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
    open(REFUND, 'sending');
    await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
    await waitFor(() =>
      expect(useNotices.getState()).toMatchObject([
        { message: 'The payment provider hasn’t confirmed the refund yet.' },
      ]),
    );
  });

  it('leaves a completed refund alone', async () => {
    open({ ...REFUND, state: 'posted' });
    const details = within(await screen.findByRole('complementary', { name: 'Details' }));
    expect(await details.findByText('Posted')).toBeInTheDocument();
    expect(details.queryByRole('button', { name: 'Try Again' })).toBeNull();
  });
});
