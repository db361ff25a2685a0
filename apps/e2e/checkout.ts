import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { product } from './product.ts';

/** Presses a package's button on /purchase-credits. @returns the new tab with the hosted checkout */
export async function openCheckout(page: Page, credits: 50 | 100 | 200): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: `Purchase ${credits} Credits` }).click();
  const checkout = await opening;
  await checkout.waitForURL(`${product.paymentsUrl}/c/pay/**`);
  return checkout;
}

/** Buys credits without a page. @returns the ID of the checkout */
export async function buyCredits(request: APIRequestContext, credits: 50 | 100 | 200): Promise<string> {
  const headers = { origin: product.url, 'idempotency-key': randomUUID() };
  const opened = await request.post('/api/create-payment', { headers, data: { credits } });
  const { sessionId } = (await opened.json()) as { sessionId: string };
  await controlPayment(request, sessionId, 'pay');
  const confirmed = await request.post('/api/process-payment-success', { headers, data: { sessionId } });
  expect(await confirmed.json()).toMatchObject({ status: 'credited' });
  return sessionId;
}

export async function controlPayment(request: APIRequestContext, id: string, what: 'pay' | 'refund'): Promise<void> {
  expect((await request.post(`${product.paymentsUrl}/control/sessions/${id}/${what}`, { data: {} })).ok()).toBe(true);
}

export const expectBalance = (page: Page, credits: number): Promise<void> =>
  expect(page.getByRole('definition').filter({ hasText: 'credits' }).first()).toHaveText(`${credits}credits`);

/** Simulates the user's return to the tab. */
export async function comeBackTo(page: Page): Promise<void> {
  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
}
