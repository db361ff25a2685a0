import { randomUUID } from 'node:crypto';
import { type APIRequestContext, type BrowserContext, expect, request } from '@playwright/test';
import { product } from './product.ts';

export interface Person {
  readonly email: string;
  readonly password: string;
}

export const seller: Person = { email: 'seller@northwind.example', password: product.demoPassword };
export const admin: Person = { email: 'admin@casewright.example', password: product.demoPassword };

export const aStranger = (): Person => ({
  email: `dana-${randomUUID().slice(0, 8)}@fabrikam.example`,
  password: 'Correct-horse-1',
});

/** A new person who has signed up and verified, without credits. */
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

/** Session cookies by email, created before all journeys. */
export type Sessions = Readonly<Record<string, Parameters<BrowserContext['addCookies']>[0]>>;

/** Uses the shared sessions of the seller and of the admin (with a second step). No journey may end them. */
export function signIn(context: BrowserContext, person: Person): Promise<unknown> {
  const cookies = (JSON.parse(process.env['SESSIONS'] ?? '{}') as Sessions)[person.email];
  return cookies
    ? context.addCookies(cookies)
    : answered(context.request.post('/api/session', { headers: { origin: product.url }, data: person }));
}

export async function mailedCode(address: string): Promise<string> {
  return CODE.exec(await mailedText(address, CODE))?.[0] ?? '';
}

export async function mailedText(address: string, words: RegExp): Promise<string> {
  const visitor = await request.newContext();
  let found: string | undefined;
  await expect
    .poll(async () => (found = (await mailsTo(visitor, address)).find((text) => words.test(text))), {
      message: `a mail with ${String(words)} for ${address}`,
    })
    .toBeDefined();
  await visitor.dispose();
  return found ?? '';
}

async function mailsTo(visitor: APIRequestContext, address: string): Promise<string[]> {
  const answer = await visitor.get(`${product.inboxUrl}/api/messages`, { params: { to: address } });
  return ((await answer.json()) as { text: string }[]).map(({ text }) => text);
}

const CODE = /\b\d{6}\b/;

const visit = (): Promise<APIRequestContext> =>
  request.newContext({ baseURL: product.url, extraHTTPHeaders: { origin: product.url } });

async function answered(answer: ReturnType<APIRequestContext['post']>): Promise<void> {
  const response = await answer;
  if (!response.ok()) throw new Error(`${response.url()} answered ${response.status()}: ${await response.text()}`);
}
