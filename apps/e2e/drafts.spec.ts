import { expect, test } from '@playwright/test';
import { expectNotice } from './notices.ts';
import { aPerson, signIn } from './people.ts';

/** Markup in messages must show as text. */
const BEGUN = 'Does <b>the storage</b> move';

test('a draft started on a phone is sent from a desktop, and neither loses text', async ({ page: desk, browser }) => {
  const person = await aPerson();
  const pocket = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await signIn(desk.context(), person);
  await signIn(pocket, person);
  const phone = await pocket.newPage();
  await desk.goto('/drafts');
  await expect(desk.getByText('No drafts')).toBeVisible();

  await phone.goto('/messages');
  await phone.getByRole('link', { name: 'Compose' }).tap();
  await phone.getByLabel('Subject').fill('Sizing of site B');
  await phone.getByLabel('Message', { exact: true }).fill(BEGUN);
  await expect(phone.getByText('Draft saved')).toBeVisible();

  // The desktop's page is not reloaded.
  await desk.getByRole('list', { name: 'Drafts' }).getByText(BEGUN).click();
  const content = desk.getByLabel('Message', { exact: true });
  await expect(content).toHaveValue(BEGUN);
  await content.press('End');
  await content.pressSequentially(' as well?');
  await desk.getByRole('button', { name: 'Send', exact: true }).click();
  await expectNotice(desk, 'Message Sent');
  await expect(desk.getByText('No drafts')).toBeVisible();

  await phone.getByLabel('Message', { exact: true }).pressSequentially(' tomorrow?');
  await expect(
    phone.getByText('This draft was sent or deleted elsewhere. What you wrote is still here.'),
  ).toBeVisible();
  await phone.getByRole('link', { name: 'Sent' }).first().tap();
  await phone.getByRole('list', { name: 'Sent messages' }).getByText('Sizing of site B').tap();
  await expect(phone.getByRole('article')).toContainText(`${BEGUN} as well?`);
  await pocket.close();
});
