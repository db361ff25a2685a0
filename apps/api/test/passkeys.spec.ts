import { times } from '@casewright/platform/testing';
import { type RunningApi, PUBLIC_URL } from './running-api';
import {
  type CreationOptions,
  type Dishonesty,
  type SignatureOptions,
  SoftwareAuthenticator,
} from './software-authenticator';
import { PASSWORD, startTwoWithSessions, Visitor } from './visitor';

let api: RunningApi;

beforeAll(async () => {
  api = await startTwoWithSessions();
});
afterAll(() => api.stop());

describe('adding a passkey', () => {
  /** A user who adds no passkey. */
  let kim: Visitor;

  beforeAll(async () => {
    kim = await Visitor.verified(api);
  });

  it('requires the password, and makes the session multi-factor with a new token', async () => {
    const sam = await Visitor.verified(api);
    const before = sam.cookie;
    expect(await sam.user()).toMatchObject({ hasPasskeys: false, isMfa: false });

    for (const [body, code] of [
      [{}, 'identity.password-needed'],
      [{ password: 'Wrong-horse-1' }, 'identity.wrong-password'],
    ] as const) {
      expect(await sam.send('POST', '/account/passkeys/begin', body)).toMatchObject({
        status: 422,
        body: { code, fields: { password: [expect.any(String)] } },
      });
    }
    const { options, status } = await beginning(sam, { password: PASSWORD });
    expect(status).toBe(200);
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Casewright' },
      user: { name: sam.email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
      excludeCredentials: [],
    });
    const device = aDevice();
    const { credentialId } = device;
    const added = await sam.send('POST', '/account/passkeys', { name: ' Phone ', ...device.create(options) });

    expect(added).toMatchObject({ status: 201, body: { id: expect.any(String) as string } });
    expect(await sam.user()).toMatchObject({ hasPasskeys: true, isMfa: true });
    expect(await new Visitor(api).withCookie(before).user()).toBeNull();
    expect(await passkeysOf(sam)).toEqual([
      {
        id: added.body['id'],
        credentialId,
        name: 'Phone',
        isSynced: false,
        addedAt: expect.any(String) as string,
        lastUsedAt: null,
      },
    ]);
  });

  it('needs no password while the session is new, and names the passkey after the browser', async () => {
    const sam = await Visitor.verified(api);
    const phone = await sam.addPasskey();
    const { options } = await beginning(sam, {});
    expect(options.excludeCredentials).toMatchObject([{ id: phone.credentialId }]);
    await sam.send('POST', '/account/passkeys', new SoftwareAuthenticator(PUBLIC_URL, true).create(options));
    expect(await passkeysOf(sam)).toMatchObject([{ isSynced: false }, { name: 'Firefox on Linux', isSynced: true }]);

    await api.sql(
      `update identity.sessions set opened_at = opened_at - interval '11 minutes',
         absolute_expires_at = absolute_expires_at - interval '11 minutes'
       where account_id = $1`,
      [await sam.id()],
    );
    expect((await beginning(sam, {})).status).toBe(422);
  });

  it.each<[string, Dishonesty, object]>([
    ['answers another challenge', { challenge: 'b3RoZXI' }, {}],
    ['was asked by another site', { origin: 'https://evil.example' }, {}],
    ['made it for another site', { rpId: 'evil.example' }, {}],
    ['has not seen its owner', { userVerified: false }, {}],
    ['names another pair of keys', {}, { credentialId: 'b3RoZXI' }],
    ['sends no CBOR', {}, { attestation: '_____w' }],
  ])('rejects a device that %s', async (_, lie, sent) => {
    const { options } = await beginning(kim, { password: PASSWORD });

    const answer = await kim.send('POST', '/account/passkeys', { ...aDevice().create(options, lie), ...sent });

    expect(answer).toMatchObject({ status: 422, body: { code: 'identity.passkey-refused' } });
    expect(await passkeysOf(kim)).toEqual([]);
    expect(await kim.user()).toMatchObject({ isMfa: false });
  });

  it('rejects malformed fields, and a challenge or credential of another account', async () => {
    const [sam, eve] = [await Visitor.verified(api), await Visitor.verified(api)];
    const device = await sam.addPasskey();
    const { options: own } = await beginning(eve, { password: PASSWORD });
    expect(await eve.send('POST', '/account/passkeys', device.create(own))).toMatchObject({
      status: 409,
      body: { code: 'identity.passkey-known' },
    });

    const { options } = await beginning(kim, { password: PASSWORD });
    const malformed = { ...aDevice().create(options), name: ' ', clientData: '<x>', transports: ['<x>'] };
    const refused = [expect.any(String)];
    expect(await kim.send('POST', '/account/passkeys', malformed)).toMatchObject({
      status: 422,
      body: { fields: { name: refused, clientData: refused, transports: refused } },
    });

    eve.withCookieOf(kim, 'add-passkey');
    expect((await eve.send('POST', '/account/passkeys', aDevice().create(options))).status).toBe(409);
    expect(await passkeysOf(eve)).toEqual([]);
  });

  it('stops at 20', async () => {
    const sam = await Visitor.verified(api);
    await sam.addPasskey();
    const { options } = await beginning(sam, {});
    await api.sql(
      `insert into identity.passkeys (id, account_id, credential_id, public_key, sign_count, transports, is_synced, name,
         added_at)
       select gen_random_uuid(), account_id, gen_random_uuid(), public_key, 0, transports, false, name, added_at
       from identity.passkeys, generate_series(2, 20) where account_id = $1`,
      [await sam.id()],
    );

    const refused = { status: 409, body: { code: 'identity.too-many-passkeys' } };
    expect(await sam.send('POST', '/account/passkeys', aDevice().create(options))).toMatchObject(refused);
    expect(await sam.send('POST', '/account/passkeys/begin', {})).toMatchObject(refused);
  });

  it('ignores attestation statements and their certificate URLs', async () => {
    const sam = await Visitor.verified(api);
    const { options } = await beginning(sam, { password: PASSWORD });
    const statement = { format: 'packed', body: new Map([['x5c', [Buffer.from('not even a certificate')]]]) };

    expect((await sam.send('POST', '/account/passkeys', aDevice().create(options, { statement }))).status).toBe(201);
  });
});

