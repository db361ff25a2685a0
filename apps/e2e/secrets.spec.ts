import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, request, test } from '@playwright/test';
import { aStranger, mailedCode, seller } from './people.ts';
import { product } from './product.ts';

/** Runs after all other journeys and searches their logs, at the most verbose level. */
test('logs contain no secrets at the most verbose level', async () => {
  const password = 'Canary-7f3a91c2!';
  const { email, password: ofEverybody } = aStranger();
  const browser = await request.newContext({ baseURL: product.url, extraHTTPHeaders: { origin: product.url } });
  const post = (path: string, data: object) => browser.post(`/api${path}`, { data });
  const cookies = async (when: string): Promise<[string, string][]> =>
    (await browser.storageState()).cookies.map(({ name, value }) => [`${name} of the ${when}`, value]);

  const names = { firstName: 'Dana', lastName: 'Alpine' };
  expect((await post('/sign-up', { email, password, ...names, agreeToTerms: true })).status()).toBe(201);
  const ofSignUp = await cookies('sign-up');
  const code = await mailedCode(email);
  await post('/verify-email-code', { email, code: 'not one' });
  await post('/verify-email-code', { email, code });
  await post('/session', { email, password: `${password}-mistyped` });
  expect((await post('/session', { email, password })).status()).toBe(200);
  await post('/create-payment', { credits: 100 });
  await post('/messages', { subject: 'A canary', content: `Not for logs: ${password}` });
  await post('/session', { email, password, unknown: password });
  await browser.get(`/api/session?token=${password}`);

  const logs = allLogs();
  expect(logs, 'the requests are logged at all').toContain('/api/session');
  const secrets: [string, string][] = [
    ['password', password],
    ["everybody's password", ofEverybody],
    ['demo password', seller.password],
    ['code', code],
    ...ofSignUp,
    ...(await cookies('sign-in')),
    ...Object.entries(JSON.parse(readFileSync(join(product.state, 'secrets.json'), 'utf8')) as Record<string, string>),
  ];
  expect(secrets.filter(([, secret]) => secret && logs.includes(secret)).map(([name]) => name)).toEqual([]);
  await browser.dispose();
});

function allLogs(): string {
  const folder = join(product.state, 'logs');
  return readdirSync(folder)
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
}
