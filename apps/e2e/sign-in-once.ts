import { type APIRequestContext, request } from '@playwright/test';
import { TOTP } from 'otpauth';
import { admin, seller, type Sessions } from './people.ts';
import { product } from './product.ts';

/** Signs in seller and admin before all journeys: sign-ins by each journey would hit the rate limit. */
export default async function signInOnce(): Promise<void> {
  const sessions: Sessions = {
    [seller.email]: await cookiesAfter((browser) => ask(browser, '/api/session', seller)),
    [admin.email]: await cookiesAfter(admitAdmin),
  };
  process.env['SESSIONS'] = JSON.stringify(sessions);
}

/** Sets up the admin's second step. Codes are single-use, so all journeys share the session. */
async function admitAdmin(browser: APIRequestContext): Promise<void> {
  await ask(browser, '/api/session', admin);
  const { secret } = await ask<{ secret: string }>(browser, '/api/account/two-step', { password: admin.password });
  await ask(browser, '/api/account/two-step/on', { code: new TOTP({ secret }).generate() });
}

async function cookiesAfter(admit: (browser: APIRequestContext) => Promise<unknown>) {
  const browser = await request.newContext({ baseURL: product.url, extraHTTPHeaders: { origin: product.url } });
  await admit(browser);
  const { cookies } = await browser.storageState();
  await browser.dispose();
  return cookies;
}

async function ask<Answer>(browser: APIRequestContext, path: string, data: object): Promise<Answer> {
  const response = await browser.post(path, { data });
  if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`);
  return (await response.json()) as Answer;
}
