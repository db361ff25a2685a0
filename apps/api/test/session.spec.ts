import { times } from '@casewright/platform/testing';
import { DAY_MS } from '@casewright/rules';
import type { RunningApi } from './running-api';
import { cookieOf, PASSWORD, startTwoWithSessions, Visitor } from './visitor';

describe('a session', () => {
  let api: RunningApi;

  beforeAll(async () => {
    api = await startTwoWithSessions();
  });
  afterAll(() => api.stop());

  it('requires signing in', async () => {
    expect(await new Visitor(api).send('GET', '/session')).toMatchObject({ status: 200, body: { user: null } });
    expect(await new Visitor(api).withCookie('made-up').user()).toBeNull();
  });

  it('is opened by the right password, in any spelling of the address', async () => {
    const { email } = await Visitor.verified(api);
    const elsewhere = new Visitor(api, ` ${email.toUpperCase()}`);

    const { status, body } = await elsewhere.signIn();

    expect(status).toBe(200);
    expect(body).toMatchObject({ user: { email, emailVerified: true } });
    expect(await elsewhere.user()).toMatchObject({ email });
  });

  it('gets a new token at each sign-in, and the previous one is invalid', async () => {
    const sam = await Visitor.verified(api);
    const before = sam.cookie;

    await sam.signIn();

    expect(sam.cookie).not.toBe(before);
    expect(await new Visitor(api).withCookie(before).user()).toBeNull();
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

  it('allows signing out without being signed in', async () => {
    expect((await new Visitor(api).signOut()).status).toBe(204);
  });

  it('lasts 30 days from its last use, which is saved every ten minutes', async () => {
    const sam = await Visitor.verified(api);
    await expectToLast(sam, 30);

    await ageBy(sam, '9 minutes');
    await sam.user();
    expect(await lastSeen(sam)).toBeGreaterThan(8);

    await ageBy(sam, '20 days');
    await sam.user();
    await expectToLast(sam, 30);

    await ageBy(sam, '30 days 1 minute');
    expect(await sam.user()).toBeNull();
  });

  it('ends 90 days after it began, also when used', async () => {
    const sam = await Visitor.verified(api);
    await ageBy(sam, '29 days');
    await sam.user();
    await ageBy(sam, '29 days');
    await sam.user();
    await ageBy(sam, '29 days');
    await sam.user();
    await expectToLast(sam, 3);

    await ageBy(sam, '3 days 1 minute');
    expect(await sam.user()).toBeNull();
  });

  it('has a cookie with the maximum lifetime that reads do not reset', async () => {
    const sam = await Visitor.verified(api);
    const opened = await sam.signIn();
    expect(Date.parse(/Expires=([^;]+)/.exec(cookieOf(opened))?.[1] ?? '') - Date.now()).toBeGreaterThan(89 * DAY_MS);

    expect((await sam.send('GET', '/session')).headers['set-cookie']).toBeUndefined();
  });

  it('gets a new token when its owner gains rights', async () => {
    const sam = await Visitor.unverified(api);
    const before = sam.cookie;
    await sam.send('POST', '/send-verification-code', {});

    await sam.verify(await sam.mailedCode());

    expect(await sam.user()).toMatchObject({ emailVerified: true });
    expect(await new Visitor(api).withCookie(before).user()).toBeNull();
  });

  it('notifies its owner when it starts on a new device, but not on a known one', async () => {
    const sam = await Visitor.verified(api);
    await sam.comeBack().signIn();
    expect(await newDevices(sam)).toBe(0);

    await new Visitor(api, sam.email).signIn();
    expect(await newDevices(sam)).toBe(1);

    await new Visitor(api, sam.email).signIn('Wrong-horse-1');
    expect(await newDevices(sam)).toBe(1);
  });

  it('is extended by any request', async () => {
    const sam = await Visitor.verified(api);
    await ageBy(sam, '20 days');

    expect((await sam.send('GET', '/credits/balance')).status).toBe(200);

    await expectToLast(sam, 30);
  });

  it('reflects immediately that its owner became an admin', async () => {
    const sam = await Visitor.verified(api);
    expect((await sam.send('GET', '/admin/users')).status).toBe(403);

    await sam.turnOnTwoStep();
    await sam.becomeAdmin();

    expect((await sam.send('GET', '/admin/users')).status).toBe(200);
  });

  it.each([
    ['a wrong password', { password: 'Wrong-horse-1' }],
    ['an address that nobody signed up with', { email: 'nobody@acme.example' }],
    ['what is no address', { email: 'nobody' }],
    ['an empty password', { password: '' }],
    ['an empty address', { email: '' }],
  ])('is refused to %s with the same bytes', async (_, wrong) => {
    const sam = await Visitor.verified(api);

    const { status, text, headers } = await new Visitor(api).send('POST', '/session', {
      email: sam.email,
      password: PASSWORD,
      ...wrong,
    });

    expect(status).toBe(401);
    expect(headers['set-cookie']).toBeUndefined();
    expect(JSON.parse(text)).toEqual({
      type: '/problems/identity.wrong-credentials',
      title: 'Invalid email or password. Please try again.',
      status: 401,
      code: 'identity.wrong-credentials',
    });
  });

  it.each([
    ['a password that is an object', { email: 'sam@acme.example', password: { $ne: '' } }, 'password'],
    ['no password', { email: 'sam@acme.example' }, 'password'],
    ['an address that is too long', { email: 's'.repeat(256), password: PASSWORD }, 'email'],
    ['a NUL', { email: 'sam@acme.example\u0000', password: PASSWORD }, 'email'],
    ['a field of their own', { email: 'sam@acme.example', password: PASSWORD, isAdmin: true }, 'isAdmin'],
  ])('is not attempted with %s', async (_, body, field) => {
    const answer = await new Visitor(api).send('POST', '/session', body);

    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body['fields'] as object)).toEqual([field]);
  });

  it('allows 10 wrong passwords per address, known or not, and admits the owner’s own device', async () => {
    const sam = await Visitor.verified(api);
    const guesses = times({ test: 40, soak: 200 });
    const guess = async (email: string) => (await new Visitor(api, email).signIn('Wrong-horse-1')).status;

    const [known, unknown] = await Promise.all(
      [sam.email, 'stranger@acme.example'].map((email) =>
        Promise.all(Array.from({ length: guesses }, () => guess(email))),
      ),
    );

    for (const statuses of [known, unknown]) {
      expect(statuses?.filter((status) => status === 401)).toHaveLength(10);
      expect(statuses?.filter((status) => status === 429)).toHaveLength(guesses - 10);
    }
    expect((await new Visitor(api, sam.email).signIn()).status).toBe(429);
    expect((await sam.comeBack().signIn()).status).toBe(200);
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

  /** Backdates the session. */
  const ageBy = (sam: Visitor, interval: string) =>
    api.sql(
      `update identity.sessions set opened_at = opened_at - $1::interval, last_seen_at = last_seen_at - $1::interval,
         expires_at = expires_at - $1::interval, absolute_expires_at = absolute_expires_at - $1::interval
       where account_id = (select id from identity.accounts where email = $2)`,
      [interval, sam.email],
    );

  const lastSeen = async (sam: Visitor): Promise<number | undefined> => {
    const [session] = await api.sql<{ minutes: number }>(
      `select extract(epoch from now() - last_seen_at)::float / 60 as minutes from identity.sessions
       where account_id = (select id from identity.accounts where email = $1)`,
      [sam.email],
    );
    return session?.minutes;
  };

  const newDevices = (sam: Visitor): Promise<number> =>
    api.count(
      `platform.outbox where type = 'identity.signed-in-from-new-device' and payload ->> 'email' = '${sam.email}'`,
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
