import { PaymentStandIn } from '@casewright/billing/testing';
import { Sessions } from '@casewright/platform';
import { testConfig } from '@casewright/platform/testing';
import { SessionsFromIdentity } from '../bridges/sessions-from-identity';
import { anAddress, type Operation, operationsOf } from './operations';
import { PUBLIC_URL, RunningApi } from './running-api';
import { Visitor } from './visitor';

// access.spec.ts proves that every route asks for the session.

const EVIL = 'evil.example';
/** Shows admins what was requested, including attacks. */
const AUDIT = '/api/admin/audit';

describe('a foreign cookie', () => {
  let api: RunningApi;
  let operations: Operation[];
  let victim: Visitor;
  let standIn: PaymentStandIn;

  beforeAll(async () => {
    standIn = await PaymentStandIn.start(testConfig({ DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' }).stripe);
    const real = { provide: Sessions, useClass: SessionsFromIdentity };
    api = await RunningApi.startWith({ STRIPE_API_URL: standIn.url }, real);
    operations = operationsOf(api);
    victim = await Visitor.admin(api);
  });
  afterAll(async () => {
    await api.stop();
    await standIn.stop();
  });

  const token = () => victim.cookie ?? '';
  const ended = async () => {
    const gone = await Visitor.verified(api);
    const left = gone.cookie;
    await gone.signOut();
    return `session=${left}`;
  };

  it.each<[string, () => string | Promise<string>]>([
    ['a forged one', () => `session=${'A'.repeat(43)}`],
    ['one that is cut short', () => `session=${token().slice(0, -1)}`],
    ['one that is longer', () => `session=${token()}A`],
    ['one in other letters', () => `session=${swapCase(token())}`],
    ['ours under the name of production', () => `__Host-session=${token()}`],
    ['ours in quotes of its own', () => `session=%22${token()}%22`],
    ['one that asks the database', () => `session=${encodeURIComponent("' or true --")}`],
    ['one with a NUL', () => 'session=%00'],
    ['one that is no text', () => 'session=%ff%fe'],
    ['a very long one', () => `session=${'A'.repeat(7_000)}`],
    ['one that has ended', ended],
  ])('%s: opens nothing', async (_, cookie) => {
    const headers = { cookie: await cookie() };
    expect(await api.send('GET', '/api/session', { headers })).toMatchObject({ status: 200, body: { user: null } });
    expect(await api.send('GET', '/api/account/sessions', { headers })).toMatchObject({
      status: 401,
      body: { code: 'platform.not-signed-in' },
    });
  });

  it('set by an attacker: signing in issues another one', async () => {
    const planted = (await Visitor.verified(api)).cookie;
    const victimsBrowser = new Visitor(api, victim.email).withCookie(planted);
    await victimsBrowser.signIn();
    await victimsBrowser.takeSecondStep(victim.recoveryCode());

    expect(victimsBrowser.cookie).not.toBe(planted);
    expect((await victimsBrowser.user())?.['email']).toBe(victim.email);
    expect(await new Visitor(api).withCookie(planted).user()).toBeNull();
  });

  it('and for another host: never mentions that host in responses, mails, or checkouts', async () => {
    const evil = {
      host: EVIL,
      'x-forwarded-host': EVIL,
      'x-forwarded-server': EVIL,
      'x-forwarded-proto': 'https',
      'x-original-url': `https://${EVIL}/`,
      forwarded: `host=${EVIL};proto=https`,
      referer: `https://${EVIL}/`,
    };
    const elsewhere = ['return', 'redirect', 'next', 'url', 'returnTo', 'success_url'].map(
      (name) => `${name}=//${EVIL}`,
    );
    const steered: string[] = [];

    for (const { name, method, url, body } of operations) {
      for (const address of [url, `${url}${url.includes('?') ? '&' : '?'}${elsewhere.join('&')}`]) {
        const answer = await api.send(method, address, {
          as: token(),
          ...(body && { body: { ...body, ...REAL[name]?.() } }),
          headers: { ...evil, 'idempotency-key': crypto.randomUUID(), 'x-forwarded-for': anAddress() },
        });
        const said = url.startsWith(AUDIT) ? [answer.headers] : [answer.headers, answer.text];
        if (JSON.stringify(said).includes(EVIL)) steered.push(`${method} ${address}`);
        if (name === 'sign-out') victim = await Visitor.admin(api);
      }
    }

    expect(steered).toEqual([]);
    const checkouts = JSON.stringify(await standIn.sessions());
    expect(checkouts).toContain(`${PUBLIC_URL}/purchase-credits?`);
    expect(checkouts).not.toContain(EVIL);
    const mails = await api.sql<{ payload: string }>(`select payload::text from platform.outbox`);
    expect(mails.length).toBeGreaterThan(3);
    expect(mails.filter(({ payload }) => payload.includes(EVIL))).toEqual([]);
  });
});

/** Bodies that must be valid for a mail to be sent. */
const REAL: Readonly<Record<string, () => object>> = {
  'sign-up': () => ({ email: `sam-${crypto.randomUUID()}@acme.example`, password: 'Correct-horse-1' }),
};

const swapCase = (text: string) =>
  text.replace(/[a-z]/gi, (letter) => (letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()));
