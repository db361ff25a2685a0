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

  it('offers only possible actions, and returns from one that came too late', async () => {
    const { id } = await stripe.checkout.sessions.create(AN_ORDER);
    await post(`/control/sessions/${id}/pay`);
    assert.deepEqual(await offeredAt(id), ['refund', 'dispute']);
    const disputed = await press(id, `/sessions/${id}/dispute`);
    assert.match(await disputed.text(), /Dispute<\/td><td>needs_response/);
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
