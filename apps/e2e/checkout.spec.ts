import { expect, type Page, test } from '@playwright/test';
import { comeBackTo, expectBalance, openCheckout } from './checkout.ts';
import { expectNotice } from './notices.ts';
import { aPerson, signIn } from './people.ts';
import { product } from './product.ts';

const CREATE = '**/api/create-payment';
const NOT_STARTED = 'There was an error starting the payment process. Please try again.';

test.beforeEach(async ({ page, context }) => {
  await signIn(context, await aPerson());
  await page.goto('/purchase-credits');
  await expectBalance(page, 0);
});

test('who cancels at the checkout is told so, and nothing is charged', async ({ page }) => {
  const checkout = await openCheckout(page, 200);
  await checkout.getByRole('link', { name: 'Cancel and go back' }).click();
  await expectNotice(checkout, 'Payment Canceled', 'Your payment was canceled. No charges were made.');
  await expect(checkout).toHaveURL('/purchase-credits');
  await expectBalance(checkout, 0);
  await checkout.reload();
  await expectBalance(checkout, 0);
  await expect(checkout.getByText('Payment Canceled')).toHaveCount(0);
});

test('a card that is declined may be followed by one that is not', async ({ page }) => {
  const checkout = await openCheckout(page, 50);
  await checkout.getByRole('button', { name: 'Decline the card' }).click();
  await expect(checkout.getByRole('alert')).toContainText('Your card was declined.');
  await comeBackTo(page);
  await expectBalance(page, 0);
  await checkout.getByRole('button', { name: 'Pay $50.00' }).click();
  await expectPaid(checkout, 50);
  await comeBackTo(page);
  await expectBalance(page, 50);
});

test('where no other tab may open, the checkout opens in this one', async ({ page, context }) => {
  await page.evaluate(() => Object.assign(window, { open: () => null }));
  await page.getByRole('button', { name: 'Purchase 200 Credits' }).click();
  await page.waitForURL(`${product.paymentsUrl}/c/pay/**`);
  expect(context.pages()).toHaveLength(1);
  await page.getByRole('button', { name: 'Pay $175.00' }).click();
  await expectPaid(page, 200);
});

for (const [what, answer, message] of [
  ['cannot be started', { status: 500, body: '' }, NOT_STARTED],
  ['has no address', { json: { url: '', sessionId: 'cs_1' } }, 'No checkout URL received'],
] as const) {
  test(`a checkout that ${what} leaves no tab behind`, async ({ page, context }) => {
    const opening = page.waitForEvent('popup');
    // Not before the tab is there: without one, none would be left behind either.
    await page.route(CREATE, async (route) => (await opening, route.fulfill(answer)));
    await page.getByRole('button', { name: 'Purchase 50 Credits' }).click();
    const tab = await opening;
    await expectNotice(page, 'Payment Failed', message);
    await expect.poll(() => tab.isClosed()).toBe(true);
    expect(context.pages()).toHaveLength(1);
    await page.unroute(CREATE);
    await (await openCheckout(page, 50)).close();
  });
}

test('the button says that it is at work', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(CREATE, async (route) => (await held, route.continue()));
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Purchase 100 Credits' }).click();
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Purchase 50 Credits' })).toBeDisabled();
  release();
  await (await opening).waitForURL(`${product.paymentsUrl}/c/pay/**`);
  await expect(page.getByRole('button', { name: 'Purchase 100 Credits' })).toBeEnabled();
});

test('an address that claims a payment brings no credits', async ({ page }) => {
  const answers: Promise<unknown>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/api/process-payment-success')) answers.push(response.json());
  });
  await page.goto('/purchase-credits?success=true&credits=200&session_id=cs_test_made_up');
  await expect(page).toHaveURL('/purchase-credits');
  await expect.poll(() => answers.length).toBeGreaterThan(0);
  await answers[0];
  await expectBalance(page, 0);
  await expect(page.getByText('Payment Successful!')).toHaveCount(0);
});

async function expectPaid(page: Page, credits: number): Promise<void> {
  const message = `You've successfully purchased ${credits} credits. Your balance has been updated.`;
  await expectNotice(page, 'Payment Successful!', message);
  await expect(page).toHaveURL('/purchase-credits');
  await expectBalance(page, credits);
}
