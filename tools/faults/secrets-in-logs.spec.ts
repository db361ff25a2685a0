import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { startThrowAwayProduct, type ThrowAwayProduct } from '../test/throw-away-product.ts';
import { Visitor } from './visitor.ts';

let product: ThrowAwayProduct;
const logLevel = process.env['LOG_LEVEL'];

before(async () => {
  process.env['LOG_LEVEL'] = 'trace';
  product = await startThrowAwayProduct();
});
after(async () => {
  if (logLevel === undefined) delete process.env['LOG_LEVEL'];
  else process.env['LOG_LEVEL'] = logLevel;
  await product.stop();
});

void test('what is secret in a flow stands in no log, however much is logged', async () => {
  const password = 'Canary-7f3a91c2!';
  const email = `canary.${Date.now()}@alpine-systems.example`;
  const newcomer = new Visitor(product);
  await newcomer.signUp(email, password);
  const signedUpWith = new Map(newcomer.cookies);
  const code = await newcomer.codeFor(email);
  await newcomer.post('/verify-email-code', { email, code: 'not one' });
  await newcomer.post('/verify-email-code', { email, code });
  await newcomer.post('/session', { email, password: `${password}-mistyped` });
  await newcomer.signIn(email, password);
  await newcomer.post('/create-payment', { credits: 100 });
  await newcomer.post('/messages', { subject: 'A canary', content: `Not for logs: ${password}` });
  await newcomer.post('/session', { email, password, unknown: password });
  await newcomer.get(`/session?token=${password}`);

  const logs = logsOf(product);
  assert.ok(logs.includes('/api/session'), 'the requests are logged at all');
  const secrets = {
    password,
    code,
    ...secretsIn('sign-up', signedUpWith),
    ...secretsIn('sign-in', newcomer.cookies),
    ...secretsOf(product),
  };
  const told = Object.entries(secrets).filter(([, secret]) => logs.includes(secret));
  assert.deepEqual(
    told.map(([name]) => name),
    [],
  );
});

/** Session and device alike. */
const secretsIn = (when: string, cookies: ReadonlyMap<string, string>): Record<string, string> =>
  Object.fromEntries(
    [...cookies].filter(([, value]) => value).map(([name, value]) => [`${name} of the ${when}`, value]),
  );

const stateOf = ({ env }: ThrowAwayProduct): string => env['CASEWRIGHT_STATE'] ?? '';

function logsOf(of: ThrowAwayProduct): string {
  const folder = join(stateOf(of), 'logs');
  return readdirSync(folder)
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
}

/** The keys that the product was started with. */
const secretsOf = (of: ThrowAwayProduct): Record<string, string> =>
  JSON.parse(readFileSync(join(stateOf(of), 'secrets.json'), 'utf8')) as Record<string, string>;
