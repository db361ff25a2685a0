import { SESSION_COOKIE } from './api.ts';
import type { Seller } from './sellers.ts';

export type Question = readonly [Seller, string];

/** @returns milliseconds until the whole response has arrived */
export async function ask(url: string, question: Question): Promise<number> {
  const since = performance.now();
  await answerOf(url, question);
  return performance.now() - since;
}

export async function answerOf(url: string, [{ token }, path]: Question): Promise<unknown> {
  const answer = await fetch(url + path, { headers: { cookie: `${SESSION_COOKIE}=${token}` } });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
  return JSON.parse(text);
}
