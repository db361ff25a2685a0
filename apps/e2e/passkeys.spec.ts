import { expect, type Page, test } from '@playwright/test';
import { complaintsOf } from './complaints.ts';
import { follow } from './follow.ts';
import { expectGood } from './good.ts';
import { expectNotice } from './notices.ts';
import { aPerson, mailedText, signIn } from './people.ts';

// Browsers log the refusal of the removed passkey.
const REFUSED = /status of 401/;

test('a passkey is added, named, used instead of password and code, and removed', async ({ page, context }) => {
  const person = await aPerson();
  await signIn(context, person);
  const complaints = complaintsOf(page, REFUSED);
  const device = await deviceAt(page);

  await page.goto('/profile/settings?tab=security');
  const section = page.getByRole('region', { name: 'Passkeys' });
  await expect(section).toContainText('You don’t have a passkey yet.');
  await section.getByRole('button', { name: 'Add a passkey' }).click();
  await section.getByLabel('Your password').fill(person.password);
  await expectGood(page);
  await section.getByRole('button', { name: 'Continue' }).click();
  await expectNotice(page, 'Saved', 'Your passkey has been added.');
  await expect(section.getByRole('textbox', { name: 'Name' })).toHaveValue('Chrome on Linux');
  await section.getByRole('textbox', { name: 'Name' }).fill('Work laptop');
  await section.getByRole('button', { name: 'Save name' }).click();
  await expect(section.getByRole('listitem')).toContainText(/Work laptop.*never used/);
  await mailedText(person.email, /A passkey was added/);

  // The session is multi-factor, so no password is requested. The device refuses a second passkey.
  await section.getByRole('button', { name: 'Add a passkey' }).click();
  await expectNotice(page, 'Not Saved', 'This device already has a passkey for your account.');

  await offerNone(page);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/login');
  await device.knowsItsOwner(false);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expectNotice(page, 'Authentication Failed', 'No passkey was used.');
  await device.knowsItsOwner(true);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/profile/settings?tab=security');
  await expect(section.getByRole('listitem')).toContainText(/Work laptop.*last used/);

  // Autofill of the email field. The virtual device is always touched.
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  await follow(page, '/profile/settings?tab=security');
  await offerNone(page);

  await section.getByRole('button', { name: 'Remove Work laptop' }).click();
  await expectGood(page);
  const kept = await device.passkeys();
  await section.getByRole('button', { name: 'Remove passkey' }).click();
  await expect(section).toContainText('You don’t have a passkey yet.');
  await mailedText(person.email, /A passkey was removed/);

  await page.getByRole('button', { name: 'Sign Out' }).click();
  await device.keepAgain(kept);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expectNotice(page, 'Authentication Failed', 'We no longer recognize this passkey.');
  expect(complaints).toEqual([]);
});

/** A virtual authenticator, always touched. It verifies its owner unless told otherwise. */
async function deviceAt(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const passkeys = async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials;
  return {
    passkeys,
    knowsItsOwner: (isUserVerified: boolean) =>
      session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    /** Even though the product told the browser to remove them. */
    keepAgain: async (kept: Awaited<ReturnType<typeof passkeys>>) => {
      await session.send('WebAuthn.clearCredentials', { authenticatorId });
      for (const credential of kept) await session.send('WebAuthn.addCredential', { authenticatorId, credential });
    },
  };
}

/** Disables passkey autofill until the next document. */
const offerNone = (page: Page): Promise<void> =>
  page.evaluate(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
