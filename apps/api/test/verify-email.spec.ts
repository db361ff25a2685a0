import { times } from '@casewright/platform/testing';
import type { RunningApi } from './running-api';
import { startWithSessions, Visitor } from './visitor';

const WRONG = { success: false, error: 'Invalid verification code' };
const EXPIRED = {
  success: false,
  error: 'This code is no longer valid. Enter the newest one, or have another sent.',
};

describe('verifying an email address', () => {
  let api: RunningApi;

  beforeAll(async () => {
    api = await startWithSessions();
  });
  afterAll(() => api.stop());

  it('needs no session and opens none', async () => {
    const sam = await Visitor.signedUp(api);
    const elsewhere = new Visitor(api, sam.email);

    const answer = await elsewhere.verify(` ${await sam.mailedCode()} `);

    expect(answer).toMatchObject({ status: 200, body: { success: true } });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(await sam.user()).toMatchObject({ emailVerified: true });
  });

  it('opens what is closed to the unverified', async () => {
    const sam = await Visitor.signedUp(api);
    const message = () => sam.send('POST', '/messages', { subject: 'Hello', content: 'Hi' });
    expect(await message()).toMatchObject({ status: 403, body: { code: 'identity.email-not-verified' } });

    await sam.verify(await sam.mailedCode());

    expect((await message()).body['code']).not.toBe('identity.email-not-verified');
  });

  it('succeeds once, however many enter the code at once', async () => {
    const sam = await Visitor.signedUp(api);
    const code = await sam.mailedCode();

    const answers = await Promise.all(
      Array.from({ length: times({ test: 20, soak: 50 }) }, () => new Visitor(api, sam.email).verify(code)),
    );

    expect(answers.filter(({ body }) => body['success'] === true)).toHaveLength(1);
    expect(await sam.user()).toMatchObject({ emailVerified: true });
  });

  it('judges at most five wrong guesses, from however many sessions they come at once', async () => {
    const sam = await Visitor.signedUp(api);
    const code = await sam.mailedCode();
    const wrong = code === '000000' ? '000001' : '000000';
    const guesses = times({ test: 40, soak: 200 });

    const answers = await Promise.all(Array.from({ length: guesses }, () => new Visitor(api, sam.email).verify(wrong)));

    expect(answers.filter(({ body }) => body['error'] === WRONG.error)).toHaveLength(5);
    const locked = answers.filter(({ status }) => status === 429);
    expect(locked).toHaveLength(guesses - 5);
    expect(locked[0]).toMatchObject({
      headers: { 'retry-after': expect.stringMatching(/^(900|8\d\d)$/) as string },
      body: { code: 'identity.code-entry-locked' },
    });
    expect((await sam.verify(code)).status).toBe(429);
    expect(await sam.user()).toMatchObject({ emailVerified: false });
  });

  it('answers for an address that nobody signed up with as for any other, to the last try', async () => {
    const sam = await Visitor.signedUp(api);
    const answersFor = async (email: string) => {
      const answers = [];
      for (let n = 0; n < 7; n++) {
        const { status, text } = await new Visitor(api, email).verify('000000');
        answers.push({ status, text: text.replace(/:8\d\d\b/, ':900') });
      }
      return answers;
    };

    expect(await answersFor('nobody@acme.example')).toEqual(await answersFor(sam.email));
  });

  it('takes the two newest codes', async () => {
    const sam = await Visitor.signedUp(api);
    const first = await sam.mailedCode();
    await minutesPass(sam, 2);
    expect((await sam.send('POST', '/send-verification-code', {})).status).toBe(204);
    const second = await sam.mailedCode();
    expect(second).not.toBe(first);

    expect((await sam.verify(first)).body).toEqual({ success: true });
    expect((await sam.verify(second)).body).toEqual(WRONG);
  });

  it('does not take a code of 15 minutes ago', async () => {
    const sam = await Visitor.signedUp(api);
    await minutesPass(sam, 15);

    expect((await sam.verify(await sam.mailedCode())).body).toEqual(EXPIRED);
  });

  it('sends another code a minute after the last and not before, however often it is asked', async () => {
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

  it('sends a code to those who are signed in and unverified only', async () => {
    const sam = await Visitor.verified(api);

    expect((await sam.send('POST', '/send-verification-code', {})).body['code']).toBe('identity.already-verified');
    expect((await new Visitor(api).send('POST', '/send-verification-code', {})).status).toBe(401);
  });

  it('goes by the link alone while codes are suspended, which is after too many wrong ones in a day', async () => {
    const sam = await Visitor.signedUp(api);
    await api.sql(`insert into identity.guesses values ((now() at time zone 'utc')::date, 2000)
      on conflict (day) do update set wrong = 2000`);

    const answer = await sam.verify(await sam.mailedCode());
    expect(answer).toMatchObject({ status: 429, body: { code: 'identity.codes-suspended' } });
    expect(answer.headers['retry-after']).toBe(String(answer.body['retryAfterSeconds']));

    const follow = (token: string) => new Visitor(api).send('POST', '/verify-email-link', { email: sam.email, token });
    expect((await follow('made-up')).body).toMatchObject({ success: false });
    const token = await sam.mailedToken();
    const answers = await Promise.all(Array.from({ length: 10 }, () => follow(token)));
    expect(answers.filter(({ body }) => body['success'] === true)).toHaveLength(1);
    expect(await sam.user()).toMatchObject({ emailVerified: true });
    await api.sql('truncate identity.guesses');
  });

  it.each(['12345', '1234567', '12345a', '', '１２３４５６', '123456\u0000'])(
    'refuses %p, which no code looks like, without counting it',
    async (code) => {
      const sam = await Visitor.signedUp(api);

      const { status, body } = await sam.verify(code);

      expect(status).toBe(422);
      expect(Object.keys(body['fields'] as object)).toEqual(['code']);
      expect((await sam.verify(await sam.mailedCode())).body).toEqual({ success: true });
    },
  );

  /** As far as the codes of one account can tell. */
  const minutesPass = (sam: Visitor, minutes: number) =>
    api.sql(
      `update identity.email_codes
       set issued_at = issued_at - make_interval(mins => $1), expires_at = expires_at - make_interval(mins => $1)
       where account_id = (select id from identity.accounts where email = $2)`,
      [minutes, sam.email],
    );
});
