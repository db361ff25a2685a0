import { eventually } from '@casewright/platform/testing';
import { ApiProcess, type Browser } from './api-process';
import type { RunningApi } from './running-api';
import { aSignUp, PASSWORD, startWithSessions, Visitor } from './visitor';

const HOUR_MS = 60 * 60 * 1000;

describe('two processes over one database, whose clocks are an hour off either way', () => {
  let api: RunningApi;
  let ahead: ApiProcess;
  let behind: ApiProcess;

  beforeAll(async () => {
    api = await startWithSessions();
    [ahead, behind] = (await Promise.all([HOUR_MS, -HOUR_MS].map((ms) => ApiProcess.start(api.databaseUrl, ms)))) as [
      ApiProcess,
      ApiProcess,
    ];
  });
  afterAll(async () => {
    await Promise.all([ahead?.stop(), behind?.stop()]);
    await api.stop();
  });

  it('agree on which codes, sessions and waits are over', async () => {
    for (const [one, other] of [
      [ahead, behind],
      [behind, ahead],
    ] as const) {
      const { email } = aSignUp();
      const browser: Browser = { session: undefined };
      await one.send('POST', '/sign-up', browser, aSignUp({ email }));
      await api.sql(`update identity.email_codes set issued_at = issued_at - interval '14 minutes',
        expires_at = expires_at - interval '14 minutes'`);
      const sam = new Visitor(api, email);

      const resent = await other.send('POST', '/send-verification-code', browser, {});
      expect(resent.status).toBe(204);
      const tooSoon = await one.send('POST', '/send-verification-code', browser, {});
      expect(tooSoon).toMatchObject({ status: 429 });
      expect(tooSoon.body['retryAfterSeconds']).toBeLessThanOrEqual(60);

      const [, first = ''] = await sam.codeIds();
      const code = sam.digitsOf(first);
      expect(await other.send('POST', '/verify-email-code', browser, { email, code })).toEqual({
        status: 200,
        body: { success: true },
      });
      expect(await one.send('GET', '/session', browser)).toMatchObject({ body: { user: { email } } });
    }
  });

  it('take as over what is, for a session and for a code', async () => {
    const { email } = aSignUp();
    const browser: Browser = { session: undefined };
    await behind.send('POST', '/sign-up', browser, aSignUp({ email }));
    const sam = new Visitor(api, email);
    await api.sql(
      `update identity.email_codes set issued_at = issued_at - interval '15 minutes', expires_at = expires_at - interval '15 minutes'`,
    );
    await api.sql(`update identity.sessions set expires_at = now()`);

    const code = await sam.mailedCode();
    for (const process of [ahead, behind]) {
      expect((await process.send('POST', '/verify-email-code', { session: undefined }, { email, code })).body).toEqual({
        success: false,
        error: 'This code is no longer valid. Enter the newest one, or have another sent.',
      });
      expect((await process.send('GET', '/session', browser)).body).toEqual({ user: null });
    }
  });

  it('count the same tries, which a restart does not forget', async () => {
    const { email } = aSignUp();
    const guess = { email, code: '000000' };
    const nobody = { session: undefined };
    for (let n = 0; n < 5; n++) await ahead.send('POST', '/verify-email-code', nobody, guess);

    const locked = { status: 429, body: { code: 'identity.code-entry-locked' } };
    expect(await behind.send('POST', '/verify-email-code', nobody, guess)).toMatchObject(locked);

    await ahead.stop();
    ahead = await ApiProcess.start(api.databaseUrl, HOUR_MS);
    expect(await ahead.send('POST', '/verify-email-code', nobody, guess)).toMatchObject(locked);
  });

  it('end a session together', async () => {
    const sam = await Visitor.verified(api);
    const browser: Browser = { session: undefined };
    await ahead.send('POST', '/session', browser, { email: sam.email, password: PASSWORD });
    const before = { ...browser };
    expect(await behind.send('GET', '/session', before)).toMatchObject({ body: { user: { email: sam.email } } });

    await ahead.send('DELETE', '/session', browser);

    await eventually(async () => {
      expect(await behind.send('GET', '/credits/balance', before)).toMatchObject({ status: 401 });
    }, 1_000);
  });
});
