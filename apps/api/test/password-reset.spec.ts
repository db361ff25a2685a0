import { PasswordHasher } from '@casewright/identity';
import { CodeDigits, ResetLinks } from '@casewright/identity/testing';
import { times } from '@casewright/platform/testing';
import type { ApiAnswer, RunningApi } from './running-api';
import { PASSWORD, startTwoWithSessions, Visitor } from './visitor';

const NEW_PASSWORD = 'Battery-staple-2';
const WRONG = 'Invalid verification code';
const MALFORMED = 'code must be 6 digits';

let api: RunningApi;

beforeAll(async () => {
  api = await startTwoWithSessions();
});
afterAll(() => api.stop());

describe('requesting a password reset', () => {
  it('sends one mail a minute, also for concurrent requests', async () => {
    const sam = await Visitor.verified(api);

    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(new Visitor(api, sam.email))));

    expect(statusesOf(answers)).toEqual({ 204: 1, 429: 9 });
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body).toMatchObject({ code: 'identity.code-requested-too-often' });
    expect(refused?.headers['retry-after']).toBe(String(refused?.body['retryAfterSeconds']));
    expect(await mailsTo(sam)).toBe(1);
  });

  it('returns the same bytes for an unknown address', async () => {
    const sam = await Visitor.verified(api);
    const seen = async (visitor: Visitor) => {
      const answers = [];
      for (let n = 0; n < 2; n++) answers.push(await ask(visitor));
      for (let n = 0; n < 7; n++) answers.push(await byCode(visitor, '000000'));
      return answers.map((answer) => {
        const { text, ...rest } = visitor.seenIn(answer);
        return { ...rest, text: text.replace(/:(900|8\d\d)\b/, ':about 900') };
      });
    };

    expect(await seen(new Visitor(api, sam.email))).toEqual(await seen(new Visitor(api)));
  });

  it('requires a work email address', async () => {
    const { status, body, headers } = await ask(new Visitor(api, 'sam@gmail.com'));

    expect({ status, body }).toMatchObject({
      status: 422,
      body: { code: 'identity.work-email-required', fields: { email: [expect.any(String)] } },
    });
    expect(headers['set-cookie']).toBeUndefined();
  });
});

describe('the reset code', () => {
  it('sets a new password, ends all sessions, and notifies the owner', async () => {
    const sam = await Visitor.verified(api);
    const elsewhere = new Visitor(api, sam.email);
    await elsewhere.signIn();
    await asked(sam);
    // Too early for another mail, but the code works in this browser too.
    const forgetful = await asked(sam);
    const code = await codeOf(sam);

    expect(await byCode(forgetful, '12345a')).toMatchObject({ status: 422, body: { fields: { code: [MALFORMED] } } });
    expect((await byCode(forgetful, code, 'short')).body).toMatchObject({ code: 'identity.new-password-refused' });
    expect((await byCode(forgetful, ` ${code} `)).status).toBe(204);

    expect([await sam.user(), await elsewhere.user(), await forgetful.user()]).toEqual([null, null, null]);
    expect((await elsewhere.signIn(PASSWORD)).status).toBe(401);
    expect((await elsewhere.signIn(NEW_PASSWORD)).status).toBe(200);
    expect(await mailsTo(sam, 'identity.password-changed')).toBe(1);
  });

  it('works only in a browser that requested it, for its own address', async () => {
    const sam = await Visitor.verified(api);
    await asked(sam);
    const other = await asked(await Visitor.verified(api));

    expect(await byCode(new Visitor(api), await codeOf(sam))).toMatchObject({
      status: 409,
      body: { code: 'identity.reset-not-begun' },
    });
    expect((await byCode(other, await codeOf(sam))).status).toBe(422);
    expect(await sam.user()).toMatchObject({ email: sam.email });
  });

  it('works once, also concurrently', async () => {
    const sam = await Visitor.verified(api);
    const forgetful = await asked(sam);
    const others = await Promise.all(Array.from({ length: 4 }, () => asked(sam)));
    const code = await codeOf(sam);
    const uses = times({ test: 5, soak: 50 });

    const answers = await Promise.all(
      Array.from({ length: uses }, (_, n) => byCode([forgetful, ...others][n % 5] ?? forgetful, code)),
    );

    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(await mailsTo(sam, 'identity.password-changed')).toBe(1);
  });

  it('allows five guesses from any number of browsers, then only the link works', async () => {
    const sam = await Visitor.verified(api);
    const guesses = times({ test: 8, soak: 200 });
    const guessers = await Promise.all(Array.from({ length: guesses }, () => asked(sam)));
    const wrong = (await codeOf(sam)) === '000000' ? '000001' : '000000';

    const answers = await Promise.all(guessers.map((guesser) => byCode(guesser, wrong)));

    expect(answers.filter(({ body }) => body['title'] === WRONG)).toHaveLength(5);
    const locked = answers.filter(({ status }) => status === 429);
    expect(locked).toHaveLength(guesses - 5);
    expect(locked[0]).toMatchObject({
      headers: { 'retry-after': expect.stringMatching(/^(900|8\d\d)$/) as string },
      body: { code: 'identity.code-entry-locked' },
    });
    expect((await byCode(guessers[0] ?? sam, await codeOf(sam))).status).toBe(429);
    expect(await sam.user()).toMatchObject({ email: sam.email });
    expect((await byLink(await linkOf(sam))).status).toBe(204);
  });
});

