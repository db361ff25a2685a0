import { SESSION_COOKIE } from './api.ts';
import type { Seller } from './sellers.ts';

/** Who asks, and for what. */
export type Question = readonly [Seller, string];

/** @returns how many milliseconds the whole answer took */
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