describe('confirming a session with a passkey', () => {
  const confirm = async (visitor: Visitor, device: SoftwareAuthenticator, lie?: Dishonesty) =>
    visitor.send('POST', '/account/step-up/passkey', device.sign(await challengeFor(visitor), lie));
  const isConfirmed = async (visitor: Visitor): Promise<boolean> => {
    const [session] = await api.sql<{ isConfirmed: boolean }>(
      `select confirmed_at > now() - interval '1 minute' as "isConfirmed" from identity.sessions
       where account_id = $1 order by opened_at desc limit 1`,
      [await visitor.id()],
    );
    return session?.isConfirmed ?? false;
  };

  it('works once, keeps the session, and rejects another user’s, unknown and forged ones', async () => {
    const [sam, kim] = [await Visitor.verified(api), await Visitor.verified(api)];
    const [device, kims] = [await sam.addPasskey(), await kim.addPasskey()];
    const neverAdded = aDevice();
    neverAdded.create((await beginning(sam, { password: PASSWORD })).options);
    await api.sql(
      `update identity.sessions set confirmed_at = confirmed_at - interval '1 hour' where account_id = $1`,
      [await sam.id()],
    );
    const before = sam.cookie;
    const refused = { status: 422, body: { code: 'identity.passkey-refused' } };
    expect(await confirm(sam, kims)).toMatchObject(refused);
    expect(await confirm(sam, neverAdded)).toMatchObject(refused);
    expect(await confirm(sam, device, { challenge: 'b3RoZXI' })).toMatchObject(refused);
    expect(await isConfirmed(sam)).toBe(false);

    const signed = device.sign(await challengeFor(sam));
    const statuses = await Promise.all([1, 2].map(() => sam.send('POST', '/account/step-up/passkey', signed)));
    expect(statuses.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    expect(await isConfirmed(sam)).toBe(true);
    expect(sam.cookie).toBe(before);
  });
});

describe('signing in with a passkey', () => {
  let kim: Visitor;
  let kims: SoftwareAuthenticator;

  beforeAll(async () => {
    kim = await Visitor.verified(api);
    kims = await kim.addPasskey();
  });

  it('needs no address, password, or second step, and opens a multi-factor session', async () => {
    const sam = await Visitor.verified(api);
    const device = await sam.addPasskey();
    await sam.turnOnTwoStep();
    const elsewhere = new Visitor(api);
    const options = await challengeFor(elsewhere);
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    expect(options).not.toHaveProperty('allowCredentials');

    const answer = await elsewhere.send('POST', '/session/passkey', device.sign(options));

    expect(answer).toMatchObject({ status: 200, body: { user: { email: sam.email, isMfa: true } } });
    expect(await elsewhere.user()).toMatchObject({ email: sam.email, isMfa: true });
    expect(await passkeysOf(sam)).toMatchObject([{ lastUsedAt: expect.any(String) as string }]);
    const events = await api.sql(
      `select from platform.outbox where type = 'identity.signed-in-from-new-device' and payload ->> 'email' = $1`,
      [sam.email],
    );
    expect(events).toHaveLength(1);
  });

  it.each<[string, Dishonesty]>([
    ['answers another challenge', { challenge: 'b3RoZXI' }],
    ['was asked by another site', { origin: 'https://evil.example' }],
    ['was asked for another site', { rpId: 'evil.example' }],
    ['has not seen its owner', { userVerified: false }],
    ['takes it for somebody else’s', { userHandle: Buffer.from(crypto.randomUUID()).toString('base64url') }],
  ])('rejects a device that %s', async (_, lie) => {
    const elsewhere = new Visitor(api);

    expect(await signIn(elsewhere, kims, lie)).toMatchObject({
      status: 422,
      body: { code: 'identity.passkey-refused' },
    });
    expect(await elsewhere.user()).toBeNull();
  });

  it('rejects another credential’s signature', async () => {
    const eves = await (await Visitor.verified(api)).addPasskey();
    const thief = new Visitor(api);
    const userHandle = Buffer.from(await kim.id()).toString('base64url');
    const challenge = await challengeFor(thief);
    const forged = eves.sign(challenge, { userHandle });
    const secondTry = new Visitor(api).withCookieOf(thief, 'passkey');

    const answer = await thief.send('POST', '/session/passkey', { ...forged, credentialId: kims.credentialId });

    expect(answer).toMatchObject({ status: 422, body: { code: 'identity.passkey-refused' } });
    expect(await thief.user()).toBeNull();
    // Each challenge is answered once, also wrongly.
    expect((await secondTry.send('POST', '/session/passkey', kims.sign(challenge))).status).toBe(409);
  });

  it('rejects a replayed answer, also concurrently or in another browser', async () => {
    const browser = new Visitor(api);
    const signed = kims.sign(await challengeFor(browser));
    expect((await new Visitor(api).send('POST', '/session/passkey', signed)).status).toBe(409);

    const sent = Array.from({ length: times({ test: 6, soak: 50 }) }, () =>
      new Visitor(api).withCookieOf(browser, 'passkey').send('POST', '/session/passkey', signed),
    );
    const statuses = (await Promise.all(sent)).map(({ status }) => status);

    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(statuses.length - 1);
  });

  it('rejects a counter that does not grow, and notifies the owner', async () => {
    const sam = await Visitor.verified(api);
    const device = await sam.addPasskey();
    expect((await signIn(new Visitor(api), device, { signCount: 9 })).status).toBe(200);
    expect((await signIn(new Visitor(api), device, { signCount: 9 })).status).toBe(422);
    const told = await api.sql(
      `select payload ->> 'change' as change from platform.outbox
       where type = 'identity.sign-in-changed' and payload ->> 'email' = $1 order by 1`,
      [sam.email],
    );
    expect(told).toEqual([{ change: 'passkey-added' }, { change: 'passkey-copied' }]);
  });

  it('counts toward the network’s attempt limit', async () => {
    const thief = new Visitor(api);
    await signIn(thief, kims, { challenge: 'b3RoZXI' });
    await api.sql(`update identity.attempts set count = 100 where purpose = 'sign-in-network' and count > 0`);

    const locked = await signIn(thief, kims);

    expect(locked).toMatchObject({ status: 429, body: { code: 'identity.too-many-sign-in-attempts' } });
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(0);
    expect((await signIn(new Visitor(api), kims)).status).toBe(200);
  });
});

describe('a passkey', () => {
  it('is renamed and removed by its owner only', async () => {
    const [sam, eve] = [await Visitor.verified(api), await Visitor.verified(api)];
    const device = await sam.addPasskey();
    const [{ id = '' } = {}] = await passkeysOf(sam);
    const rename = (visitor: Visitor, name: string) => visitor.send('POST', `/account/passkeys/${id}/rename`, { name });

    expect((await rename(eve, 'Mine')).status).toBe(404);
    expect((await eve.send('POST', `/account/passkeys/${id}/remove`, { password: PASSWORD })).status).toBe(404);
    expect((await rename(sam, ' ')).status).toBe(422);
    expect((await rename(sam, 'Old phone')).status).toBe(204);
    expect(await passkeysOf(sam)).toMatchObject([{ name: 'Old phone' }]);
    expect((await sam.send('POST', `/account/passkeys/${id}/remove`, {})).status).toBe(204);
    expect(await passkeysOf(sam)).toEqual([]);
    expect(await signIn(new Visitor(api), device)).toMatchObject({
      status: 401,
      body: { code: 'identity.passkey-unknown' },
    });
  });

  it('is required of an admin who has one', async () => {
    const ada = await Visitor.verified(api);
    await ada.becomeAdmin();
    await ada.addPasskey();
    expect((await ada.send('GET', '/admin/users')).status).toBe(200);

    const elsewhere = new Visitor(api, ada.email);
    await elsewhere.signIn();
    expect(await elsewhere.send('GET', '/admin/users')).toMatchObject({ status: 403, body: { isEnrolled: true } });
  });
});

describe('verifying an address for the first time', () => {
  it('removes second factors set up before', async () => {
    const squatter = await Visitor.verified(api);
    const device = await squatter.addPasskey();
    await squatter.turnOnTwoStep();
    await api.sql('update identity.accounts set email_verified = false where email = $1', [squatter.email]);
    const owner = new Visitor(api, squatter.email);

    await owner.send('POST', '/password-reset-request', { email: owner.email });
    const [code = ''] = await owner.codeIds('reset-password');
    const newPassword = 'Another-horse-2';
    await owner.send('POST', '/password-reset-verify', { code: owner.digitsOf(code), newPassword });

    expect((await signIn(new Visitor(api), device)).status).toBe(401);
    expect((await owner.signIn(newPassword)).body).toMatchObject({ user: { emailVerified: true, hasTwoStep: false } });
    const left = `select from identity.recovery_codes where account_id = $1`;
    expect(await api.sql(left, [await owner.id()])).toEqual([]);
  });
});

const aDevice = () => new SoftwareAuthenticator(PUBLIC_URL);

async function beginning(visitor: Visitor, body: object) {
  const answer = await visitor.send('POST', '/account/passkeys/begin', body);
  return { status: answer.status, options: answer.body['options'] as CreationOptions };
}

async function challengeFor(visitor: Visitor): Promise<SignatureOptions> {
  const { body } = await visitor.send('POST', '/session/passkey/begin');
  return body['options'] as SignatureOptions;
}

const signIn = (visitor: Visitor, device: SoftwareAuthenticator, lie?: Dishonesty) =>
  visitor.signInWithPasskey(device, lie);

const passkeysOf = async (visitor: Visitor) =>
  (await visitor.send('GET', '/account/passkeys')).body['rows'] as { readonly id: string }[];
