import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { complaintsOf } from './complaints.ts';
import { follow } from './follow.ts';
import { expectGood } from './good.ts';
import { expectNotice } from './notices.ts';
import { aPerson, signIn } from './people.ts';

// West of Greenwich, local dates differ from UTC.
test.use({ timezoneId: 'America/Los_Angeles' });

test('a case is priced by keyboard only, saved, and reopened', async ({ page, context }) => {
  await signIn(context, await aPerson());
  const complaints = complaintsOf(page);
  await page.goto('/pricing-calculator');
  await priceByKeyboard(page);
  await save(page);

  await follow(page, '/calculations');
  const list = page.getByRole('list', { name: 'Calculations' }).getByRole('listitem');
  await expect(list).toHaveCount(1);
  await expect(list).toContainText('Helix vs. Initech');
  await expect(list).toContainText('38 credits');
  expect(await csvOf(page)).toHaveLength(3);
  await expectGood(page);

  await list.getByRole('link').first().click();
  await expect(heading(page)).toHaveText(/^Calculation - /);
  await expectGood(page);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Account' })).toBeHidden();
  await expect(page.getByText('Total case credit cost')).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(251, 250, 246)');
  expect(complaints).toEqual([]);
});

test('a draft follows from a visit to the account, across devices, and through an outage', async ({
  page,
  browser,
}) => {
  const person = await aPerson();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/pricing-calculator');
  await nameField(page).fill('As a visitor');
  await page.getByRole('link', { name: 'Proceed' }).click();
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/api/pricing-draft') && isKept(answer));
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/compute-model');
  await expect(page.getByRole('rowheader', { name: /As a visitor/ })).toBeVisible();
  await kept;

  const desk = await (await browser.newContext()).newPage();
  await signIn(desk.context(), person);
  await desk.goto('/pricing-calculator');
  await expect(nameField(desk)).toHaveValue('As a visitor');

  // Both devices change the draft while the phone is offline.
  await page.context().setOffline(true);
  await page.getByLabel('As a visitor: AWS').check();
  await expect(page.getByText("We can't reach the server.")).toBeVisible();
  await expectGood(page);
  const keptAtDesk = desk.waitForResponse((answer) => answer.url().endsWith('/api/pricing-draft') && isKept(answer));
  await nameField(desk).fill('At the desk');
  await keptAtDesk;
  await page.context().setOffline(false);

  // The desktop saved last: the phone shows its answers and offers the replaced ones.
  await expect(page.getByText('You’re seeing the newer answers.')).toBeVisible();
  await expect(page.getByRole('rowheader', { name: /At the desk/ })).toBeVisible();
  await expect(page.getByText("We can't reach the server.")).toBeHidden();
  await page.getByRole('button', { name: 'Compare' }).click();
  const both = page.getByRole('table', { name: 'Both sets of answers' });
  await expect(both.getByRole('row', { name: /^Proposed solutions/ })).toContainText('At the deskAs a visitor');
  await expectGood(page);
  const keptOthers = page.waitForResponse((answer) => answer.url().endsWith('/api/pricing-draft') && isKept(answer));
  await page.getByRole('button', { name: 'Use the other answers' }).click();
  await expect(page.getByLabel('As a visitor: AWS')).toBeChecked();
  await keptOthers;

  // A second tab updates live. Reload, back and forward lose nothing.
  const tab = await page.context().newPage();
  await tab.goto('/pricing-calculator');
  await expect(nameField(tab)).toHaveValue('As a visitor');
  await nameField(tab).fill('In the other tab');
  await expect(page.getByRole('rowheader', { name: /In the other tab/ })).toBeVisible();
  await expect(page.getByText('You changed this case in another tab.')).toBeVisible();
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(both.getByRole('row', { name: /^Proposed solutions/ })).toContainText('In the other tabAs a visitor');
  await page.getByRole('button', { name: 'Keep these answers' }).click();
  for (const path of ['/competitive-solutions', '/pursuit-parameters', '/support-services']) {
    await page.getByRole('link', { name: 'Proceed' }).click();
    await expect(page).toHaveURL(path);
  }
  await page.reload();
  await expect(heading(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/pursuit-parameters');
  await page.goForward();
  await expect(page.locator('[aria-live=polite]:visible').filter({ hasText: 'credits' })).toContainText('16 credits');
  await desk.context().close();
});

/** By keyboard only: a case of 38 credits. */
async function priceByKeyboard(page: Page): Promise<void> {
  await expect(heading(page)).toBeVisible();
  await tabTo(page, nameField(page));
  await page.keyboard.type('Helix');
  await tabTo(page, page.getByRole('group', { name: 'Competitive Solutions' }).getByLabel('Solution 1'));
  await page.keyboard.type('Initech');
  await proceedByKeyboard(page);

  // A column header ticks the column for all solutions, which counts once.
  await tabTo(page, page.getByLabel('Helix: On-premise data center'));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Helix: AWS')).toBeChecked();
  await expect(page.getByLabel('Initech: AWS')).toBeChecked();
  await expect(page.getByRole('complementary', { name: 'Case cost' })).toContainText('+3');
  await proceedByKeyboard(page);

  await tabTo(page, page.getByLabel('Helix: Server hosts'));
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Initech: Bare metal instances')).toBeChecked();
  await proceedByKeyboard(page);

  await tabTo(page, page.getByLabel('SLA turnaround days', { exact: true }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel('SLA turnaround days', { exact: true })).toHaveValue('2');
  await tabTo(page, page.getByLabel('ACV tier', { exact: true }));
  await page.keyboard.press('ArrowDown');
  await proceedByKeyboard(page);

  await tabTo(page, page.getByRole('button', { name: 'Yep, Please Add' }));
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Cost of this case');
  await tabTo(page, page.getByRole('button', { name: 'SLA turnaround' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Credits by turnaround' })).toContainText('2 days14 credits');
  await expect(page.getByText('Rate card 2025-07, valid from Jul 1, 2025')).toBeVisible();
  await expectGood(page);
}

async function proceedByKeyboard(page: Page): Promise<void> {
  const before = page.url();
  await tabTo(page, page.getByRole('link', { name: 'Proceed' }));
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(before);
  await expect(heading(page)).toBeFocused();
}

const MAX_TABS = 60;

async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let pressed = 0; pressed < MAX_TABS; pressed++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not lead to ${String(target)}`);
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save Calculation' }).click();
  await expectNotice(page, 'Calculation Saved', 'Your cost calculation has been saved successfully.');
}

async function csvOf(page: Page): Promise<string[]> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('calculations.csv');
  return (await readFile(await download.path(), 'utf8')).split('\r\n');
}

const isKept = (answer: { request(): { method(): string }; ok(): boolean }): boolean =>
  answer.request().method() === 'POST' && answer.ok();
const nameField = (page: Page) => page.getByRole('group', { name: 'Proposed Solutions' }).getByLabel('Solution 1');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
