import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { TOTP } from 'otpauth';
import { follow } from './follow.ts';
import { expectGood } from './good.ts';
import { expectNotice } from './notices.ts';
import { admin, aPerson, mailedText, type Person, signIn } from './people.ts';
import { product } from './product.ts';

const REASON = 'Two cases were charged twice';

test('an admin promotes another, who works the pilot queue and approves credits requested by the first', async ({
  page,
  browser,
}) => {
  const [colleague, seller] = [await aPerson(), await aPerson()];
  const sellerPage = await pageOf(browser, seller);
  await signIn(page.context(), admin);
  await test.step('promotes a colleague, who is told', () => promote(page, colleague));
  const colleaguePage = await pageOf(browser, colleague);
  await setUpSecondStep(colleaguePage.context(), colleague);
  await test.step('the seller applies for a pilot, reading the terms in between', () => applyForPilot(sellerPage));
  await test.step('the colleague approves it', () => approveSignup(colleaguePage, seller));
  await test.step('finds the seller by keyboard and asks for credits', () => askForCredits(page, seller));
  await test.step('the colleague approves them', () => approveCredits(colleaguePage, seller));
  await test.step('everybody sees what happened', () => seeWhatHappened(page, sellerPage));
  await test.step('the first admin takes one credit back', () => correctBalance(page, sellerPage, seller));
  await sellerPage.context().close();
  await colleaguePage.context().close();
});

async function pageOf(browser: Browser, person: Person): Promise<Page> {
  const context = await browser.newContext();
  await signIn(context, person);
  return context.newPage();
}

async function promote(page: Page, { email }: Person): Promise<void> {
  await page.goto('/admin/settings');
  await page.getByRole('form', { name: 'Promote User to Admin' }).getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Make Admin' }).click();
  await confirmIfAsked(page, 'Success');
  await expectNotice(page, 'Success', 'User promoted to admin successfully.');
  await mailedText(admin.email, new RegExp(email));
}

/** Confirms the password if the shared admin's last confirmation has expired. */
async function confirmIfAsked(page: Page, done: string): Promise<void> {
  const question = page.getByRole('form', { name: 'Confirm that it’s you' });
  await expect(
    question.or(page.getByRole('region', { name: 'Notices' }).getByText(done, { exact: true })),
  ).toBeVisible();
  if (await question.isHidden()) return;
  await question.getByLabel('Your password').fill(admin.password);
  await question.getByRole('button', { name: 'Confirm' }).click();
}

async function setUpSecondStep({ request }: BrowserContext, { password }: Person): Promise<void> {
  const headers = { origin: product.url };
  const begun = await request.post('/api/account/two-step', { headers, data: { password } });
  const { secret } = (await begun.json()) as { readonly secret: string };
  const code = new TOTP({ secret }).generate();
  expect((await request.post('/api/account/two-step/on', { headers, data: { code } })).ok()).toBe(true);
}

async function applyForPilot(page: Page): Promise<void> {
  await page.goto('/pilot-program');
  const form = page.getByRole('form', { name: 'Express your interest' });
  await form.getByLabel('Company').fill('Fabrikam');
  await form.getByLabel('Contact Name').fill('Dana Seller');
  await form.getByLabel('Contact Number').fill('4155550100');
  await form.getByRole('link', { name: 'Terms of Service' }).click();
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Termination' }).click();
  await page.getByRole('link', { name: 'Back to Pilot Program' }).click();
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Submit interest' }).click();
  await expect(page.getByRole('heading', { name: 'We have your request' })).toBeVisible();
}

async function approveSignup(page: Page, { email }: Person): Promise<void> {
  await page.goto(`/admin/pilot-signups?search=${email}`);
  await page.getByRole('rowheader', { name: /Dana Seller.*Waiting/ }).click();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expectGood(page);
  await page.getByRole('button', { name: 'Grant 100 credits' }).click();
  await expectNotice(page, 'Pilot Approved');
  await mailedText(email, /pilot/i);
}

async function askForCredits(page: Page, { email }: Person): Promise<void> {
  await follow(page, '/admin');
  await expect(page.getByRole('button', { name: 'Find' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Find anything' }).fill(email);
  await expect(page.getByRole('option', { name: email, selected: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dana Seller');
  await page.getByRole('button', { name: 'Adjust balance' }).click();
  await page.getByLabel('Credits', { exact: true }).fill('600');
  await page.getByLabel('Reason').fill(REASON);
  await page.getByRole('button', { name: 'Request approval' }).click();
  await confirmIfAsked(page, 'Success');
  await expectNotice(page, 'Success', 'Another admin has to approve this on the Credits tab.');
}

async function approveCredits(page: Page, { email }: Person): Promise<void> {
  await follow(page, `/admin/credits?search=${email}`);
  await page.getByRole('rowheader', { name: email }).click();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await expectNotice(page, 'Approved', 'The credits have been posted.');
}

async function seeWhatHappened(page: Page, sellerPage: Page): Promise<void> {
  await page.reload();
  await expect(page.getByRole('region', { name: 'Ledger', exact: true })).toContainText('+600');
  const changes = page.getByRole('region', { name: 'Audit trail' });
  await expect(changes).toContainText('Adjustment approved');
  await expect(changes).toContainText('Credits adjusted');
  await expect(page.getByRole('region', { name: 'Emails sent' })).toContainText('Pilot approved');
  await expectGood(page);
  await follow(sellerPage, '/transaction-history');
  await expect(sellerPage.getByRole('main')).toContainText(REASON);
}

async function correctBalance(page: Page, sellerPage: Page, { email }: Person): Promise<void> {
  const reason = 'One credit too many';
  await page.getByRole('button', { name: 'Adjust balance' }).click();
  await page.getByLabel('Kind').selectOption('Remove credits');
  await page.getByLabel('Credits', { exact: true }).fill('1');
  await page.getByLabel('Reason').fill(reason);
  await page.getByRole('button', { name: 'Remove credits' }).click();
  await confirmIfAsked(page, 'Success');
  await expectNotice(page, 'Success', `\u22121 credits for ${email}.`);
  const entries = page.getByRole('region', { name: 'Ledger', exact: true }).getByRole('row');
  await expect(entries.filter({ hasText: reason })).toContainText('\u22121');
  await expect(sellerPage.getByRole('main')).toContainText(reason);
}
