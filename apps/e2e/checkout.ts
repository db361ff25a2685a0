import { expect, type Page } from '@playwright/test';
import { product } from './product.ts';

/** Presses a package's button on /purchase-credits. @returns the new tab with the hosted checkout */
export async function openCheckout(page: Page, credits: 50 | 100 | 200): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: `Purchase ${credits} Credits` }).click();
  const checkout = await opening;
  await checkout.waitForURL(`${product.paymentsUrl}/c/pay/**`);
  return checkout;
}

export const expectBalance = (page: Page, credits: number): Promise<void> =>
  expect(page.getByRole('definition').filter({ hasText: 'credits' }).first()).toHaveText(`${credits}credits`);

/** Simulates the user's return to the tab. */
export async function comeBackTo(page: Page): Promise<void> {
  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
}
