import { expect, type Page, test } from '@playwright/test';
import { TOTP } from 'otpauth';
import { complaintsOf } from './complaints.ts';
import { follow } from './follow.ts';
import { expectGood } from './good.ts';
import { expectNotice } from './notices.ts';
import { aPerson, type Person, signIn } from './people.ts';
import { watchRequests } from './settled.ts';

// Browsers log the refusal of a wrong code.
const REFUSED = /status of 422/;

test('a second step is set up, required at sign-in, replaced by a recovery code, and turned off', async ({
  page,
  context,
}) => {
  const person = await aPerson();
  await signIn(context, person);
  const complaints = complaintsOf(page, REFUSED);
  // Browsers also log requests refused while the session ends.
  const settled = watchRequests(page);

  await page.goto('/profile/settings?tab=security');
  const section = page.getByRole('region', { name: 'Two-step verification' });
  await section.getByRole('button', { name: 'Set up two-step verification' }).click();
  await section.getByLabel('Your password').fill(person.password);
  await section.getByRole('button', { name: 'Continue' }).click();
  await expect(section.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await expectGood(page);
  const secret = (await section.getByText(/^[A-Z2-7 ]{32,}$/).innerText()).replaceAll(' ', '');
  await section.getByLabel('Code from your authenticator app').fill(codeOf(secret));
  await section.getByRole('button', { name: 'Turn on' }).click();
  const shown = section.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(shown).toHaveCount(10);
  const codes = await shown.allInnerTexts();
  await expectGood(page);
  await section.getByRole('button', { name: 'I saved my codes' }).click();
  await expect(section).toContainText('10 recovery codes left.');

  await settled();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await givePassword(page, person);
  await expect(page).toHaveURL(/step=code/);
  await expectGood(page);
  // Back leads to the password, and forward to the code.
  await page.goBack();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await page.goForward();
  await page.getByLabel('Code from your authenticator app').fill('000000');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expectNotice(page, 'Authentication Failed', 'Incorrect code. Please try again.');
  // The current code was used already, and the next one is accepted too.
  await page.getByLabel('Code from your authenticator app').fill(codeOf(secret, 1));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/');

  await follow(page, '/profile/settings?tab=security');
  await settled();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await givePassword(page, person);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/');
  await follow(page, '/profile/settings?tab=security');
  await expect(section).toContainText('9 recovery codes left.');

  await section.getByRole('button', { name: 'Turn off' }).click();
  await section.getByLabel('Your password').fill(person.password);
  await section.getByRole('button', { name: 'Turn off' }).click();
  await expectNotice(page, 'Saved', 'Two-step verification is off.');
  expect(complaints).toEqual([]);
});

async function givePassword(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

const codeOf = (secret: string, halfMinutesFromNow = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + halfMinutesFromNow * 30_000 });
