import { eventually } from '@casewright/platform/testing';
import { HOUR_MS } from '@casewright/rules';
import { ApiProcess, type Browser } from './api-process';
import type { RunningApi } from '../running-api';
import { aSignUp, PASSWORD, startWithSessions, Visitor } from '../visitor';

describe('two processes over one database with clocks an hour off', () => {
  let api: RunningApi;
  let ahead: ApiProcess;
  let behind: ApiProcess;

  beforeAll(async () => {
    api = await startWithSessions();
    [ahead, behind] = (await Promise.all(
      [HOUR_MS, -HOUR_MS].map((clockWrongByMs) => ApiProcess.start(api.databaseUrl, { clockWrongByMs })),
    )) as [ApiProcess, ApiProcess];
  });
  afterAll(async () => {
    await Promise.all([ahead?.kill(), behind?.kill()]);
    await api.stop();
  });

  it('agree on expired codes, sessions, and waits', async () => {
    for (const [one, other] of [
      [ahead, behind],
      [behind, ahead],
    ] as const) {
      const { email } = aSignUp();
      const browser: Browser = {};
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
        body: { success: true, outcome: 'signed-up' },
      });
      expect(await one.send('GET', '/session', browser)).toMatchObject({ body: { user: { email } } });
    }
  });

  it('reject an expired session and code', async () => {
    const { email } = aSignUp();
    const browser: Browser = {};
    await behind.send('POST', '/sign-up', browser, aSignUp({ email }));
    const sam = new Visitor(api, email);
    await api.sql(
      `update identity.email_codes set issued_at = issued_at - interval '16 minutes', expires_at = expires_at - interval '16 minutes'`,
    );
    await api.sql(`update identity.sessions set expires_at = now() - interval '1 minute'`);

    const code = await sam.mailedCode();
    for (const process of [ahead, behind]) {
      expect((await process.send('POST', '/verify-email-code', {}, { email, code })).body).toEqual({
        success: false,
        error: 'This code is no longer valid. Enter the newest code or request another one.',
      });
      expect((await process.send('GET', '/session', browser)).body).toEqual({ user: null });
    }
  });

  it('share attempt counts across a restart', async () => {
    const { email } = aSignUp();
    await ahead.send('POST', '/sign-up', {}, aSignUp({ email }));
    const guess = { email, code: '000000' };
    const anonymous = {};
    for (let n = 0; n < 5; n++) await ahead.send('POST', '/verify-email-code', anonymous, guess);

    const locked = { status: 429, body: { code: 'identity.code-entry-locked' } };
    expect(await behind.send('POST', '/verify-email-code', anonymous, guess)).toMatchObject(locked);

    await ahead.kill();
    ahead = await ApiProcess.start(api.databaseUrl, { clockWrongByMs: HOUR_MS });
    expect(await ahead.send('POST', '/verify-email-code', anonymous, guess)).toMatchObject(locked);
  });

  it('end sessions together', async () => {
    const sam = await Visitor.verified(api);
    const here: Browser = {};
    const there: Browser = {};
    for (const browser of [here, there]) {
      await ahead.send('POST', '/session', browser, { email: sam.email, password: PASSWORD });
      expect(await behind.send('GET', '/session', browser)).toMatchObject({ body: { user: { email: sam.email } } });
    }
    const balance = (browser: Browser) => behind.send('GET', '/credits/balance', browser);

    await ahead.send('POST', '/account/step-up', here, { password: PASSWORD });
    expect(await ahead.send('DELETE', '/account/sessions', here)).toMatchObject({ status: 204 });
    await eventually(async () => expect(await balance(there)).toMatchObject({ status: 401 }));
    expect(await balance(here)).toMatchObject({ status: 200 });

    const before = { ...here };
    await ahead.send('DELETE', '/session', here);
    await eventually(async () => expect(await balance(before)).toMatchObject({ status: 401 }));
  });
});
