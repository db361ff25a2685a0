import { type APIRequestContext, request } from '@playwright/test';
import { TOTP } from 'otpauth';
import { admin, seller, type Sessions } from './people.ts';
import { product } from './product.ts';

/**
 * Before all journeys: signs in the seller and the admin of development. Signed in by every journey on its own, they
 * would soon meet the limit of tries, which all journeys share, as they come from one address.
 */
export default async function signInOnce(): Promise<void> {
  const sessions: Sessions = {
    [seller.email]: await cookiesAfter((browser) => ask(browser, '/api/session', seller)),
    [admin.email]: await cookiesAfter(admitAdmin),
  };
  process.env['SESSIONS'] = JSON.stringify(sessions);
}

/**
 * The admin sets up a second step, as anyone has to before the admin area opens. The session it is done in is the one of
 * every journey as an admin, since no code is taken twice.
 */
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
