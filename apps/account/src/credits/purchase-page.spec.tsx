import { refusal, mockServer, signedInAs } from '@casewright/web/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notices, open } from '../testing';
import { confirmPayment } from './payment-return';

const others = {
  'GET /api/credits/balance': () => Response.json({ balance: 10 }),
  'GET /api/messages/unread-count': () => Response.json({ count: 0 }),
  'GET /api/credits/orders': () => Response.json({ rows: [] }),
};
const checkout = { url: 'https://pay.example/cs_1', sessionId: 'cs_1' };

function tabs() {
  const tab = {
    opener: window,
    location: { href: '' },
    close: jest.fn(),
    document: document.implementation.createHTMLDocument(),
  };
  const opened = jest.spyOn(window, 'open').mockReturnValue(tab as never);
  return { tab, opened };
}

describe('purchasing credits', () => {
  beforeEach(() => signedInAs());

  it('offers the three packages, one of them the most popular', async () => {
    mockServer(others);
    open('/purchase-credits');
    const offers = within(await screen.findByRole('region', { name: 'Credit packages' })).getAllByRole('listitem');
    expect(offers.map(({ textContent }) => textContent)).toEqual([
      '50 credits$50.00$1.00 a creditPerfect for trying out our servicesPurchase 50 Credits',
      '100 creditsMost Popular$90.00$0.90 a creditGreat for small projectsPurchase 100 Credits',
      '200 credits$175.00about $0.88 a creditBest for regular usersPurchase 200 Credits',
    ]);
  });

  it.each([
    ['61', 1, 'Covers the 51 credits your case still needs.'],
    ['310', 2, 'The largest package. Your case still needs 300 credits.'],
  ])('points out the package that covers a case of %s credits', async (credits, index, words) => {
    mockServer(others);
    open(`/purchase-credits?case=${credits}`);
    await screen.findByText(words);
    const offers = within(screen.getByRole('region', { name: 'Credit packages' })).getAllByRole('listitem');
    expect(offers.map(({ textContent }) => textContent?.includes(words))).toEqual(
      [0, 1, 2].map((one) => one === index),
    );
    expect(screen.getByRole('link', { name: 'Back to your case' })).toHaveAttribute('href', '/cost-calculation');
  });

  it.each(['0', '99999'])('ignores a case of %s credits', async (credits) => {
    mockServer(others);
    open(`/purchase-credits?case=${credits}`);
    await screen.findByRole('region', { name: 'Credit packages' });
    await waitFor(() => expect(screen.getByText('Current balance').parentElement).toHaveTextContent('10'));
    expect(screen.queryByText(/[Yy]our case still|covers your case|to your case/)).toBeNull();
  });

  it('says if the case is covered, and links back to it', async () => {
    let balance = 0;
    mockServer({ ...others, 'GET /api/credits/balance': () => Response.json({ balance, debt: 20 }) });
    open('/purchase-credits?case=59');
    await screen.findByText('Covers the 79 credits your case still needs.');
    balance = 80;
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText('Your balance covers your case.')).toBeInTheDocument();
    expect(screen.queryByText(/your case still needs/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Back to your case' })).toHaveAttribute('href', '/cost-calculation');
  });

  it('links back to the pursuit whose new terms cost more, which the provider’s page does not know', async () => {
    const { tab } = tabs();
    const asked = mockServer({ ...others, 'POST /api/create-payment': Response.json(checkout) });
    open('/purchase-credits?case=12&pursuit=p-1');
    await screen.findByText('Covers the 2 credits your case still needs.');
    const back = screen.getByRole('link', { name: 'Back to your case' });
    expect(back).toHaveAttribute('href', '/pursuits/p-1?tab=case');
    await userEvent.click(screen.getByRole('button', { name: 'Purchase 50 Credits' }));
    await waitFor(() => expect(tab.location.href).toBe(checkout.url));
    expect(asked.find(({ path }) => path === '/api/create-payment')?.body).toEqual({ credits: 50 });
  });

  it('shows a debt, and what settles it', async () => {
    mockServer({ ...others, 'GET /api/credits/balance': () => Response.json({ balance: 0, held: 0, debt: 26 }) });
    open('/purchase-credits');
    expect(await screen.findByRole('alert')).toHaveTextContent('You owe 26 credits. Your next purchase repays them');
  });

  it('shows pending payments, so that nobody pays twice', async () => {
    const order = { credits: 100, amountCents: 9000, placedAt: '2026-11-20T09:12:00.000Z', checkoutUrl: null };
    const rows = [
      { ...order, id: '1', status: 'open', checkoutUrl: 'https://pay.example/cs_1' },
      { ...order, id: '2', status: 'processing', credits: 50, amountCents: 5000 },
      { ...order, id: '3', status: 'expired' },
    ];
    mockServer({ ...others, 'GET /api/credits/orders': Response.json({ rows }) });
    const { opened } = tabs();
    open('/purchase-credits');
    expect(await screen.findByText(/Your payment of \$50.00 for 50 credits is processing/)).toBeInTheDocument();
    expect(screen.getByText('You haven’t paid for your order of $90.00 for 100 credits yet.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Continue to checkout' }));
    expect(opened).toHaveBeenCalledWith('https://pay.example/cs_1', '_blank', 'noopener');
  });

  it('opens the checkout in a tab opened by the click', async () => {
    const { tab, opened } = tabs();
    let answer: (response: Response) => void = () => undefined;
    const asked = mockServer({
      ...others,
      'POST /api/create-payment': () => new Promise<Response>((resolve) => (answer = resolve)),
    });
    open('/purchase-credits?case=59');
    await userEvent.click(await screen.findByRole('button', { name: 'Purchase 100 Credits' }));
    expect(opened).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Processing...' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('button', { name: 'Purchase 50 Credits' })).toBeDisabled();

    answer(Response.json(checkout));
    await waitFor(() => expect(tab.location.href).toBe(checkout.url));
    expect(tab.opener).toBeNull();
    const order = asked.find(({ path }) => path === '/api/create-payment');
    expect(order?.body).toEqual({ credits: 100, caseCredits: 59 });
    expect(order?.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
    expect(await screen.findByRole('button', { name: 'Purchase 100 Credits' })).toBeEnabled();
  });

  it('opens the checkout in this tab if popups are blocked', async () => {
    jest.spyOn(window, 'open').mockReturnValue(null);
    mockServer({ ...others, 'POST /api/create-payment': Response.json({ ...checkout, url: '#checkout' }) });
    open('/purchase-credits');
    await userEvent.click(await screen.findByRole('button', { name: 'Purchase 200 Credits' }));
    await waitFor(() => expect(window.location.hash).toBe('#checkout'));
    window.location.hash = '';
  });

  it.each([
    [
      () => new Response('', { status: 502 }),
      'Payment Failed / There was an error starting the payment process. Please try again.',
    ],
    [
      () => refusal(403, 'identity.email-not-verified', 'Please verify your email address first.'),
      'Email Verification Required / Please verify your email address first.',
    ],
  ])('closes the tab and reports the error if it can’t start (%#)', async (answer, notice) => {
    const { tab } = tabs();
    mockServer({ ...others, 'POST /api/create-payment': answer });
    open('/purchase-credits');
    await userEvent.click(await screen.findByRole('button', { name: 'Purchase 50 Credits' }));
    await waitFor(() => expect(notices()).toEqual([notice]));
    expect(tab.close).toHaveBeenCalledTimes(1);
  });
});

describe('coming back from the checkout', () => {
  beforeEach(() => signedInAs());

  it.each(['success=true&session_id=cs_1&case=59', 'canceled=true&case=59'])(
    'links back to the case (%s)',
    async (query) => {
      mockServer({
        ...others,
        'GET /api/credits/balance': () => Response.json({ balance: 110 }),
        'POST /api/process-payment-success': Response.json({ status: 'credited', credits: 100, balance: 110 }),
      });
      const page = open(`/purchase-credits?${query}`);
      expect(await screen.findByText('Your balance covers your case.')).toBeInTheDocument();
      expect(page.at()).toBe('/purchase-credits?case=59');
      expect(screen.getByRole('link', { name: 'Back to your case' })).toHaveAttribute('href', '/cost-calculation');
    },
  );

  it('trusts the server, not the URL', async () => {
    const asked = mockServer({
      ...others,
      'POST /api/process-payment-success': Response.json({ status: 'credited', credits: 100, balance: 110 }),
    });
    const page = open('/purchase-credits?success=true&credits=100000&session_id=cs_1');
    await waitFor(() =>
      expect(notices()).toEqual([
        "Payment Successful! / You've successfully purchased 100 credits. Your balance has been updated.",
      ]),
    );
    expect(page.at()).toBe('/purchase-credits');
    expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ sessionId: 'cs_1' });
  });

  it('does not list a payment that is being confirmed', async () => {
    let confirm: (answer: Response) => void = () => undefined;
    const checkoutUrl = 'https://pay.example/cs_1';
    mockServer({
      ...others,
      'GET /api/credits/orders': () =>
        Response.json({
          rows: [
            {
              id: '1',
              status: 'open',
              credits: 100,
              amountCents: 9000,
              placedAt: '2026-11-20T09:12:00.000Z',
              checkoutUrl,
            },
          ],
        }),
      'POST /api/process-payment-success': () => new Promise<Response>((resolve) => (confirm = resolve)),
    });
    const unpaid = () => screen.queryByText(/haven’t paid for your order/);
    open('/purchase-credits?success=true&session_id=cs_1');
    await screen.findByRole('region', { name: 'Credit packages' });
    await waitFor(() => expect(screen.getByText('Current balance').parentElement).toHaveTextContent('10'));
    expect(unpaid()).toBeNull();

    confirm(Response.json({ status: 'failed', credits: 100, balance: 10 }));
    await waitFor(() => expect(unpaid()).toBeInTheDocument());
  });

  it('says that nothing was charged after canceling', async () => {
    mockServer(others);
    const page = open('/purchase-credits?canceled=true');
    await screen.findByRole('heading', { level: 1 });
    expect(notices()).toEqual(['Payment Canceled / Your payment was canceled. No charges were made.']);
    expect(page.at()).toBe('/purchase-credits');
  });

  it.each([
    ['processing', 'Payment Processing / Your credits will be added as soon as the payment is confirmed.'],
    ['expired', 'Checkout Expired / The checkout was open for too long. No charges were made.'],
    ['failed', expect.stringMatching(/^Payment Failed/)],
    ['amount-differs', expect.stringMatching(/^Payment Under Review.*Please don’t pay again\.$/)],
    ['unknown', 'Payment Not Found / We couldn’t find this payment.'],
  ])('reports at once a payment that is %s', async (status, notice) => {
    const unknown = refusal(404, 'billing.payment-unknown', 'We couldn’t find this payment.');
    const answer = status === 'unknown' ? unknown : Response.json({ status, credits: 50, balance: 10 });
    const asked = mockServer({ 'POST /api/process-payment-success': answer });
    open('/nowhere');
    await confirmPayment('cs_1', 60_000);
    expect(notices()).toEqual([notice]);
    expect(asked).toHaveLength(1);
  });

  it('promises the credits if the confirmation fails: the provider notifies the server too', async () => {
    mockServer({ 'POST /api/process-payment-success': () => new Response('', { status: 502 }) });
    open('/nowhere');
    await confirmPayment('cs_1', 0);
    expect(notices()).toEqual(['Payment Processing / Your credits will be added as soon as the payment is confirmed.']);
  });

  it('waits for a pending payment', async () => {
    const answers = ['pending', 'pending', 'credited'];
    mockServer({
      'POST /api/process-payment-success': () =>
        Response.json({ status: answers.shift() ?? 'credited', credits: 50, balance: 60 }),
    });
    open('/nowhere');
    await confirmPayment('cs_1', 0);
    expect(notices()[0]).toMatch(/^Payment Successful!/);
    expect(answers).toEqual([]);
  });
});
