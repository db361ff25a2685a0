import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { complaintsOf } from './complaints.ts';
import { follow } from './follow.ts';
import { expectGood } from './good.ts';
import { expectNotice } from './notices.ts';
import { aPerson, aStranger, mailedCode, mailedText, signIn } from './people.ts';

// Browsers log the refusals of a wrong password or code.
const REFUSED = /status of 422/;

test('a user changes name and password, signs out other devices, downloads data, and cancels a deletion', async ({
  page,
  context,
  browser,
}) => {
  const person = await aPerson();
  await signIn(context, person);
  const complaints = complaintsOf(page, REFUSED);

  await page.goto('/profile');
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await expect(page).toHaveURL('/profile/settings');
  await page.getByLabel('First name').fill('Dagny');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expectNotice(page, 'Saved', 'Your name has been updated.');

  const password = 'Battery-staple-2';
  await page.getByRole('link', { name: 'Security' }).click();
  await page.getByLabel('Current password').fill('Wrong-horse-1');
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm new password').fill(password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByLabel('Current password')).toHaveAccessibleDescription(
    'Incorrect password. Please try again.',
  );
  await expectGood(page);
  await page.getByLabel('Current password').fill(person.password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expectNotice(page, 'Saved', 'Your password has been changed. You’re signed out on all other devices.');
  expect(await mailedText(person.email, /password of your .* account was changed/)).toContain('/password-reset');

  const elsewhere = await browser.newContext();
  await signIn(elsewhere, { ...person, password });
  const there = await elsewhere.newPage();
  await there.goto('/profile');
  await page.getByRole('link', { name: 'Sessions' }).click();
  await expect(page.getByRole('list', { name: 'Sessions' }).getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Sign out all others' }).click();
  await expectNotice(page, 'Saved', 'All other devices have been signed out.');
  await expect(page.getByRole('list', { name: 'Sessions' }).getByRole('listitem')).toHaveCount(1);
  await expect(there).toHaveURL(/\/login/);
  await elsewhere.close();

  await page.getByRole('link', { name: 'Your data' }).click();
  await page.getByRole('button', { name: 'Create a download' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const file = await readFile(await (await downloading).path(), 'utf8');
  expect(JSON.parse(file)).toMatchObject({
    about: { email: person.email },
    identity: { account: [{ first_name: 'Dagny' }] },
  });
  expect(await mailedText(person.email, /everything .* stores about you/)).toContain('/profile/settings?tab=data');

  await page.getByLabel(`Type ${person.email} to confirm`).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('button', { name: 'Keep my account' })).toBeVisible();
  await expectGood(page);
  expect(await mailedText(person.email, /will be deleted on/)).toContain('/profile/settings?tab=data');
  await follow(page, '/profile');
  await page.getByRole('link', { name: 'Keep my account' }).click();
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expectNotice(page, 'Saved', 'Your account won’t be deleted.');
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a user changes the email address, and the previous address undoes it', async ({ page, context, browser }) => {
  const person = await aPerson();
  const { email } = aStranger();
  await signIn(context, person);
  const complaints = complaintsOf(page, REFUSED);

  await page.goto('/profile/settings');
  await ask(page, 'dana@gmail.com', person.password);
  await expect(page.getByLabel('New work email')).toHaveAccessibleDescription(/work email/);
  await ask(page, email, person.password);
  const code = page.getByLabel('Code from the email');
  await expect(code).toBeFocused();
  await expect(page.getByText(/Resend in \d+s/)).toBeVisible();
  await expectGood(page);
  await code.fill((await mailedCode(email)) === '000000' ? '000001' : '000000');
  await page.getByRole('button', { name: 'Confirm new email' }).click();
  await expect(code).toHaveAccessibleDescription('Invalid verification code');
  await code.fill(await mailedCode(email));
  await page.getByRole('button', { name: 'Confirm new email' }).click();
  await expectNotice(page, 'Saved', `Your email address is now ${email}.`);
  await expect(page.getByText(`You sign in with ${email}`)).toBeVisible();
  expect(await mailedText(email, /You now sign in with it/)).toContain('/profile/settings');
  expect(complaints).toEqual([]);

  // The owner of the previous address, in another browser.
  const link =
    /https?:\S+\/undo-email-change\?\S+/.exec(await mailedText(person.email, /undo the change until/))?.[0] ?? '';
  const elsewhere = await browser.newContext();
  const owner = await elsewhere.newPage();
  const undone = complaintsOf(owner, REFUSED);
  const told: string[] = [];
  owner.on('request', (asked) => {
    if (!asked.isNavigationRequest()) told.push(asked.url(), asked.headers()['referer'] ?? '');
  });
  await owner.goto(link);
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText('Undo Email Change');
  await expect(owner).toHaveURL('/undo-email-change');
  expect(told.filter((seen) => seen.includes('token='))).toEqual([]);
  await owner.getByRole('button', { name: 'Undo the change' }).click();
  await expectNotice(owner, 'Change Undone');
  await expect(owner).toHaveURL('/password-reset');
  await owner.goto(link);
  await owner.getByRole('button', { name: 'Undo the change' }).click();
  await expectNotice(owner, 'Invalid Undo Link', 'This link has expired or was already used.');
  await expect(owner).toHaveURL('/login');
  expect(undone).toEqual([]);
  await elsewhere.close();

  await expect(page).toHaveURL(/\/login/);
  expect(await mailedText(person.email, /went back to this email address/)).toContain('/password-reset');
  expect(await mailedText(email, /switched from this email address/)).toContain('/password-reset');
});

async function ask(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('New work email').fill(email);
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Change email' }).click();
}
