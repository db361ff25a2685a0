import { times } from '@casewright/platform/testing';
import { DAY_MS } from '@casewright/rules';
import type { RunningApi } from './running-api';
import { cookieOf, PASSWORD, startTwoWithSessions, Visitor } from './visitor';

// Guesses at passwords, from each network at each account.
const ACCOUNTS = times({ test: 2, soak: 20 });
const NETWORKS = times({ test: 4, soak: 20 });
const GUESSES = times({ test: 7, soak: 20 });

describe('a session', () => {
  let api: RunningApi;

  beforeAll(async () => {
    api = await startTwoWithSessions();
  });
  afterAll(() => api.stop());

  it('is opened by the right password, in any spelling of the address', async () => {
    const { email } = await Visitor.verified(api);
    const elsewhere = new Visitor(api, ` ${email.toUpperCase()}`);

    const opened = await elsewhere.signIn();

    expect(opened).toMatchObject({ status: 200, body: { user: { email, emailVerified: true } } });
    expect(await elsewhere.user()).toMatchObject({ email });
    // The maximum lifetime, which reads do not reset.
    expect(Date.parse(/Expires=([^;]+)/.exec(cookieOf(opened))?.[1] ?? '') - Date.now()).toBeGreaterThan(89 * DAY_MS);
    expect((await elsewhere.send('GET', '/session')).headers['set-cookie']).toBeUndefined();
  });

  it('of an admin ends an hour after its last use, whenever its owner became one', async () => {
    const ada = await Visitor.verified(api);
    const unused = () =>
      api.sql(`update identity.sessions set last_seen_at = now() - interval '61 minutes' where account_id = $1`, [
        adaId,
      ]);
    const adaId = await ada.id();
    await unused();
    expect(await ada.user()).toMatchObject({ email: ada.email });
    await unused();
    await ada.becomeAdmin();
    expect(await ada.user()).toBeNull();
  });

  it('opened with an old password ends when it is changed or reset', async () => {
    for (let n = 0; n < times({ test: 4, soak: 300 }); n++) {
      const sam = await Visitor.verified(api);
      const thieves = Array.from({ length: 3 }, () => new Visitor(api, sam.email));
      await Promise.all([
        sam.send('POST', '/account/password', { password: PASSWORD, newPassword: 'Battery-staple-2' }),
        ...thieves.map((thief) => thief.signIn()),
      ]);
      expect(await Promise.all(thieves.map((thief) => thief.user()))).toEqual([null, null, null]);
      expect(await sam.user()).toMatchObject({ email: sam.email });

      await sam.send('POST', '/password-reset-request', { email: sam.email });
      const [codeId = ''] = await sam.codeIds('reset-password');
      const reset = { code: sam.digitsOf(codeId), newPassword: 'Another-horse-3' };
      await Promise.all([
        sam.send('POST', '/password-reset-verify', reset),
        ...thieves.map((thief) => thief.signIn('Battery-staple-2')),
      ]);
      expect(await Promise.all(thieves.map((thief) => thief.user()))).toEqual([null, null, null]);
    }
  });

  it('opened with a second step that was begun with an old password ends when it is changed or reset', async () => {
    for (let n = 0; n < times({ test: 2, soak: 300 }); n++) {
      const sam = await Visitor.verified(api);
      const codes = [...(await sam.turnOnTwoStep())];
      const secondSteps = (browsers: readonly Visitor[]) =>
        browsers.map((browser) => browser.takeSecondStep(codes.pop() ?? ''));
      const halfWay = async (password?: string) => {
        const browsers = Array.from({ length: 2 }, () => new Visitor(api, sam.email));
        for (const browser of browsers) await browser.signIn(password);
        return browsers;
      };
      const earlier = await halfWay();
      await Promise.all(secondSteps(earlier));
      for (const browser of earlier) expect(await browser.user()).toMatchObject({ email: sam.email });

      const thieves = await halfWay();
      await Promise.all([
        sam.send('POST', '/account/password', { password: PASSWORD, newPassword: 'Battery-staple-2' }),
        ...secondSteps(thieves),
      ]);
      const ended = [...earlier, ...thieves].map((browser) => browser.user());
      expect(await Promise.all(ended)).toEqual([null, null, null, null]);
      expect(await sam.user()).toMatchObject({ email: sam.email });

      const others = await halfWay('Battery-staple-2');
      await sam.send('POST', '/password-reset-request', { email: sam.email });
      const [codeId = ''] = await sam.codeIds('reset-password');
      const reset = { code: sam.digitsOf(codeId), newPassword: 'Another-horse-3' };
      await Promise.all([sam.send('POST', '/password-reset-verify', reset), ...secondSteps(others)]);
      expect(await Promise.all(others.map((thief) => thief.user()))).toEqual([null, null]);
    }
  });

  it('opened with the password alone ends when two-step verification is turned on', async () => {
    for (let n = 0; n < times({ test: 4, soak: 300 }); n++) {
      const sam = await Visitor.verified(api);
      const early = new Visitor(api, sam.email);
      await early.signIn();
      expect(await early.user()).toMatchObject({ email: sam.email });
      await sam.beginTwoStep();
      const thieves = Array.from({ length: 4 }, () => new Visitor(api, sam.email));

      const [on] = await Promise.all([
        sam.send('POST', '/account/two-step/on', { code: sam.authenticatorCode() }),
        ...thieves.map((thief) => thief.signIn()),
      ]);

      expect(on?.status).toBe(200);
      expect(await Promise.all([early, ...thieves].map((thief) => thief.user()))).toEqual(Array(5).fill(null));
      expect(await sam.user()).toMatchObject({ isMfa: true });
    }
  });

  it('opened with a passkey ends when the passkey is removed', async () => {
    for (let n = 0; n < times({ test: 4, soak: 300 }); n++) {
      const sam = await Visitor.verified(api);
      const device = await sam.addPasskey();
      const { body } = await sam.send('GET', '/account/passkeys');
      const [{ id }] = body['rows'] as [{ readonly id: string }];
      const early = new Visitor(api);
      await early.signInWithPasskey(device);
      expect(await early.user()).toMatchObject({ email: sam.email });
      const thieves = Array.from({ length: 3 }, () => new Visitor(api));

      const [removed] = await Promise.all([
        sam.send('POST', `/account/passkeys/${id}/remove`, { password: PASSWORD }),
        ...thieves.map((thief) => thief.signInWithPasskey(device)),
      ]);

      expect(removed?.status).toBe(204);
      expect(await Promise.all([early, ...thieves].map((thief) => thief.user()))).toEqual(Array(4).fill(null));
      expect(await sam.user()).toMatchObject({ hasPasskeys: false, isMfa: false });
    }
  });

  it('ends in every tab when its owner signs out', async () => {
    const sam = await Visitor.verified(api);
    const token = sam.cookie;

    const answer = await sam.signOut();

    expect(answer.status).toBe(204);
    expect(cookieOf(answer)).toMatch(/^session=; /);
    expect(await new Visitor(api).withCookie(token).user()).toBeNull();
  });

  it('lasts 30 days from its last use in any request, and 90 days at most', async () => {
    const sam = await Visitor.verified(api);
    await expectToLast(sam, 30);
    await ageBy(sam, '20 days');
    expect((await sam.send('GET', '/credits/balance')).status).toBe(200);
    await expectToLast(sam, 30);

    await ageBy(sam, '29 days', '67 days');
    await sam.user();
    await expectToLast(sam, 3);
    await ageBy(sam, '3 days 1 minute');
    expect(await sam.user()).toBeNull();
  });

  it('is refused to a wrong password', async () => {
    const { email } = await Visitor.verified(api);

    const { status, text, headers } = await new Visitor(api, email).signIn('Wrong-horse-1');

    expect(status).toBe(401);
    expect(headers['set-cookie']).toBeUndefined();
    expect(JSON.parse(text)).toEqual({
      type: '/problems/identity.wrong-credentials',
      title: 'Invalid email or password. Please try again.',
      status: 401,
      code: 'identity.wrong-credentials',
    });
  });

  it('allows 10 guesses per address from many networks, and never locks owners out of their own devices', async () => {
    const owners = await Promise.all(Array.from({ length: ACCOUNTS }, () => Visitor.verified(api)));
    const emails = ['nobody@acme.example', ...owners.map((owner) => owner.email)];

    const told: { email: string; status: number }[] = [];
    const guessFrom = async (network: Visitor) => {
      for (let n = 0; n < GUESSES; n++) {
        for (const email of emails) {
          const { status } = await new Visitor(api, email).at(network).signIn(`Wrong-horse-${n}`);
          told.push({ email, status });
        }
      }
    };
    await Promise.all(Array.from({ length: NETWORKS }, () => guessFrom(new Visitor(api))));

    for (const email of emails) {
      const statuses = told.filter((one) => one.email === email).map(({ status }) => status);
      expect(statuses.filter((status) => status === 401)).toHaveLength(10);
      expect(statuses.filter((status) => status === 429)).toHaveLength(statuses.length - 10);
    }
    const back = await Promise.all(owners.map((owner) => owner.comeBack().signIn()));
    expect(back.map(({ status }) => status)).toEqual(owners.map(() => 200));
    expect((await new Visitor(api, owners[0]?.email).signIn()).status).toBe(429);

    await api.sql(`update identity.attempts set expires_at = now() - interval '1 minute'`);
    expect((await new Visitor(api, owners[0]?.email).signIn()).status).toBe(200);
  });

  it('shows an admin until when sign-in is locked, on known devices too, and can be unlocked', async () => {
    const [admin, sam] = [await Visitor.admin(api), await Visitor.verified(api)];
    const user = `/admin/users/${await sam.id()}`;
    const lockedUntil = async () => (await admin.send('GET', user)).body['lockedUntil'];
    expect(await lockedUntil()).toBeNull();
    for (const [guesser, guesses] of [
      [new Visitor(api, sam.email), 10],
      [sam.comeBack(), 20],
    ] as const) {
      for (let n = 0; n < guesses; n++) await guesser.signIn('Wrong-horse-1');
      expect((await guesser.signIn()).status).toBe(429);
      expect(Date.parse(String(await lockedUntil()))).toBeGreaterThan(Date.now());
      expect((await admin.send('POST', `${user}/unlock`)).status).toBe(204);
      expect(await lockedUntil()).toBeNull();
      expect((await guesser.signIn()).status).toBe(200);
    }
  });

  /** Backdates the session, and how long it has been open. */
  const ageBy = (sam: Visitor, interval: string, openFor = interval) =>
    api.sql(
      `update identity.sessions set opened_at = opened_at - $3::interval, last_seen_at = last_seen_at - $1::interval,
         expires_at = expires_at - $1::interval, absolute_expires_at = absolute_expires_at - $3::interval
       where account_id = (select id from identity.accounts where email = $2)`,
      [interval, sam.email, openFor],
    );

  const expectToLast = async (sam: Visitor, days: number): Promise<void> => {
    const [session] = await api.sql<{ days: number }>(
      `select extract(epoch from expires_at - now())::float / 86400 as days from identity.sessions
       where account_id = (select id from identity.accounts where email = $1)`,
      [sam.email],
    );
    expect(session?.days).toBeCloseTo(days, 1);
  };
});
