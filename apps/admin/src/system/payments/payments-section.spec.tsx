import { useNotices } from '@casewright/web';
import { refusal, signedInAs } from '@casewright/web/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAdmin, openAdmin } from '../../testing';

const difference = {
  ...{ orderId: 'order-7', number: null, ownerId: null, sessionId: 'cs_7' },
  what: 'paid with an amount that doesn’t match its price',
};
const comparison = {
  id: '1',
  askedBy: 'schedule',
  beganAt: '2026-11-20T09:12:00.000Z',
  endedAt: '2026-11-20T09:12:01.000Z',
  compared: 12,
  repaired: [{ ...difference, what: 'had not reached us: credited' }],
  differences: [],
};
const overview = { reconciliations: [comparison], differences: [difference], owedCredits: 30, ordersUnderWay: 2 };

describe('payments', () => {
  beforeEach(() => signedInAs({ isAdmin: true }));

  it('shows what was compared, repaired and needs review', async () => {
    open({ 'GET /api/admin/reconciliations': () => overview });

    expect(
      await screen.findByRole('row', { name: /Schedule 12 1 0 order order-7 had not reached us: credited/ }),
    ).toBeInTheDocument();
    expect(screen.getByText(/order order-7 was paid with an amount that doesn’t match/)).toBeInTheDocument();
    expect(screen.getByText('Owed by sellers').nextSibling).toHaveTextContent('30credits');
    expect(screen.getByRole('link', { name: 'System' })).toHaveAttribute('aria-current', 'page');
  });

  it('links an order to its user by its number, and counts it for review', async () => {
    const what = 'not compared with the provider and will be retried by the next run';
    const order = { ...difference, orderId: crypto.randomUUID(), number: '2026-000123', ownerId: 'dana', what };
    const reconciliations = [{ ...comparison, repaired: [], differences: [order] }];
    open({ 'GET /api/admin/reconciliations': () => ({ ...overview, reconciliations, differences: [] }) });

    expect(await screen.findByRole('row', { name: /order 2026-000123 was not compared/ })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'order 2026-000123' })).toHaveAttribute('href', '/admin/users/dana');
    expect(screen.getByText('To review', { selector: 'dt' }).nextSibling).toHaveTextContent('1');
  });

  it('shows why a comparison was refused', async () => {
    open({
      'GET /api/admin/reconciliations': () => ({ ...overview, differences: [] }),
      'POST /api/admin/reconciliations': () => refusal(429, 'platform.too-many-requests', 'Too many requests.'),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Reconcile now' }));
    expect(await screen.findByText('Too many requests.')).toBeInTheDocument();
    expect(useNotices.getState()).toEqual([]);
  });

  it('finds a comparison whose answer was lost, instead of another one', async () => {
    const found = { ...comparison, askedBy: anAdmin.email, differences: [difference] };
    const earlier = { ...found, id: '0' };
    let reconciliations: (typeof found)[] = [earlier];
    let isReached = false;
    const asked = open({
      'GET /api/admin/reconciliations': () => ({ ...overview, reconciliations, differences: [] }),
      'POST /api/admin/reconciliations': () => {
        if (isReached) reconciliations = [found, earlier];
        throw new TypeError('Failed to fetch');
      },
    });
    await screen.findByRole('table', { name: 'Reconciliations' });
    await userEvent.click(screen.getByRole('button', { name: 'Reconcile now' }));
    // An earlier comparison isn't taken for it.
    expect(await screen.findByText(/The server didn’t answer/)).toBeInTheDocument();
    isReached = true;
    await userEvent.click(screen.getByRole('button', { name: 'Reconcile now' }));
    await waitFor(() =>
      expect(useNotices.getState()).toMatchObject([
        { kind: 'error', title: 'Payments Need Review', message: '12 checked, 1 fixed, 1 to review.' },
      ]),
    );
    expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(2);
  });

  it('compares on request and shows the result', async () => {
    const asked = open({
      'GET /api/admin/reconciliations': () => ({ ...overview, reconciliations: [], differences: [] }),
      'POST /api/admin/reconciliations': () => comparison,
    });

    expect(await screen.findByText('No Reconciliations Yet')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Reconcile now' }));

    await waitFor(() =>
      expect(useNotices.getState()).toMatchObject([
        { title: 'Payments Match', message: '12 checked, 1 fixed, 0 to review.' },
      ]),
    );
    expect(asked.filter(({ what }) => what.endsWith('/api/admin/reconciliations')).length).toBeGreaterThanOrEqual(2);
  });

  const open = (answers: Parameters<typeof openAdmin>[1]) => openAdmin('/admin/system', answers).asked;
});
