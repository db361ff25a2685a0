import { randomUUID } from 'node:crypto';
import { type APIRequestContext, type BrowserContext, expect, request } from '@playwright/test';
import { product } from './product.ts';

export interface Person {
  readonly email: string;
  readonly password: string;
}

export const seller: Person = { email: 'seller@northwind.example', password: product.demoPassword };
export const admin: Person = { email: 'admin@casewright.example', password: product.demoPassword };

/** Somebody whom the product has not met, with a work email. */
export const aStranger = (): Person => ({
  email: `dana-${randomUUID().slice(0, 8)}@fabrikam.example`,
  password: 'Correct-horse-1',
});

/** Somebody new who has signed up and verified, without a credit. */
export async function aPerson(): Promise<Person> {
  const person = aStranger();
  const visitor = await visit();
  const names = { firstName: 'Dana', lastName: 'Seller' };
  await answered(visitor.post('/api/sign-up', { data: { ...person, ...names, agreeToTerms: true } }));
  const code = await mailedCode(person.email);
  await answered(visitor.post('/api/verify-email-code', { data: { email: person.email, code } }));
  await visitor.dispose();
  return person;
}

/** Gives the browser the session of the person, as signing in on the page would; admins' is one with a second step. */
export const signIn = (context: BrowserContext, person: Person): Promise<unknown> =>
  person === admin
    ? context.addCookies(JSON.parse(process.env['ADMIN_COOKIES'] ?? '[]') as Parameters<typeof context.addCookies>[0])
    : answered(context.request.post('/api/session', { headers: { origin: product.url }, data: person }));

/** The code in the newest mail that arrived at the address. */
export async function mailedCode(address: string): Promise<string> {
  const visitor = await request.newContext();
  let code: string | undefined;
  await expect
    .poll(async () => (code = codeIn(await newestMail(visitor, address))), { message: `a code for ${address}` })
    .toBeDefined();
  await visitor.dispose();
  return code ?? '';
}

async function newestMail(visitor: APIRequestContext, address: string): Promise<string> {
  const answer = await visitor.get(`${product.inboxUrl}/api/messages`, { params: { to: address } });
  const mails = (await answer.json()) as { text: string }[];
  return mails.find(({ text }) => codeIn(text))?.text ?? '';
}

const codeIn = (text: string): string | undefined => /\b\d{6}\b/.exec(text)?.[0];

const visit = (): Promise<APIRequestContext> =>
  request.newContext({ baseURL: product.url, extraHTTPHeaders: { origin: product.url } });

async function answered(answer: ReturnType<APIRequestContext['post']>): Promise<void> {
  const response = await answer;
  if (!response.ok()) throw new Error(`${response.url()} answered ${response.status()}: ${await response.text()}`);
}
