import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { buyCredits, controlPayment } from './checkout.ts';
import { complaintsOf } from './complaints.ts';
import { follow } from './follow.ts';
import { expectGood } from './good.ts';
import { admin, aPerson, mailedText, signIn } from './people.ts';
import { product } from './product.ts';

const CASE = {
  proposed: [{ name: 'Helix', environments: ['aws'], computeModels: [] }],
  competitive: [{ name: 'Initech', environments: ['aws'], computeModels: [] }],
  slaDays: 3,
  acvTier: '< $100K',
  presentationSupport: false,
  pursuit: { prospect: 'Wexcombe Hospitals' },
};
const CASE_CREDITS = 26;

test('a reversed payment is reported, blocks new cases while credits are owed, and is shown to admins', async ({
  page,
  context,
  browser,
}) => {
  const complaints = complaintsOf(page);
  const person = await aPerson();
  await signIn(context, person);

  const sessionId = await buyCredits(context.request, 50);
  expect(await mailedText(person.email, /receipt/i)).toContain('$50.00 for 50 credits');
  await test.step('uses some, and hears what happens next', () => startCase(page, context.request));
  await test.step('finds a receipt to print', () => seeReceipt(page));

  await controlPayment(context.request, sessionId, 'refund');
  expect(await mailedText(person.email, /We refunded \$50.00/)).toContain(`You owe ${CASE_CREDITS} credits`);
  await test.step('finds the refund in the history and on the receipt', () => seeRefund(page));
  await test.step('cannot start another case, and is told why', () => meetDebt(page));

  const office = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await signIn(office, admin);
  await test.step('is seen by an operator', async () => seePayments(await office.newPage()));
  await office.close();

  await buyCredits(context.request, 100);
  await test.step('has settled it with the next purchase', () => startAgain(page));
  expect(complaints).toEqual([]);
});

async function startCase(page: Page, request: APIRequestContext): Promise<void> {
  const headers = { origin: product.url, 'idempotency-key': randomUUID() };
  expect((await request.post('/api/cases', { headers, data: CASE })).status()).toBe(201);
  await page.goto('/messages');
  await page.getByRole('list', { name: 'Inbox messages' }).getByRole('link').first().click();
  const message = page.getByRole('article', { name: 'Your case has been started' });
  await expect(message).toContainText('has started: Helix vs. Initech.');
  await expect(message).toContainText('Casewright teamAdmin');
}

async function seeReceipt(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Transaction History' }).click();
  await openReceipt(page, 'Paid', 0);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Account' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('row', { name: /^Total paid/ })).toContainText('$50');
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(251, 250, 246)');
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
}

async function openReceipt(page: Page, status: string, refunds: number): Promise<void> {
  await page.getByRole('link', { name: 'Receipt: Purchased 50 credits' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Receipt \d{4}-\d{6}$/);
  await expect(page.getByText(status, { exact: true }).last()).toBeVisible();
  await expect(page.getByRole('row', { name: /^Refunded/ })).toHaveCount(refunds);
}

async function seeRefund(page: Page): Promise<void> {
  await follow(page, '/transaction-history');
  const lines = page.getByRole('list', { name: 'Transactions' }).getByRole('listitem');
  await expect(lines).toHaveCount(4);
  await expect(lines.nth(0)).toContainText('Refund: 50 credits removed');
  await expect(lines.nth(1)).toContainText(`${CASE_CREDITS} credits owed: spent before the payment was reversed`);
  await expect(page.getByText(`You owe ${CASE_CREDITS} credits. Your next purchase repays`)).toBeVisible();
  await expectGood(page);
  await openReceipt(page, 'Reversed', 1);
  await expectGood(page);
}

async function meetDebt(page: Page): Promise<void> {
  await follow(page, '/cost-calculation');
  await expect(page.getByText(`You owe ${CASE_CREDITS} credits because a payment was reversed`)).toBeVisible();
  await expect(page.getByText(`You need ${6 + CASE_CREDITS} more credits to proceed with this case.`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Purchase', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start Case' })).toHaveCount(0);
  await expectGood(page);
}

async function seePayments(page: Page): Promise<void> {
  await page.goto('/admin/system');
  const figures = page.getByRole('region', { name: 'Payments' }).getByRole('definition');
  await expect(figures.last()).toContainText('credits');
  expect(Number.parseInt(await figures.last().innerText(), 10)).toBeGreaterThanOrEqual(CASE_CREDITS);
  const reconciliations = page.getByRole('table', { name: 'Reconciliations' });
  await page.getByRole('button', { name: 'Reconcile now' }).click();
  await expect(reconciliations.getByRole('row').nth(1)).toContainText(admin.email);
}

async function startAgain(page: Page): Promise<void> {
  await page.reload();
  await expect(page.getByRole('button', { name: 'Start Case' })).toBeVisible();
  await expect(page.getByText('You owe')).toHaveCount(0);
  await expect(page.getByText(`${100 - CASE_CREDITS} credits`, { exact: true })).toBeVisible();
}
