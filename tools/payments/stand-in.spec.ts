import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { Stripe } from 'stripe';
import { freePort } from '../services/free-port.ts';
import { endOnExit } from '../services/guard.ts';
import { temporaryFolder } from '../services/temporary-folder.ts';
import { until } from '../test/eventually.ts';
import { fromRoot } from '../webpack/from-root.ts';
import type { StoredEvent } from './events.ts';
import type { Dispute, Refund } from './payments.ts';
import type { CheckoutSession } from './sessions.ts';
import { type PaymentStandIn, startPaymentStandIn } from './stand-in.ts';

const SECRET_KEY = 'sk_test_of_this_suite';
const WEBHOOK_SECRET = 'whsec_of_this_suite';

describe('the payment stand-in', () => {
  let standIn: PaymentStandIn;
  let stripe: Stripe;
  let webhookPort: number;
  let dataFile: string;

  beforeEach(async () => {
    dataFile = join(temporaryFolder('payments'), 'state.json');
    webhookPort = await freePort();
    await start();
  });
  afterEach(() => standIn.stop());

  it('opens a session as the SDK asks for it, and finds it again', async () => {
    const opened = await stripe.checkout.sessions.create(AN_ORDER);

    const found = await stripe.checkout.sessions.retrieve(opened.id);

    assert.equal(found.amount_total, 9000);
    assert.equal(found.currency, 'usd');
    assert.equal(found.client_reference_id, 'order-7');
    assert.deepEqual({ ...found.metadata }, { orderId: 'order-7' });
    assert.equal(found.status, 'open');
    assert.equal(found.payment_status, 'unpaid');
    assert.match(found.url ?? '', new RegExp(`^${standIn.url}/c/pay/${opened.id}$`));
    assert.match(found.lastResponse.requestId, /^req_/);
  });

  it('answers a repeated idempotency key with the first session, and refuses it for another', async () => {
    const first = await stripe.checkout.sessions.create(AN_ORDER, { idempotencyKey: 'one' });
    const again = await stripe.checkout.sessions.create(AN_ORDER, { idempotencyKey: 'one' });

    assert.equal(again.id, first.id);
    assert.equal(again.lastResponse.headers['idempotent-replayed'], 'true');
    await assert.rejects(
      stripe.checkout.sessions.create({ ...AN_ORDER, client_reference_id: 'order-8' }, { idempotencyKey: 'one' }),
      { type: 'StripeIdempotencyError' },
    );
  });

  it('answers a repeated key with the first refusal, unless the parameters were not understood', async () => {
    const customer = await stripe.customers.create({ email: 'dana@fabrikam.example' });
    await stripe.customers.del(customer.id);
    const open = (change: Partial<Stripe.Checkout.SessionCreateParams>, idempotencyKey: string) =>
      stripe.checkout.sessions.create({ ...AN_ORDER, ...change }, { idempotencyKey });

    await assert.rejects(open({ customer: customer.id }, 'begun'), { code: 'resource_missing' });
    await assert.rejects(open({ customer: customer.id }, 'begun'), (error: Stripe.errors.StripeError) => {
      assert.equal(error.code, 'resource_missing');
      assert.equal(error.statusCode, 404);
      assert.equal(error.headers?.['idempotent-replayed'], 'true');
      return true;
    });
    await assert.rejects(open({}, 'begun'), { type: 'StripeIdempotencyError' });

    await assert.rejects(open({ line_items: [] }, 'not begun'), { param: 'line_items' });
    assert.equal((await open({}, 'not begun')).status, 'open');
  });

  it('refuses what Stripe refuses, in its words', async () => {
    await assert.rejects(stripe.checkout.sessions.retrieve('cs_unknown'), { code: 'resource_missing' });
    await assert.rejects(stripe.checkout.sessions.create({ ...AN_ORDER, line_items: [] }), { param: 'line_items' });
    await assert.rejects(stripe.rawRequest('POST', '/v1/checkout/sessions', { mode: 'payment', price: 'free' }), {
      code: 'parameter_unknown',
      param: 'price',
    });
    const stranger = new Stripe('sk_test_of_someone_else', addressOf(standIn));
    await assert.rejects(stranger.checkout.sessions.create(AN_ORDER), { type: 'StripeAuthenticationError' });
  });

  it('takes a payment on its page and returns to the product', async () => {
    const { id } = await stripe.checkout.sessions.create(AN_ORDER);

    const page = await (await fetch(`${standIn.url}/c/pay/${id}`)).text();
    assert.match(page, /Development stand-in/);
    assert.match(page, /Pay \$90\.00/);
    assert.match(page, /100 credits &amp; &lt;more&gt;/);

    const paid = await fetch(`${standIn.url}/c/pay/${id}/pay`, { method: 'POST', redirect: 'manual' });
    assert.equal(paid.status, 303);
    assert.equal(paid.headers.get('location'), `http://product.example/back?session_id=${id}`);
    assert.equal((await stripe.checkout.sessions.retrieve(id)).payment_status, 'paid');
  });

  it('leaves a session open when the card is declined', async () => {
    const { id } = await stripe.checkout.sessions.create(AN_ORDER);

    const declined = await fetch(`${standIn.url}/c/pay/${id}/decline`, { method: 'POST' });

    assert.match(await declined.text(), /Your card was declined/);
    assert.equal((await stripe.checkout.sessions.retrieve(id)).status, 'open');
    assert.deepEqual(await get<StoredEvent[]>('/control/events'), []);
  });

  it('keeps open sessions, idempotency keys and undelivered events over a restart', async () => {
    const open = await stripe.checkout.sessions.create(AN_ORDER, { idempotencyKey: 'before' });
    const { id } = await stripe.checkout.sessions.create(AN_ORDER);
    await post(`/control/sessions/${id}/pay`);
    await standIn.stop();

    await start();

    assert.equal((await stripe.checkout.sessions.retrieve(open.id)).status, 'open');
    assert.equal((await stripe.checkout.sessions.create(AN_ORDER, { idempotencyKey: 'before' })).id, open.id);
    assert.equal((await get<StoredEvent[]>('/control/events'))[0]?.delivered, false);
  });

  it('repeats an event with a fresh signature until the product accepts it', async () => {
    const { id } = await stripe.checkout.sessions.create(AN_ORDER);
    const { event } = await post<{ event: StoredEvent; session: CheckoutSession }>(`/control/sessions/${id}/pay`);
    await until(async () => (await get<StoredEvent[]>('/control/events'))[0]?.attempts !== 0);

    const heard: Stripe.Event[] = [];
    const product = await listening(webhookPort, (body, signature) => {
      heard.push(stripe.webhooks.constructEvent(body, signature, WEBHOOK_SECRET));
      return heard.length === 1 ? 500 : 200;
    });
    await until(async () => (await get<StoredEvent[]>('/control/events'))[0]?.delivered === true);
    const { answers } = await post<{ answers: string[] }>(`/control/events/${event.id}/resend?times=5`);
    product.close();

    assert.deepEqual(answers, Array(5).fill('200'));
    assert.equal(heard.length, 7);
    assert.deepEqual([...new Set(heard.map((one) => one.id))], [event.id]);
    assert.equal(heard[0]?.type, 'checkout.session.completed');
  });

  it('shows whose payment it is, and supports expand', async () => {
    const customer = await stripe.customers.create({ email: 'dana@fabrikam.example', metadata: { ownerId: '7' } });
    const { id } = await stripe.checkout.sessions.create({
      ...AN_ORDER,
      customer: customer.id,
      payment_intent_data: { metadata: { orderId: 'order-7' } },
    });
    await post(`/control/sessions/${id}/pay`);

    const expand = ['payment_intent.latest_charge'];
    const { payment_intent: payment, customer_details } = await stripe.checkout.sessions.retrieve(id, { expand });

    assert.ok(payment && typeof payment === 'object' && typeof payment.latest_charge === 'object');
    assert.equal(payment.metadata['orderId'], 'order-7');
    assert.equal(payment.latest_charge?.amount, 9000);
    assert.equal(customer_details?.email, 'dana@fabrikam.example');
    const found = await stripe.checkout.sessions.list({ payment_intent: payment.id });
    assert.deepEqual(
      found.data.map((one) => one.id),
      [id],
    );
    await assert.rejects(stripe.checkout.sessions.create({ ...AN_ORDER, customer: 'cus_unknown' }), {
      code: 'resource_missing',
    });
  });

  it('refunds through the API as Stripe does: in parts, and never more than was paid', async () => {
    const { id } = await stripe.checkout.sessions.create(AN_ORDER);
    await post(`/control/sessions/${id}/pay`);
    const { payment_intent } = await stripe.checkout.sessions.retrieve(id);
    const payment = typeof payment_intent === 'string' ? payment_intent : '';

    for (let part = 0; part < 3; part++) await stripe.refunds.create({ payment_intent: payment, amount: 3000 });

    await assert.rejects(stripe.refunds.create({ payment_intent: payment }), { code: 'charge_already_refunded' });
    const pages = [];
    for await (const refund of stripe.refunds.list({ payment_intent: payment, limit: 2 })) pages.push(refund.amount);
    assert.deepEqual(pages, [3000, 3000, 3000]);
    const types = (await stripe.events.list({ types: ['charge.refunded'] })).data.map(({ type }) => type);
    assert.deepEqual(types, Array(3).fill('charge.refunded'));
  });

  it('disputes the rest of a charge, or the requested amount', async () => {
    const { id } = await stripe.checkout.sessions.create(AN_ORDER);
    await post(`/control/sessions/${id}/pay`);
    await post(`/control/sessions/${id}/refund`, { amount: 4000 });

    const disputed = async (body?: object) =>
      (await post<{ dispute: Dispute }>(`/control/sessions/${id}/dispute`, body)).dispute.amount;
    assert.equal(await disputed(), 5000);
    assert.equal(await disputed({ amount: 9000 }), 9000);

    await post(`/control/sessions/${id}/refund`);
    const refused = await post<{ error: { code: string } }>(`/control/sessions/${id}/dispute`);
    assert.equal(refused.error.code, 'charge_already_refunded');
  });

  it('lets a refund fail once', async () => {
    const { id } = await stripe.checkout.sessions.create(AN_ORDER);
    await post(`/control/sessions/${id}/pay`);
    const { refund } = await post<{ refund: Refund }>(`/control/sessions/${id}/refund`, { amount: 4000 });
    await post(`/control/refunds/${refund.id}/fail`);

    const again = await post<{ error: { message: string } }>(`/control/refunds/${refund.id}/fail`);

    assert.match(again.error.message, /failed already/);
    assert.equal((await stripe.charges.retrieve(refund.charge)).amount_refunded, 0);
    const told = (await get<StoredEvent[]>('/control/events')).filter(({ type }) => type === 'refund.failed');
    assert.equal(told.length, 1);
  });

  it('lets a delayed payment succeed or fail', async () => {
    for (const [how, status] of [
      ['arrive', 'paid'],
      ['bounce', 'unpaid'],
    ] as const) {
      const { id } = await stripe.checkout.sessions.create(AN_ORDER);
      const back = await fetch(`${standIn.url}/c/pay/${id}/pay-later`, { method: 'POST', redirect: 'manual' });
      assert.equal(back.headers.get('location'), `http://product.example/back?session_id=${id}`);
      assert.equal((await stripe.checkout.sessions.retrieve(id)).payment_status, 'unpaid');
      await post(`/control/sessions/${id}/${how}`);
      assert.equal((await stripe.checkout.sessions.retrieve(id)).payment_status, status);
    }
  });

  it('lets a bank refuse a payment once, finally', async () => {
    const { id } = await stripe.checkout.sessions.create(AN_ORDER);
    await post(`/control/sessions/${id}/pay-later`);
    await post(`/control/sessions/${id}/bounce`);

    for (const how of ['arrive', 'bounce']) {
      const refused = await post<{ error: { message: string } }>(`/control/sessions/${id}/${how}`);
      assert.match(refused.error?.message, /No money of this session is on its way/);
    }

    assert.deepEqual(
      (await get<StoredEvent[]>('/control/events')).map(({ type }) => type),
      ['checkout.session.completed', 'checkout.session.async_payment_failed'],
    );
    assert.match(await (await fetch(`${standIn.url}/c/pay/${id}`)).text(), /Your bank refused the payment/);
    assert.match(await (await fetch(standIn.url)).text(), /<td>refused<\/td>/);
    assert.deepEqual(await offeredAt(id), []);
  });

  it('lets a dispute end once', async () => {
    const { id } = await stripe.checkout.sessions.create(AN_ORDER);
    await post(`/control/sessions/${id}/pay`);
    const { dispute } = await post<{ dispute: Dispute }>(`/control/sessions/${id}/dispute`);
    await post(`/control/disputes/${dispute.id}/lose`);

    const again = await post<{ error: { message: string } }>(`/control/disputes/${dispute.id}/win`);

    assert.match(again.error?.message, /has ended already/);
    const told = (await get<StoredEvent[]>('/control/events')).filter(({ type }) => type === 'charge.dispute.closed');
    assert.equal(told.length, 1);
  });

  it('asks for confirmation if a card requires it, and otherwise leaves the session open', async () => {
    const { id } = await stripe.checkout.sessions.create(AN_ORDER);

    assert.match(await (await fetch(`${standIn.url}/c/pay/${id}/confirm`)).text(), /Your bank asks: pay \$90\.00/);
    const refused = await fetch(`${standIn.url}/c/pay/${id}/unconfirmed`, { method: 'POST' });
    assert.match(await refused.text(), /not confirmed/);
    assert.equal((await stripe.checkout.sessions.retrieve(id)).status, 'open');

    const stayed = await fetch(`${standIn.url}/c/pay/${id}/pay-and-stay`, { method: 'POST', redirect: 'manual' });
    assert.equal(stayed.headers.get('location'), `/c/pay/${id}`);
    assert.equal((await stripe.checkout.sessions.retrieve(id)).payment_status, 'paid');
  });

  it('delivers events late, repeatedly and out of order on request', async () => {
    const heard: string[] = [];
    const product = await listening(webhookPort, (body) => {
      heard.push((JSON.parse(body) as Stripe.Event).id);
      return 200;
    });
    await post('/control/webhooks', { isPaused: true, order: 'reversed', copies: 3 });
    for (let sessions = 0; sessions < 3; sessions++) {
      const { id } = await stripe.checkout.sessions.create(AN_ORDER);
      await post(`/control/sessions/${id}/pay`);
    }
    assert.deepEqual(heard, []);

    await post('/control/webhooks', { isPaused: false });
    await until(async () => heard.length === 9);
    product.close();

    const happened = (await get<StoredEvent[]>('/control/events')).map(({ id }) => id);
    assert.deepEqual([...new Set(heard)], happened.toReversed());
    assert.match((await post<{ error: { param: string } }>('/control/webhooks', { copies: 0 })).error.param, /copies/);
  });

  it('has a page to act as buyer or bank', async () => {
    const { id } = await stripe.checkout.sessions.create(AN_ORDER);
    await post(`/control/sessions/${id}/pay`);

    const refunded = await press(id, `/sessions/${id}/refund`, { amount: '1000' });
    assert.match(await refunded.text(), /Refund<\/td><td>succeeded/);
    const disputed = await press(id, `/sessions/${id}/dispute`);
    assert.match(await disputed.text(), /Dispute<\/td><td>needs_response/);
    assert.match(await (await fetch(standIn.url)).text(), /charge\.dispute\.created/);
  });

  it('offers only possible actions, and returns from one that came too late', async () => {
    const { id } = await stripe.checkout.sessions.create(AN_ORDER);
    await post(`/control/sessions/${id}/pay`);
    assert.deepEqual(await offeredAt(id), ['refund', 'dispute']);
    await press(id, `/sessions/${id}/dispute`);
    assert.deepEqual(await offeredAt(id), ['refund']);
    await press(id, `/sessions/${id}/refund`);
    assert.deepEqual(await offeredAt(id), []);

    for (const [what, why] of [
      ['refund', /already been refunded/],
      ['dispute', /already been refunded/],
      ['arrive', /No money of this session is on its way/],
    ] as const) {
      const late = await press(id, `/sessions/${id}/${what}`);
      assert.equal(late.status, 400);
      assert.match(late.headers.get('content-type') ?? '', /^text\/html/);
      const page = await late.text();
      assert.match(page, why);
      assert.match(page, new RegExp(`href="/sessions/${id}"`));
    }
  });

  it('disputes a payment only once', async () => {
    const { id } = await stripe.checkout.sessions.create(AN_ORDER);
    await post(`/control/sessions/${id}/pay`);
    await press(id, `/sessions/${id}/dispute`);

    const again = await press(id, `/sessions/${id}/dispute`);

    assert.match(await again.text(), /disputed already/);
    const { data } = await stripe.disputes.list();
    assert.deepEqual(
      data.map(({ amount }) => amount),
      [9000],
    );
  });

  it('starts as the README says, and ends with its parent', async () => {
    const { scripts } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8')) as { scripts: { payments: string } };
    const program = spawn(process.execPath, scripts.payments.split(' ').slice(1), {
      cwd: fromRoot('.'),
      env: { ...process.env, PORT: '0', STRIPE_SECRET_KEY: SECRET_KEY, STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    endOnExit(program.pid ?? 0);

    const ended = once(program, 'exit').then(([code]) => Promise.reject(new Error(`It ended with ${code}.`)));
    ended.catch(() => undefined);
    const [url] = (await Promise.race([once(createInterface(program.stdout), 'line'), ended])) as [string];
    assert.match(await (await fetch(url)).text(), /Nobody has gone to the checkout yet/);

    program.kill('SIGKILL');
    await until(() =>
      fetch(url).then(
        () => false,
        () => true,
      ),
    );
  });

  it('lets a test set the answers', async () => {
    const { id } = await stripe.checkout.sessions.create(AN_ORDER);

    await post(`/control/sessions/${id}/alter`, { amount_total: 1 });
    assert.equal((await stripe.checkout.sessions.retrieve(id)).amount_total, 1);

    const { event } = await post<{ event: StoredEvent }>(`/control/sessions/${id}/expire`);
    assert.equal(event.type, 'checkout.session.expired');
    const long = await get<{ payload: string; signature: string }>(`/control/events/${event.id}/signed?at=1000`);
    assert.throws(() => stripe.webhooks.constructEvent(long.payload, long.signature, WEBHOOK_SECRET), /tolerance/);
  });

  const AN_ORDER: Stripe.Checkout.SessionCreateParams = {
    mode: 'payment',
    client_reference_id: 'order-7',
    metadata: { orderId: 'order-7' },
    line_items: [
      {
        quantity: 1,
        price_data: { currency: 'usd', unit_amount: 9000, product_data: { name: '100 credits & <more>' } },
      },
    ],
    success_url: 'http://product.example/back?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://product.example/back?canceled=true',
  };

  async function start(): Promise<void> {
    standIn = await startPaymentStandIn({
      port: await freePort(),
      webhookUrl: `http://127.0.0.1:${webhookPort}/webhook`,
      secretKey: SECRET_KEY,
      webhookSecret: WEBHOOK_SECRET,
      dataFile,
    });
    stripe = new Stripe(SECRET_KEY, addressOf(standIn));
  }

  const addressOf = ({ url }: PaymentStandIn) => ({
    host: 'localhost',
    port: new URL(url).port,
    protocol: 'http' as const,
    maxNetworkRetries: 0,
  });

  /** Presses a button of the session's page. */
  const press = (id: string, path: string, fields = {}) =>
    fetch(`${standIn.url}${path}`, {
      method: 'POST',
      headers: { referer: `${standIn.url}/sessions/${id}` },
      body: new URLSearchParams(fields),
    });

  /** The buttons of a session's page. */
  const offeredAt = async (id: string): Promise<readonly (string | undefined)[]> => {
    const page = await (await fetch(`${standIn.url}/sessions/${id}`)).text();
    return [...page.matchAll(new RegExp(`action="/sessions/${id}/([a-z-]+)"`, 'g'))].map(([, what]) => what);
  };

  const get = async <Answer>(path: string): Promise<Answer> =>
    (await (await fetch(`${standIn.url}${path}`)).json()) as Answer;

  const post = async <Answer>(path: string, body?: object): Promise<Answer> => {
    const json = body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    return (await (await fetch(`${standIn.url}${path}`, { method: 'POST', ...json })).json()) as Answer;
  };
});

function listening(port: number, hear: (body: string, signature: string) => number): Promise<Server> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const status = hear(Buffer.concat(chunks).toString('utf8'), String(request.headers['stripe-signature']));
      response.writeHead(status).end();
    });
  });
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)));
}
