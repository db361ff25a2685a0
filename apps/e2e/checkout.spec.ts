import { expect, type Page, test } from '@playwright/test';
import { expectBalance } from './checkout.ts';
import { expectNotice } from './notices.ts';
import { aPerson, signIn } from './people.ts';
import { product } from './product.ts';

test.beforeEach(async ({ page, context }) => {
  await signIn(context, await aPerson());
  await page.goto('/purchase-credits');
  await expectBalance(page, 0);
});

test('where no other tab may open, the checkout opens in this one', async ({ page, context }) => {
  await page.evaluate(() => Object.assign(window, { open: () => null }));
  await page.getByRole('button', { name: 'Purchase 200 Credits' }).click();
  await page.waitForURL(`${product.paymentsUrl}/c/pay/**`);
  expect(context.pages()).toHaveLength(1);
  await page.getByRole('button', { name: 'Pay $175.00' }).click();
  await expectPaid(page, 200);
});

async function expectPaid(page: Page, credits: number): Promise<void> {
  const message = `You've successfully purchased ${credits} credits. Your balance has been updated.`;
  await expectNotice(page, 'Payment Successful!', message);
  await expect(page).toHaveURL('/purchase-credits');
  await expectBalance(page, credits);
}
