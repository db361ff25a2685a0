import { times } from '@casewright/platform/testing';
import { TOTP } from 'otpauth';
import type { RunningApi } from './running-api';
import { PASSWORD, startTwoWithSessions, Visitor } from './visitor';

let api: RunningApi;

beforeAll(async () => {
  api = await startTwoWithSessions();
});
afterAll(() => api.stop());

describe('two-step verification', () => {
  it('is set up with the password and an app code, and makes the session multi-factor with a new token', async () => {
    const sam = await Visitor.verified(api);
    const before = sam.cookie;
    expect((await sam.send('GET', '/account/two-step')).body).toEqual({ onSince: null, recoveryCodesLeft: 0 });
    expect(await sam.user()).toMatchObject({ hasTwoStep: false, isMfa: false });

    expect(await sam.send('POST', '/account/two-step', { password: 'Wrong-horse-1' })).toMatchObject({
      status: 422,
      body: { code: 'identity.wrong-password' },
    });
    await sam.beginTwoStep();
    const begun = await sam.send('POST', '/account/two-step', { password: PASSWORD });
    expect(begun.status).toBe(201);
    const { secret, address } = begun.body as { secret: string; address: string };
    expect((await sam.send('POST', '/account/two-step/on', { code: sam.authenticatorCode() })).status).toBe(422);
    expect(address).toBe(
      `otpauth://totp/Casewright:${encodeURIComponent(sam.email)}?issuer=Casewright&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    );
    const wrong = await sam.send('POST', '/account/two-step/on', { code: '000000' });
    expect(wrong).toMatchObject({ status: 422, body: { code: 'identity.wrong-second-step' } });
    expect(await sam.user()).toMatchObject({ hasTwoStep: false, isMfa: false });

    const on = await sam.send('POST', '/account/two-step/on', { code: new TOTP({ secret }).generate() });
    expect(on.status).toBe(200);
    expect(new Set(on.body['recoveryCodes'] as string[]).size).toBe(10);
    expect(await sam.user()).toMatchObject({ hasTwoStep: true, isMfa: true });
    expect(await new Visitor(api).withCookie(before).user()).toBeNull();
    expect((await sam.send('GET', '/account/two-step')).body).toEqual({
      onSince: expect.any(String) as string,
      recoveryCodesLeft: 10,
    });
    const again = { status: 409, body: { code: 'identity.two-step-already-on' } };
    expect(await sam.send('POST', '/account/two-step', { password: PASSWORD })).toMatchObject(again);
    const next = new TOTP({ secret }).generate({ timestamp: Date.now() + 30_000 });
    expect(await sam.send('POST', '/account/two-step/on', { code: next })).toMatchObject(again);
  });

  it('asks for a code at sign-in, and the password alone opens nothing', async () => {
    const sam = await Visitor.verified(api);
    await sam.turnOnTwoStep();
    const elsewhere = new Visitor(api, sam.email);

    const half = await elsewhere.signIn();
    expect(half).toMatchObject({ status: 200, body: { user: null, next: 'second-step' } });
    expect(await elsewhere.user()).toBeNull();
    expect((await elsewhere.send('GET', '/credits/balance')).status).toBe(401);

    const wrong = await elsewhere.takeSecondStep('12345x');
    expect(wrong).toMatchObject({ status: 422, body: { fields: { code: [expect.any(String)] } } });
    const right = await elsewhere.takeSecondStep(` ${sam.authenticatorCode(1)} `);
    expect(right).toMatchObject({ status: 200, body: { user: { email: sam.email, isMfa: true } } });
    expect(await elsewhere.user()).toMatchObject({ email: sam.email, isMfa: true });
  });

  it('accepts each code once, also concurrently', async () => {
    const sam = await Visitor.verified(api);
    await sam.turnOnTwoStep();
    const thieves = Array.from({ length: times({ test: 6, soak: 50 }) }, () => new Visitor(api, sam.email));
    await Promise.all(thieves.slice(0, 5).map((thief) => thief.signIn()));

    const code = sam.authenticatorCode(1);
    const answers = await Promise.all(thieves.map((thief) => thief.takeSecondStep(code)));

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await new Visitor(api, sam.email).takeSecondStep(code)).status).toBe(401);
  });

  it('accepts each recovery code once, and each password once', async () => {
    const sam = await Visitor.verified(api);
    const [code = ''] = await sam.turnOnTwoStep();
    const elsewhere = new Visitor(api, sam.email);
    await elsewhere.signIn();
    const replaying = new Visitor(api, sam.email).withCookieOf(elsewhere, 'second-step');

    expect((await elsewhere.takeSecondStep(code)).status).toBe(200);
    expect(await replaying.takeSecondStep(sam.recoveryCode())).toMatchObject({
      status: 401,
      body: { code: 'identity.second-step-not-begun' },
    });
    await elsewhere.signIn();
    expect((await elsewhere.takeSecondStep(code)).status).toBe(422);
    expect((await sam.send('GET', '/account/two-step')).body['recoveryCodesLeft']).toBe(9);
  });

  it('allows three wrong codes from any number of browsers', async () => {
    const sam = await Visitor.verified(api);
    await sam.turnOnTwoStep();
    const elsewhere = new Visitor(api, sam.email);
    await elsewhere.signIn();

    const guesses = Array.from({ length: times({ test: 10, soak: 50 }) }, () => elsewhere.takeSecondStep('000000'));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);

    expect(statuses.filter((status) => status === 422)).toHaveLength(3);
    expect(statuses.filter((status) => status === 429)).toHaveLength(statuses.length - 3);
    const locked = await elsewhere.takeSecondStep(sam.authenticatorCode(1));
    expect(locked).toMatchObject({ status: 429, body: { code: 'identity.second-step-locked' } });
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(0);
    expect(await sam.user()).toMatchObject({ isMfa: true });
  });

  it('ends single-factor sessions, and is required before security settings change', async () => {
    const sam = await Visitor.verified(api);
    const elsewhere = new Visitor(api, sam.email);
    await elsewhere.signIn();
    await sam.turnOnTwoStep();
    expect(await elsewhere.user()).toBeNull();

    await api.sql(
      `update identity.sessions set mfa = false
      where account_id = (select id from identity.accounts where email = $1)`,
      [sam.email],
    );
    const passkey = `/account/passkeys/${crypto.randomUUID()}/remove`;
    const refused = await Promise.all([
      sam.send('POST', '/account/two-step/off', { password: PASSWORD }),
      sam.send('POST', '/account/two-step/recovery-codes', { password: PASSWORD }),
      sam.send('POST', '/account/passkeys/begin', { password: PASSWORD }),
      sam.send('POST', passkey, { password: PASSWORD }),
      sam.send('POST', '/account/password', { password: PASSWORD, newPassword: 'Battery-staple-2' }),
      sam.send('POST', '/account/email-change', { password: PASSWORD, email: 'sam@contoso.example' }),
      sam.send('POST', '/account/deletion', { password: PASSWORD, confirmation: sam.email }),
      sam.send('POST', '/account/data-exports', {}),
    ]);
    expect(refused.map(({ body }) => body['code'])).toEqual(refused.map(() => 'identity.second-step-needed'));
  });

  it('is changed by its owner only, with the password in a multi-factor session', async () => {
    const sam = await Visitor.verified(api);
    await sam.turnOnTwoStep();

    for (const change of ['off', 'recovery-codes']) {
      const address = `/account/two-step/${change}`;
      expect((await sam.send('POST', address, { password: 'Wrong-horse-1' })).status).toBe(422);
    }
    const elsewhere = new Visitor(api, sam.email);
    await elsewhere.signIn();
    await elsewhere.takeSecondStep(sam.recoveryCode());
    expect(await elsewhere.user()).toMatchObject({ isMfa: true });
    const { body } = await sam.send('POST', '/account/two-step/recovery-codes', { password: PASSWORD });
    const renewed = body['recoveryCodes'] as string[];
    expect(renewed).toHaveLength(10);
    expect(await elsewhere.user()).toBeNull();
    await elsewhere.signIn();
    expect((await elsewhere.takeSecondStep(sam.recoveryCode())).status).toBe(422);
    expect((await elsewhere.takeSecondStep(renewed[0] ?? '')).status).toBe(200);
    expect(await elsewhere.user()).toMatchObject({ isMfa: true });

    expect((await sam.send('POST', '/account/two-step/off', { password: PASSWORD })).status).toBe(204);
    expect(await sam.user()).toMatchObject({ hasTwoStep: false, isMfa: false });
    expect(await elsewhere.user()).toBeNull();
    expect((await new Visitor(api, sam.email).signIn()).body).toMatchObject({ user: { email: sam.email } });
    expect((await sam.send('POST', '/account/two-step/off', { password: PASSWORD })).status).toBe(409);
    const told = await api.sql<{ change: string }>(
      `select payload ->> 'change' as change from platform.outbox
       where type = 'identity.sign-in-changed' and payload ->> 'email' = $1`,
      [sam.email],
    );
    // Each replica measures the database's time itself, so the times don't show the order.
    expect(told.map(({ change }) => change).toSorted()).toEqual([
      'recovery-code-used',
      'recovery-code-used',
      'recovery-codes-renewed',
      'two-step-off',
      'two-step-on',
    ]);
  });

  it('and a passkey replace each other as the second factor', async () => {
    const sam = await Visitor.verified(api);
    await sam.turnOnTwoStep();
    await sam.addPasskey();
    const { body } = await sam.send('GET', '/account/passkeys');
    const [{ id }] = body['rows'] as [{ readonly id: string }];
    await sam.send('POST', `/account/passkeys/${id}/remove`, {});
    expect(await sam.user()).toMatchObject({ hasPasskeys: false, isMfa: true });

    await sam.addPasskey();
    await sam.send('POST', '/account/two-step/off', { password: PASSWORD });
    expect(await sam.user()).toMatchObject({ hasTwoStep: false, isMfa: true });
  });
});

describe('the admin area', () => {
  it('rejects an admin without a second step, and says what to do', async () => {
    const ada = await Visitor.verified(api);
    await ada.becomeAdmin();
    expect(await ada.send('GET', '/admin/users')).toMatchObject({
      status: 403,
      body: { code: 'identity.two-step-required', isEnrolled: false },
    });

    const elsewhere = new Visitor(api, ada.email);
    await elsewhere.signIn();
    await ada.turnOnTwoStep();
    expect((await ada.send('GET', '/admin/users')).status).toBe(200);
    expect((await elsewhere.send('GET', '/admin/users')).status).toBe(401);
  });
});
