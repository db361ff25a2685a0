import { times } from '@casewright/platform/testing';
import { type ApiAnswer, type RunningApi, PUBLIC_URL } from './running-api';
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

    for (const body of [{}, { password: null }]) {
      expect(await sam.send('POST', '/account/passkeys/begin', body)).toMatchObject({
        status: 422,
        body: { code: 'identity.password-needed', fields: { password: [expect.any(String)] } },
      });
    }
    expect(await sam.send('POST', '/account/passkeys/begin', { password: 'Wrong-horse-1' })).toMatchObject({
      status: 422,
      body: { code: 'identity.wrong-password' },
    });
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

  it('uses the browser’s name by default, and needs no password for a while', async () => {
    const sam = await Visitor.verified(api);
    const phone = await sam.addPasskey();
    const { status, options } = await beginning(sam, {});
    expect(status).toBe(200);
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
    expect((await beginning(sam, { password: PASSWORD })).status).toBe(200);
  });

  it.each<[string, Dishonesty]>([
    ['answers another challenge', { challenge: 'b3RoZXI' }],
    ['was asked by another site', { origin: 'https://evil.example' }],
    ['was asked by another port of ours', { origin: 'http://localhost:3001' }],
    ['made it for another site', { rpId: 'evil.example' }],
    ['has not seen its owner', { userVerified: false }],
    ['signed instead', { type: 'webauthn.get' }],
  ])('rejects a device that %s', async (_, lie) => {
    const { options } = await beginning(kim, { password: PASSWORD });
    const device = aDevice();

    expect(await kim.send('POST', '/account/passkeys', device.create(options, lie))).toMatchObject({
      status: 422,
      body: { code: 'identity.passkey-refused' },
    });
    // A valid answer is rejected too: each challenge works once.
    expect((await kim.send('POST', '/account/passkeys', device.create(options))).status).toBe(409);
    expect(await passkeysOf(kim)).toEqual([]);
    expect(await kim.user()).toMatchObject({ isMfa: false });
  });

  it('ignores attestation statements and their certificate URLs', async () => {
    const sam = await Visitor.verified(api);
    const { options } = await beginning(sam, { password: PASSWORD });
    const statement = { format: 'packed', body: new Map([['x5c', [Buffer.from('not even a certificate')]]]) };

    expect((await sam.send('POST', '/account/passkeys', aDevice().create(options, { statement }))).status).toBe(201);
  });

  it.each<[string, object]>([
    ['no attestation', { attestation: 'AAAA' }],
    ['an attestation that is no CBOR', { attestation: '_____w' }],
    ['client data that is no JSON', { clientData: 'AAAA' }],
    ['the id of another pair of keys', { credentialId: 'b3RoZXI' }],
  ])('rejects an answer with %s', async (_, made) => {
    const { options } = await beginning(kim, { password: PASSWORD });
    const answer = { ...aDevice().create(options), ...made };
    expect((await kim.send('POST', '/account/passkeys', answer)).status).toBe(422);
    expect(await passkeysOf(kim)).toEqual([]);
  });

  it.each<[string, object]>([
    ['clientData', { clientData: '<x>' }],
    ['credentialId', { credentialId: 'x'.repeat(1_365) }],
    ['transports', { transports: ['<x>'] }],
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(61) }],
    ['name', { name: 'one\nline' }],
  ])('reports a malformed %s', async (field, told) => {
    const { options } = await beginning(kim, { password: PASSWORD });
    expect(await kim.send('POST', '/account/passkeys', { ...aDevice().create(options), ...told })).toMatchObject({
      status: 422,
      body: { fields: { [field]: [expect.any(String)] } },
    });
  });

  it('rejects another user’s credential', async () => {
    const [sam, eve] = [await Visitor.verified(api), await Visitor.verified(api)];
    const device = await sam.addPasskey();
    const { options } = await beginning(eve, { password: PASSWORD });

    expect(await eve.send('POST', '/account/passkeys', device.create(options))).toMatchObject({
      status: 409,
      body: { code: 'identity.passkey-known' },
    });
    expect(await passkeysOf(eve)).toEqual([]);
  });

  it('continues only in the browser and session that began it', async () => {
    const [sam, eve] = [await Visitor.verified(api), await Visitor.verified(api)];
    const { options } = await beginning(sam, { password: PASSWORD });
    expect((await eve.send('POST', '/account/passkeys', aDevice().create(options))).status).toBe(409);

    eve.withCookieOf(sam, 'add-passkey');
    expect((await eve.send('POST', '/account/passkeys', aDevice().create(options))).status).toBe(409);
    expect(await passkeysOf(eve)).toEqual([]);
  });

  it('requires a verified address, as does two-step verification', async () => {
    const newcomer = await Visitor.unverified(api);
    for (const route of ['/account/passkeys/begin', '/account/two-step']) {
      expect(await newcomer.send('POST', route, { password: PASSWORD })).toMatchObject({
        status: 403,
        body: { code: 'identity.email-not-verified' },
      });
    }
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
  const anHourLater = async (visitor: Visitor) =>
    api.sql(`update identity.sessions set confirmed_at = confirmed_at - interval '1 hour' where account_id = $1`, [
      await visitor.id(),
    ]);

  it('needs no password, and keeps the session', async () => {
    const sam = await Visitor.verified(api);
    const device = await sam.addPasskey();
    await anHourLater(sam);
    const before = sam.cookie;
    expect((await confirm(sam, device)).status).toBe(204);
    expect(await isConfirmed(sam)).toBe(true);
    expect(sam.cookie).toBe(before);
  });

  it('rejects another user’s, unknown, forged and replayed ones, without ending the session', async () => {
    const [sam, kim] = [await Visitor.verified(api), await Visitor.verified(api)];
    const [device, kims] = [await sam.addPasskey(), await kim.addPasskey()];
    const neverAdded = aDevice();
    neverAdded.create((await beginning(sam, { password: PASSWORD })).options);
    await anHourLater(sam);
    const refused = { status: 422, body: { code: 'identity.passkey-refused' } };
    expect(await confirm(sam, kims)).toMatchObject(refused);
    expect(await confirm(sam, neverAdded)).toMatchObject(refused);
    expect(await confirm(sam, device, { challenge: 'b3RoZXI' })).toMatchObject(refused);
    expect(await isConfirmed(sam)).toBe(false);

    const signed = device.sign(await challengeFor(sam));
    const statuses = await Promise.all([1, 2].map(() => sam.send('POST', '/account/step-up/passkey', signed)));
    expect(statuses.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    expect(await sam.user()).toMatchObject({ email: sam.email });
  });
});

describe('signing in with a passkey', () => {
  let kim: Visitor;
  let kims: SoftwareAuthenticator;

  // A device counts its signatures, and some tests set the count back.
  beforeEach(async () => {
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
    ['made keys instead', { type: 'webauthn.create' }],
    ['counts backwards', { signCount: 1 }],
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
    const forged = eves.sign(await challengeFor(thief), { userHandle });

    const answer = await thief.send('POST', '/session/passkey', { ...forged, credentialId: kims.credentialId });

    expect(answer).toMatchObject({ status: 422, body: { code: 'identity.passkey-refused' } });
    expect(await thief.user()).toBeNull();
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

  it('accepts a decreased counter, and notifies the owner', async () => {
    const sam = await Visitor.verified(api);
    const device = await sam.addPasskey();
    expect((await signIn(new Visitor(api), device, { signCount: 9 })).status).toBe(200);
    expect((await signIn(new Visitor(api), device, { signCount: 9 })).status).toBe(422);
    expect(await toldTo(sam)).toEqual(['passkey-added', 'passkey-copied']);
    expect((await signIn(new Visitor(api), device, { signCount: 10 })).status).toBe(200);
  });

  it('reports a removed passkey as unknown', async () => {
    const sam = await Visitor.verified(api);
    const device = await sam.addPasskey();
    const [{ id = '' } = {}] = await passkeysOf(sam);
    expect((await sam.send('POST', `/account/passkeys/${id}/remove`, { password: PASSWORD })).status).toBe(204);

    expect(await signIn(new Visitor(api), device)).toMatchObject({
      status: 401,
      body: { code: 'identity.passkey-unknown' },
    });
    expect(await toldTo(sam)).toEqual(['passkey-added', 'passkey-removed']);
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

  it('signs in a user with a pending account deletion, as the password does', async () => {
    const sam = await Visitor.verified(api);
    const device = await sam.addPasskey();
    await sam.send('POST', '/account/deletion', { password: PASSWORD, confirmation: sam.email });

    expect(await signIn(new Visitor(api), device)).toMatchObject({
      status: 200,
      body: { user: { deletionDueAt: expect.any(String) as string } },
    });
  });
});

describe('managing passkeys', () => {
  it('is limited to their owner', async () => {
    const [sam, eve] = [await Visitor.verified(api), await Visitor.verified(api)];
    await sam.addPasskey();
    const [{ id = '' } = {}] = await passkeysOf(sam);
    const rename = (visitor: Visitor, name: string) => visitor.send('POST', `/account/passkeys/${id}/rename`, { name });

    expect((await rename(eve, 'Mine')).status).toBe(404);
    expect((await eve.send('POST', `/account/passkeys/${id}/remove`, { password: PASSWORD })).status).toBe(404);
    expect((await rename(sam, ' ')).status).toBe(422);
    expect((await rename(sam, 'Old phone')).status).toBe(204);
    expect(await passkeysOf(sam)).toMatchObject([{ name: 'Old phone' }]);
  });

  it('needs only the password while it opens everything, but the second factor where one is required', async () => {
    const sam = await Visitor.verified(api);
    await sam.addPasskey();
    const weak = new Visitor(api, sam.email);
    await weak.signIn();
    expect((await beginning(weak, {})).status).toBe(422);
    expect((await beginning(weak, { password: PASSWORD })).status).toBe(200);

    await sam.becomeAdmin();
    for (const route of ['passkeys/begin', 'two-step', `passkeys/${(await passkeysOf(sam))[0]?.id}/remove`]) {
      expect(await weak.send('POST', `/account/${route}`, { password: PASSWORD })).toMatchObject({
        status: 403,
        body: { code: 'identity.second-step-needed' },
      });
    }
  });

  it('closes the admin area when an admin removes the last one', async () => {
    const ada = await Visitor.verified(api);
    await ada.becomeAdmin();
    await ada.addPasskey();
    expect((await ada.send('GET', '/admin/users')).status).toBe(200);
    const elsewhere = new Visitor(api, ada.email);
    await elsewhere.signIn();
    expect(await elsewhere.send('GET', '/admin/users')).toMatchObject({ status: 403, body: { isEnrolled: true } });

    const [{ id = '' } = {}] = await passkeysOf(ada);
    await ada.send('POST', `/account/passkeys/${id}/remove`, { password: PASSWORD });
    expect(await ada.send('GET', '/admin/users')).toMatchObject({ status: 403, body: { isEnrolled: false } });
  });
});

describe('verifying an address for the first time', () => {
  it.each<[string, (owner: Visitor) => Promise<unknown>]>([
    ['code', async (owner) => choosePassword(owner, await owner.verify(await owner.mailedCode()))],
    [
      'link',
      async (owner) =>
        choosePassword(
          owner,
          await owner.send('POST', '/verify-email-link', { email: owner.email, token: await owner.mailedToken() }),
        ),
    ],
    ['new password', (owner) => resetPassword(owner)],
  ])('by a %s removes second factors set up before', async (_, prove) => {
    const squatter = await Visitor.verified(api);
    const device = await squatter.addPasskey();
    await squatter.turnOnTwoStep();
    await api.sql('update identity.accounts set email_verified = false where email = $1', [squatter.email]);
    await api.sql(`update identity.email_codes set voided_at = null where subject = $1`, [squatter.email]);

    await prove(new Visitor(api, squatter.email));

    expect((await signIn(new Visitor(api), device)).status).toBe(401);
    const [account] = await api.sql(
      `select email_verified as verified,
         (select count(*)::int from identity.authenticators where account_id = account.id) as authenticators,
         (select count(*)::int from identity.recovery_codes where account_id = account.id) as codes,
         (select count(*)::int from identity.sessions where account_id = account.id and mfa) as mfa
       from identity.accounts account where email = $1`,
      [squatter.email],
    );
    expect(account).toEqual({ verified: true, authenticators: 0, codes: 0, mfa: 0 });
  });

  it('differs from later proofs: a new password keeps passkeys and two-step verification', async () => {
    const sam = await Visitor.verified(api);
    const device = await sam.addPasskey();
    await sam.turnOnTwoStep();

    await resetPassword(new Visitor(api, sam.email));

    expect((await signIn(new Visitor(api), device)).status).toBe(200);
    expect((await new Visitor(api, sam.email).signIn('Another-horse-2')).body).toMatchObject({ next: 'second-step' });
  });
});

const choosePassword = (owner: Visitor, { body }: ApiAnswer) =>
  owner.send('POST', '/reset-password', { ...(body['resetLink'] as object), newPassword: 'Another-horse-2' });

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

async function toldTo({ email }: Visitor): Promise<string[]> {
  const told = await api.sql<{ change: string }>(
    `select payload ->> 'change' as change from platform.outbox
     where type = 'identity.sign-in-changed' and payload ->> 'email' = $1 order by occurred_at, id`,
    [email],
  );
  return told.map(({ change }) => change);
}

async function resetPassword(visitor: Visitor): Promise<void> {
  await visitor.send('POST', '/password-reset-request', { email: visitor.email });
  const [code = ''] = await visitor.codeIds('reset-password');
  const answer = await visitor.send('POST', '/password-reset-verify', {
    code: visitor.digitsOf(code),
    newPassword: 'Another-horse-2',
  });
  expect(answer.status).toBe(204);
}
