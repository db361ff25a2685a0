import { request } from '@playwright/test';
import { TOTP } from 'otpauth';
import { admin } from './people.ts';
import { product } from './product.ts';

/**
 * Before all journeys: the admin of development sets up a second step, as anyone has to before the admin area opens. The
 * session it is done in is the one of every journey as an admin, since no code is taken twice.
 */
export default async function admitAdmin(): Promise<void> {
  const browser = await request.newContext({ baseURL: product.url, extraHTTPHeaders: { origin: product.url } });
  const ask = async <Answer>(path: string, data: object): Promise<Answer> => {
    const response = await browser.post(path, { data });
    if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`);
    return (await response.json()) as Answer;
  };
  await ask('/api/session', admin);
  const { secret } = await ask<{ secret: string }>('/api/account/two-step', { password: admin.password });
  await ask('/api/account/two-step/on', { code: new TOTP({ secret }).generate() });
  process.env['ADMIN_COOKIES'] = JSON.stringify((await browser.storageState()).cookies);
  await browser.dispose();
}
