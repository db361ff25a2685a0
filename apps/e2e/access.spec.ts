import { expect, type Page, request, test } from '@playwright/test';
import { expectGood } from './good.ts';
import { expectNotice } from './notices.ts';
import { aPerson, aStranger, mailedCode, mailedText, type Person, signIn } from './people.ts';
import { product } from './product.ts';

test('wrong codes lock the entry, while the link in the email works in another browser', async ({ page, browser }) => {
  const stranger = await aNewcomer(page);
  await page.goto(`/verify-email?email=${encodeURIComponent(stranger.email)}`);
  const code = page.getByLabel('Verification code', { exact: true });
  const submit = page.getByRole('button', { name: 'Verify email' });
  await code.focus();
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData('text', ' 12 34-56 ');
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expect(code).toHaveValue('123456');
  await page.keyboard.press('Backspace');
  await expect(submit).toBeDisabled();

  const right = await mailedCode(stranger.email);
  for (let n = 0; n < 5; n++) {
    await code.fill(right === '000000' ? '111111' : '000000');
    const answered = page.waitForResponse('**/api/verify-email-code');
    await submit.click();
    expect((await answered).status()).toBe(200);
  }
  await code.fill(right);
  await submit.click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Too many wrong codes');
  await expect(page.getByRole('button', { name: /^Try again in 1[45]:\d\d$/ })).toBeDisabled();
  await expectGood(page);

  const mail = await mailedText(stranger.email, /token=/);
  const link = new URL(/https?:\S+token=[\w-]+/.exec(mail)?.[0] ?? '');
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.setViewportSize({ width: 390, height: 844 });
  await elsewhere.goto(link.pathname + link.search);
  await expect(elsewhere).toHaveURL(`/verify-email?email=${encodeURIComponent(stranger.email)}`);
  await expect(elsewhere.getByText('Confirm that')).toBeVisible();
  await expectGood(elsewhere);
  await elsewhere.getByRole('button', { name: 'Verify email' }).click();
  await expectNotice(elsewhere, 'Email Confirmed');
  await expect(elsewhere).toHaveURL('/reset-password');
  const password = 'Battery-staple-2';
  await elsewhere.getByLabel('New password', { exact: true }).fill(password);
  await elsewhere.getByLabel('Confirm new password').fill(password);
  await elsewhere.getByRole('button', { name: 'Update password' }).click();
  await expect(elsewhere).toHaveURL('/login');
  await enter(elsewhere, { ...stranger, password });
  await expect(elsewhere).toHaveURL('/');
  await elsewhere.context().close();
});

test('a sign-in from a new browser is reported by email; too many failures lock it, but not the known browser', async ({
  page,
  browser,
}) => {
  const person = await aPerson();
  await signIn(page.context(), person);
  await mailedText(person.email, /New sign-in to your account/);

  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto('/login');
  for (let n = 0; n < 9; n++) await guess(person);
  await enter(stranger, { ...person, password: 'Wrong-horse-1' });
  await expectNotice(stranger, 'Authentication Failed', 'Invalid email or password. Please try again.');
  await enter(stranger, person);
  await expect(stranger.getByRole('button', { name: /^Try again in 1[45]:\d\d$/ })).toBeDisabled();
  await expect(stranger.getByLabel('Password', { exact: true })).toHaveValue(person.password);
  await stranger.context().close();

  await page.goto('/');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await enter(page, person);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
});

async function enter(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

/** Signs up a new person in this browser. */
async function aNewcomer(page: Page): Promise<Person> {
  const stranger = aStranger();
  const names = { firstName: 'Dana', lastName: 'Reyes' };
  const answer = await page.context().request.post('/api/sign-up', {
    headers: { origin: product.url },
    data: { ...stranger, ...names, agreeToTerms: true },
  });
  expect(answer.status()).toBe(201);
  return stranger;
}

async function guess({ email }: Person): Promise<void> {
  const visitor = await request.newContext({ baseURL: product.url, extraHTTPHeaders: { origin: product.url } });
  const answer = await visitor.post('/api/session', { data: { email, password: 'Wrong-horse-1' } });
  expect(answer.status()).toBe(401);
  await visitor.dispose();
}
