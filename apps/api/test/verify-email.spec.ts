import { times } from '@casewright/platform/testing';
import type { RunningApi } from './running-api';
import { PASSWORD, startTwoWithSessions, Visitor } from './visitor';

const WRONG = { success: false, error: 'Invalid verification code' };
const EXPIRED = {
  success: false,
  error: 'This code is no longer valid. Enter the newest code or request another one.',
};

describe('verifying an email address', () => {
  let api: RunningApi;

  beforeAll(async () => {
    api = await startTwoWithSessions();
  });
  afterAll(() => api.stop());

  it('signs in the browser that signed up, with the name and password entered there', async () => {
    const sam = await Visitor.signedUp(api);
    for (const malformed of ['12345', '１２３４５６']) {
      expect(await sam.verify(malformed)).toMatchObject({
        status: 422,
        body: { fields: { code: [expect.any(String)] } },
      });
    }

    const answer = await sam.verify(` ${await sam.mailedCode()} `);

    expect(answer).toMatchObject({ status: 200, body: { success: true, outcome: 'signed-up' } });
    expect(await sam.user()).toMatchObject({ email: sam.email, firstName: 'Sam', emailVerified: true });
    expect((await new Visitor(api, sam.email).signIn()).status).toBe(200);
  });

  it('in another browser only proves the mailbox: sessions end, the password is void, and a new one is chosen', async () => {
    const stranger = await Visitor.unverified(api);
    const deletion = { password: PASSWORD, confirmation: stranger.email };
    expect((await stranger.send('POST', '/account/deletion', deletion)).status).toBe(200);
    await stranger.send('POST', '/send-verification-code', {});
    const owner = new Visitor(api, stranger.email);

    const { body, headers } = await owner.verify(await owner.mailedCode());

    expect(body).toMatchObject({ success: true, outcome: 'choose-password' });
    expect(headers['set-cookie']).toBeUndefined();
    expect(await api.count(`identity.accounts where email = '${owner.email}' and deletion_due_at is null`)).toBe(1);
    expect(await stranger.user()).toBeNull();
    expect((await stranger.signIn()).status).toBe(401);
    const chosen = { ...(body['resetLink'] as object), newPassword: 'Battery-staple-2' };
    expect((await owner.send('POST', '/reset-password', chosen)).status).toBe(204);
    expect((await owner.signIn('Battery-staple-2')).body).toMatchObject({ user: { emailVerified: true } });
  });

  it('can be resumed by signing in first', async () => {
    const sam = await Visitor.signedUp(api);
    const phone = new Visitor(api, sam.email);

    expect((await phone.signIn()).body).toEqual({ user: null, next: 'verify-email' });
    expect((await phone.verify(await sam.mailedCode())).body).toMatchObject({ outcome: 'signed-up' });
    expect(await phone.user()).toMatchObject({ emailVerified: true });
  });

  it('in a session grants access to routes for verified users, with a new token, and ends other sessions', async () => {
    const sam = await Visitor.unverified(api);
    const before = sam.cookie;
    const elsewhere = new Visitor(api, sam.email);
    await elsewhere.signIn();
    await sam.send('POST', '/send-verification-code', {});
    const message = () => sam.send('POST', '/messages', { subject: 'Hello', content: 'Hi' });
    expect(await message()).toMatchObject({ status: 403, body: { code: 'identity.email-not-verified' } });

    await sam.verify(await sam.mailedCode());

    expect((await message()).body['code']).not.toBe('identity.email-not-verified');
    expect(await new Visitor(api).withCookie(before).user()).toBeNull();
    expect(await elsewhere.user()).toBeNull();
    expect(await api.count(`identity.devices where account_id = '${await sam.id()}'`)).toBe(1);
  });

  it('succeeds once, also for concurrent entries of the code', async () => {
    const sam = await Visitor.signedUp(api);
    const code = await sam.mailedCode();

    const answers = await Promise.all(
      Array.from({ length: times({ test: 8, soak: 50 }) }, () => new Visitor(api, sam.email).verify(code)),
    );

    expect(answers.filter(({ body }) => body['success'] === true)).toHaveLength(1);
  });

  it('allows five wrong guesses, from any number of sessions', async () => {
    const sam = await Visitor.signedUp(api);
    const code = await sam.mailedCode();
    const wrong = code === '000000' ? '000001' : '000000';
    const guesses = times({ test: 12, soak: 200 });

    const answers = await Promise.all(Array.from({ length: guesses }, () => new Visitor(api, sam.email).verify(wrong)));

    expect(answers.filter(({ body }) => body['error'] === WRONG.error)).toHaveLength(5);
    const locked = answers.filter(({ status }) => status === 429);
    expect(locked).toHaveLength(guesses - 5);
    expect(locked[0]).toMatchObject({
      headers: { 'retry-after': expect.stringMatching(/^(900|8\d\d)$/) as string },
      body: { code: 'identity.code-entry-locked' },
    });
    expect((await sam.verify(code)).status).toBe(429);
    expect(await sam.user()).toBeNull();
  });

  it('answers alike for an existing address, up to the last attempt', async () => {
    const owner = await Visitor.verified(api);
    const answersFor = async (stranger: Visitor) => {
      await stranger.signUp();
      const answers = [];
      for (let n = 0; n < 7; n++) {
        const { status, text } = await new Visitor(api, stranger.email).verify('000000');
        answers.push({ status, text: text.replace(/:8\d\d\b/, ':900') });
      }
      return answers;
    };

    expect(await answersFor(new Visitor(api, owner.email))).toEqual(await answersFor(new Visitor(api)));
  });

  it('rejects a code after 15 minutes', async () => {
    const sam = await Visitor.signedUp(api);
    await minutesPass(sam, 15);

    expect((await sam.verify(await sam.mailedCode())).body).toEqual(EXPIRED);
  });

  it('sends another code at most once a minute', async () => {
    const sam = await Visitor.signedUp(api);
    const resend = () => sam.send('POST', '/send-verification-code', {});

    const tooSoon = await resend();
    expect(tooSoon).toMatchObject({ status: 429, body: { code: 'identity.code-requested-too-often' } });
    expect(tooSoon.body['retryAfterSeconds']).toBeGreaterThan(50);
    expect(tooSoon.headers['retry-after']).toBe(String(tooSoon.body['retryAfterSeconds']));

    await minutesPass(sam, 1);
    const answers = await Promise.all(Array.from({ length: 10 }, resend));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(await sam.codeIds()).toHaveLength(2);
  });

  it('by link works once, also when code entry is locked, and reports a used link', async () => {
    const sam = await Visitor.signedUp(api);
    for (let n = 0; n < 6; n++) await sam.verify('000000');
    expect((await sam.verify(await sam.mailedCode())).status).toBe(429);
    const follow = (visitor: Visitor, token: string) =>
      visitor.send('POST', '/verify-email-link', { email: sam.email, token });

    expect((await follow(sam, 'made-up')).body).toMatchObject({ success: false });
    expect((await follow(sam, await sam.mailedToken())).body).toMatchObject({ success: true, outcome: 'signed-up' });
    expect(await sam.user()).toMatchObject({ emailVerified: true });
    expect((await follow(new Visitor(api), await sam.mailedToken())).body).toEqual({
      success: true,
      outcome: 'already-verified',
    });
  });

  /** Backdates one account's codes. */
  const minutesPass = (sam: Visitor, minutes: number) =>
    api.sql(
      `update identity.email_codes
       set issued_at = issued_at - make_interval(mins => $1), expires_at = expires_at - make_interval(mins => $1)
       where subject = $2`,
      [minutes, sam.email],
    );
});