describe('the reset link', () => {
  it('sets a password once in any browser, also concurrently', async () => {
    const sam = await Visitor.verified(api);
    await asked(sam);
    const link = await linkOf(sam);
    expect(await byLink(link, 'short')).toMatchObject({
      status: 422,
      body: { code: 'identity.new-password-refused', fields: { newPassword: [expect.any(String)] } },
    });

    const answers = await Promise.all(Array.from({ length: times({ test: 5, soak: 50 }) }, () => byLink(link)));

    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(answers.find(({ status }) => status !== 204)?.body).toMatchObject({
      code: 'identity.reset-link-invalid',
      title: 'This reset link is invalid or has expired. Please request a new one.',
    });
    expect(answers.flatMap(({ headers }) => headers['set-cookie'] ?? [])).toEqual([]);
    expect(await sam.user()).toBeNull();
    expect((await new Visitor(api, sam.email).signIn(NEW_PASSWORD)).status).toBe(200);
    expect(await mailsTo(sam, 'identity.password-changed')).toBe(1);
  });

  it('is useless when truncated, combined, or used to sign in, and then no password is hashed', async () => {
    const [sam, kim] = [await Visitor.verified(api), await Visitor.verified(api)];
    await asked(sam);
    await asked(kim);
    const [link, other] = [await linkOf(sam), await linkOf(kim)];
    const hash = jest.spyOn(api.get(PasswordHasher), 'hash');

    for (const useless of [
      { accessToken: link.accessToken, refreshToken: other.refreshToken },
      { accessToken: link.refreshToken, refreshToken: link.accessToken },
      { ...link, accessToken: link.accessToken.slice(0, -1) },
    ]) {
      expect((await byLink(useless)).status).toBe(422);
    }

    expect(hash).not.toHaveBeenCalled();
    hash.mockRestore();
    for (const token of Object.values(link)) expect(await new Visitor(api).withCookie(token).user()).toBeNull();
  });

  it('expires after an hour', async () => {
    const sam = await Visitor.verified(api);
    await asked(sam);
    await api.sql(
      `update identity.email_codes set issued_at = issued_at - interval '1 hour',
         expires_at = expires_at - interval '1 hour'
       where account_id = $1`,
      [await sam.id()],
    );

    expect((await byLink(await linkOf(sam))).status).toBe(422);
  });
});

const ask = (visitor: Visitor): Promise<ApiAnswer> =>
  visitor.send('POST', '/password-reset-request', { email: visitor.email });

/** A browser that requested a reset, even if it was too early for another mail. */
async function asked({ email }: Visitor): Promise<Visitor> {
  const forgetful = new Visitor(api, email);
  await ask(forgetful);
  return forgetful;
}

const byCode = (visitor: Visitor, code: string, newPassword = NEW_PASSWORD): Promise<ApiAnswer> =>
  visitor.send('POST', '/password-reset-verify', { code, newPassword });

const byLink = (link: object, newPassword = NEW_PASSWORD): Promise<ApiAnswer> =>
  new Visitor(api).send('POST', '/reset-password', { ...link, newPassword });

const codeOf = async (sam: Visitor): Promise<string> => api.get(CodeDigits).of(await newestOf(sam));
const linkOf = async (sam: Visitor) => api.get(ResetLinks).of(await newestOf(sam));

async function newestOf(sam: Visitor): Promise<string> {
  const [newest] = await sam.codeIds('reset-password');
  if (!newest) throw new Error(`no mail for a new password was sent to ${sam.email}`);
  return newest;
}

async function mailsTo({ email }: Visitor, type = 'identity.password-reset-requested'): Promise<number> {
  const [counted] = await api.sql<{ count: number }>(
    `select count(*)::int as count from platform.outbox where type = $1 and payload ->> 'email' = $2`,
    [type, email],
  );
  return counted?.count ?? 0;
}

function statusesOf(answers: readonly ApiAnswer[]): Record<number, number> {
  const counted: Record<number, number> = {};
  for (const { status } of answers) counted[status] = (counted[status] ?? 0) + 1;
  return counted;
}
