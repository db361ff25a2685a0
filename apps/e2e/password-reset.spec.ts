import { expect, type Page, request, test } from '@playwright/test';
import { complaintsOf } from './complaints.ts';
import { expectGood } from './good.ts';
import { expectNotice } from './notices.ts';
import { aPerson, mailedCode, signIn } from './people.ts';
import { product } from './product.ts';

// Browsers log the refusals of a wrong code and a used link.
const REFUSED = /status of 422/;
const NEW_PASSWORD = 'Battery-staple-2';

test('a forgotten password is reset by code, or by link in another browser, and every session ends', async ({
  page,
  browser,
}) => {
  const person = await aPerson();
  const elsewhere = await browser.newContext();
  await signIn(elsewhere, person);
  const complaints = complaintsOf(page, REFUSED);

  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByLabel('Work email').fill(person.email);
  await page.getByRole('button', { name: 'Send reset code' }).click();
  await expectNotice(page, 'Reset code sent', 'Check your email for a 6-digit verification code.');
  await expectGood(page);
  const link = await mailedLink(person.email);
  await page
    .getByLabel('Reset code', { exact: true })
    .fill((await mailedCode(person.email)) === '000000' ? '000001' : '000000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await choose(page, NEW_PASSWORD);
  // Back at the code; the passwords are still filled in.
  await expectNotice(page, 'Failed to reset password', 'Invalid verification code');
  await expect(page.getByLabel('Reset code', { exact: true })).toHaveAccessibleDescription('Invalid verification code');
  // The browser's back button goes one step back too.
  await page.goBack();
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue(NEW_PASSWORD);
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await page.getByLabel('Reset code', { exact: true }).fill(await mailedCode(person.email));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue(NEW_PASSWORD);
  await expectGood(page);
  await page.getByRole('button', { name: 'Update password' }).click();
  await expectNotice(page, 'Password Updated');
  await expect(page).toHaveURL('/login');

  // The link in the same email no longer works, and the other session has ended.
  const told: string[] = [];
  page.on('request', (asked) => {
    if (!asked.isNavigationRequest()) told.push(asked.url(), asked.headers()['referer'] ?? '');
  });
  await page.goto(link);
  await expect(page).toHaveURL('/reset-password');
  expect(told.filter((seen) => seen.includes('_token='))).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain('token');
  await choose(page, 'Another-staple-3');
  await expectNotice(
    page,
    'Invalid Reset Link',
    'This reset link is invalid or has expired. Please request a new one.',
  );
  await expect(page).toHaveURL('/login');
  const other = await elsewhere.newPage();
  await other.goto('/profile');
  await expect(other).toHaveURL(/\/login/);
  await elsewhere.close();

  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/');
  expect(complaints).toEqual([]);
});

async function choose(page: Page, password: string): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm new password').fill(password);
  await page.getByRole('button', { name: 'Update password' }).click();
}

/** The reset link in the newest email that has one. */
async function mailedLink(address: string): Promise<string> {
  const visitor = await request.newContext();
  let link: string | undefined;
  await expect
    .poll(async () => {
      const answer = await visitor.get(`${product.inboxUrl}/api/messages`, { params: { to: address } });
      const mails = (await answer.json()) as { text: string }[];
      link = mails.map(({ text }) => /https?:\S+\/reset-password\?\S+/.exec(text)?.[0]).find(Boolean);
      return link;
    })
    .toBeDefined();
  await visitor.dispose();
  return link ?? '';
}
