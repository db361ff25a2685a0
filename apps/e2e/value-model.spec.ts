import { readFileSync } from 'node:fs';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { complaintsOf } from './complaints.ts';
import { follow } from './follow.ts';
import { expectGood } from './good.ts';
import { aCaseInAnalysis, aCaseInReview, startedCase } from './cases.ts';
import { admin, type Person, seller, signIn } from './people.ts';

const INVENTORY = [
  'Host,Cores,Memory (GB),Storage (GB)',
  'esx-01,32,512,900',
  'esx-02,32,512,900',
  'esx-03,64,1024,900',
].join('\n');

test('an analyst builds a model from uploads; the seller comments, compares, approves and downloads', async ({
  page,
  browser,
}) => {
  const sellerPage = await pageOf(browser, seller);
  const complaints = [complaintsOf(page), complaintsOf(sellerPage)];
  await signIn(page.context(), admin);
  const started = await startedCase();

  await test.step('the seller uploads an inventory', () => upload(sellerPage, started.pursuitId));
  await aCaseInAnalysis(started.caseId);
  const address = `/value-models/${started.caseId}`;
  await test.step('the analyst starts from a template with its numbers', () => start(page, address));
  await test.step('adds rows of another template', () => addRows(page));
  await test.step('sets ranges by keyboard, and makes a version', () => makeVersion(page));
  await test.step('the seller reads along, and asks about a number', () => ask(sellerPage, address));
  await test.step('the analyst sees it at once, and changes the number', () => answer(page));
  await test.step('the seller sees what changed', () => compare(sellerPage));
  await test.step('the analyst delivers a version', () => deliver(page));
  await aCaseInReview(started.caseId);
  await test.step('the seller approves and downloads it', () => approve(sellerPage, started.pursuitId));
  await sellerPage.context().close();
  expect(complaints.flat()).toEqual([]);
});

async function pageOf(browser: Browser, person: Person): Promise<Page> {
  const context = await browser.newContext();
  await signIn(context, person);
  return context.newPage();
}

async function upload(page: Page, pursuitId: string): Promise<void> {
  await page.goto(`/pursuits/${pursuitId}?tab=case`);
  await page
    .getByLabel('File of Server inventory', { exact: true })
    .setInputFiles({ name: 'inventory.csv', mimeType: 'text/csv', buffer: Buffer.from(INVENTORY) });
  await expect(page.getByRole('button', { name: 'Change: Server inventory' })).toBeVisible();
}

async function start(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Start from Virtualization refresh' }).click();
  const hosts = page.getByLabel('Value of Hosts in service');
  await expect(hosts).toHaveValue('3');
  await hosts.focus();
  await expect(page.getByText(/^Read from inventory\.csv.*Host/)).toBeVisible();
}

async function addRows(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add from template' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add from a template' });
  await dialog.getByLabel('Template', { exact: true }).selectOption('Cloud migration');
  // Rows outside the view are scrolled to.
  await dialog.getByRole('button', { name: /^Add / }).last().click();
  await dialog.getByRole('button', { name: /^Add / }).first().click();
  await dialog.getByRole('button', { name: 'Close' }).click();
}

async function makeVersion(page: Page): Promise<void> {
  await page.getByLabel('Value of Hosts after consolidation').fill('3');
  await page.keyboard.press('Enter');
  await page.getByLabel('Value of Hosts after consolidation').focus();
  await page.getByLabel('Low of Hosts after consolidation').fill('4');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.getByLabel('High of Hosts after consolidation').fill('2');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await page.getByRole('button', { name: 'Make version' }).click();
  const form = page.getByRole('form', { name: 'Make version' });
  await form.getByRole('button', { name: 'Make Draft 0.1' }).click();
  await expect(page.getByRole('region', { name: 'Versions' }).getByRole('link', { name: 'Draft 0.1' })).toBeVisible();
}

async function ask(page: Page, address: string): Promise<void> {
  await follow(page, address);
  await expect(page.getByText('Read only', { exact: true })).toBeVisible();
  // The sticky results cover nothing below them.
  await page.getByRole('button', { name: 'Comment on Fewer outages' }).click({ trial: true });
  await page.getByRole('button', { name: 'Comment on Hosts after consolidation' }).click();
  const drawer = page.getByRole('complementary', { name: 'Comments' });
  await drawer.getByLabel('Comment', { exact: true }).fill('Our design needs four.');
  await drawer.getByRole('button', { name: 'Send' }).click();
  await expect(drawer.getByRole('listitem')).toContainText('Our design needs four.');
  await page.keyboard.press('Escape');
}

async function answer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Comments on Hosts after consolidation, 1 open' }).click();
  await page.getByRole('button', { name: 'Resolve' }).click();
  await page.keyboard.press('Escape');
  await page.getByLabel('Value of Hosts after consolidation').fill('4');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Saved/)).toBeVisible();
}

async function compare(page: Page): Promise<void> {
  const row = page.getByRole('row', { name: /^Hosts after consolidation/ }).first();
  await expect(row).toContainText('4');
  await page.getByRole('link', { name: 'Compare with Draft 0.1' }).click();
  const changed = page.getByRole('row').filter({ hasText: '3 (4 to 2)' });
  await expect(changed).toContainText('Hosts after consolidation');
  await expect(changed).toContainText('4 (4 to 2)');
}

async function deliver(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Make version' }).click();
  const form = page.getByRole('form', { name: 'Make version' });
  await form.getByRole('combobox', { name: 'Kind' }).selectOption('Version 1.0');
  await form.getByLabel('What’s new').fill('With the hosts of your design.');
  await form.getByRole('checkbox', { name: 'Use these numbers in a version for approval' }).check();
  await form.getByRole('button', { name: 'Make version 1.0' }).click();
  await page.getByRole('region', { name: 'Versions' }).getByRole('link', { name: 'Version 1.0' }).click();
  await expect(page.getByRole('link', { name: /^Download .* value case 1\.0/ })).toHaveCount(4);
  await page.getByRole('button', { name: 'Deliver Version 1.0' }).click();
  await page.getByRole('form', { name: 'Deliver Version 1.0' }).getByRole('button', { name: 'Deliver' }).click();
  await expect(page.getByText(/^Delivered on /)).toBeVisible();
  await expectGood(page);
}

/** First bytes by file type. */
const SIGNATURES = { pdf: '%PDF-', pptx: 'PK', xlsx: 'PK' };

async function approve(page: Page, pursuitId: string): Promise<void> {
  await follow(page, `/pursuits/${pursuitId}?tab=case`);
  await page.getByRole('button', { name: 'Approve the case' }).click();
  const files = page.getByRole('list', { name: 'Files of version 1.0' });
  for (const [ending, signature] of Object.entries(SIGNATURES)) {
    const downloading = page.waitForEvent('download');
    await files.getByRole('link', { name: new RegExp(`^Download .* value case 1\\.0\\.${ending}$`) }).click();
    const file = readFileSync(await (await downloading).path());
    expect(file.toString('latin1', 0, signature.length)).toBe(signature);
  }
  await expect(page.getByRole('region', { name: 'Deliverables' })).toContainText('Approved');
}
