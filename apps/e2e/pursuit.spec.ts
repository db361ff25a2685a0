import { readFileSync } from 'node:fs';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { buyCredits } from './checkout.ts';
import { complaintsOf } from './complaints.ts';
import { follow } from './follow.ts';
import { expectGood } from './good.ts';
import { expectNotice } from './notices.ts';
import { admin, aPerson, signIn } from './people.ts';

test.use({ viewport: { width: 390, height: 844 } });

const VALUE_CASE = Buffer.from('%PDF-1.7\nWhat Helix is worth to Wexcombe.\n');
const HOSTS = {
  'Number of hosts': '12',
  'Total cores': '384',
  'Total memory (GB)': '6144',
  'Total storage (GB)': '90000',
};
const RATE = { 'Discount rate (%)': '9', 'Horizon (years)': '5' };
const VMS = 'VM,vCPU,Memory (GB),Storage (GB)\napp-01,4,16,120\ndb-01,8,64,900\n';

test('a new seller with a phone takes a pursuit from registration to its value case, while an analyst sees everything live', async ({
  page,
  browser,
}) => {
  const complaints = complaintsOf(page, /ERR_FAILED/);
  const seller = await aPerson();
  const prospect = `Wexcombe ${seller.email.slice(5, 13)}`;
  await signIn(page.context(), seller);
  await buyCredits(page.context().request, 100);
  const analyst = await analystOf(browser);

  await test.step('registers the pursuit', () => register(page, prospect));
  await test.step('prices its case and starts it', () => startCase(page));
  await test.step('the analyst finds it in the queue', () => openInQueue(analyst, prospect));
  await test.step('provides the inputs on a network that breaks', () => provideInputs(page, prospect));
  await test.step('the analyst asks for other terms', () => requote(analyst));
  await test.step('accepts them, and provides the input that they add', () => acceptTerms(page));
  await test.step('the analyst proposes times', () => proposeTimes(analyst));
  await test.step('books one', () => chooseTime(page));
  await test.step('the analyst publishes a version, and asks for its review', () => publish(analyst));
  await test.step('approves the case', () => approve(page));
  await test.step('the analyst delivers it', () => deliver(analyst));
  await test.step('downloads it', () => download(page));
  await analyst.context().close();
  expect(complaints).toEqual([]);
});

async function analystOf(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 844 } });
  await signIn(context, admin);
  return context.newPage();
}

async function register(page: Page, prospect: string): Promise<void> {
  await page.goto('/pursuits/new');
  await page.getByLabel('Prospect').fill(prospect);
  await page.getByRole('textbox', { name: 'Opportunity' }).fill('Virtual desktops');
  await page.getByLabel('Annual contract value').fill('$236,000');
  await page.getByRole('textbox', { name: 'Expected close' }).fill('2030-02-12');
  await page.getByRole('textbox', { name: 'Proposed solutions' }).fill('Helix Private Cloud');
  await page.getByRole('textbox', { name: 'Competitors' }).fill('Initech');
  await page.getByRole('button', { name: 'Register and start case' }).click();
  await expectNotice(page, 'Pursuit registered');
}

async function startCase(page: Page): Promise<void> {
  await expect(page.getByLabel('Solution 1').first()).toHaveValue('Helix Private Cloud');
  await proceed(page);
  await page.getByLabel('Helix Private Cloud: On-premise data center').check();
  await proceed(page);
  await page.getByLabel('Helix Private Cloud: Virtual machines').check();
  await proceed(page);
  await expect(page.getByLabel('SLA turnaround days', { exact: true })).toHaveValue('3');
  await proceed(page);
  await page.getByRole('link', { name: "Nope, I'm Good" }).click();
  await page.getByRole('button', { name: 'Start Case' }).click();
  await expectNotice(page, 'Case Started');
}

async function proceed(page: Page): Promise<void> {
  const before = page.url();
  await page.getByRole('link', { name: 'Proceed' }).click();
  await expect(page).not.toHaveURL(before);
}

async function openInQueue(page: Page, prospect: string): Promise<void> {
  await page.goto('/admin/cases');
  await page.getByRole('searchbox').fill(prospect);
  await page.getByRole('button', { name: prospect }).click();
  const analyst = page.getByRole('combobox', { name: 'Analyst' });
  const me = (await analyst.getByRole('option', { name: '(you)' }).getAttribute('value')) ?? '';
  await analyst.selectOption(me);
  await expect(analyst).toHaveValue(me);
}

/** Types all inputs except one file, whose first requests are lost. */
async function provideInputs(page: Page, prospect: string): Promise<void> {
  await follow(page, '/pursuits');
  await page.getByRole('link', { name: prospect }).first().click();
  await page.getByRole('link', { name: 'Open the case' }).click();
  let broken = 0;
  await page.route('**/api/uploads/*', (route) => (broken++ < 2 ? route.abort() : route.continue()));
  const buffer = Buffer.from(VMS);
  await page.getByLabel('File of Virtual machines').setInputFiles({ name: 'vms.csv', mimeType: 'text/csv', buffer });
  await type(page, 'Server inventory', HOSTS);
  await type(page, 'Architected solution, Helix Private Cloud', { 'Proposed design': 'Six nodes at each site.' });
  await type(page, 'Pricing of Initech', { 'Cost per year (USD)': '120000' });
  await expect(page.getByRole('list', { name: 'Inputs of the case' })).toContainText('2 VMs, 12 vCPU');
  await expectGood(page);
  await type(page, 'Discount rate and horizon', RATE);
  await sendInputs(page);
  await expect(page.getByRole('heading', { name: 'Wait for us to confirm the terms.' })).toBeVisible();
}

async function sendInputs(page: Page): Promise<void> {
  const inputs = page.getByRole('region', { name: 'Inputs' });
  await inputs.getByRole('button', { name: 'Send inputs' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send inputs' }).click();
}

async function type(page: Page, item: string, answers: Readonly<Record<string, string>>): Promise<void> {
  await page.getByRole('button', { name: `Type it in: ${item}` }).click();
  const form = page.getByRole('form', { name: item });
  for (const [field, value] of Object.entries(answers)) await form.getByLabel(field, { exact: true }).fill(value);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
}

async function requote(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Requote' }).click();
  const form = page.getByRole('form', { name: 'Requote' });
  await form.getByLabel('AWS').check();
  await form.getByLabel('Reason').fill('Site B runs on AWS.');
  await expectGood(page);
  await form.getByRole('button', { name: 'Send new terms' }).click();
  await expectNotice(page, 'New terms sent');
}

async function acceptTerms(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: 'New terms are waiting for you' })).toContainText(
    '“Site B runs on AWS.”',
  );
  await expectGood(page);
  await page.getByRole('button', { name: 'Accept, 3 more credits' }).click();
  await expect(page.getByRole('heading', { name: 'Provide “AWS bill”.' })).toBeVisible();
  await type(page, 'AWS bill', { 'Cost per month (USD)': '12000' });
  await sendInputs(page);
  await expect(page.getByRole('heading', { name: 'Wait for the analysis.' })).toBeVisible();
}

async function proposeTimes(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Reviews' }).click();
  await page.getByRole('button', { name: 'Propose times' }).click();
  await page.getByLabel('Time 1').fill('2029-12-03T10:00');
  await page.getByLabel('Time 2').fill('2029-12-04T10:00');
  await page.getByRole('button', { name: 'Send to the seller' }).click();
  await expectNotice(page, 'Times proposed');
}

async function chooseTime(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /Dec 4/ }).check();
  await page.getByRole('button', { name: /^Book .*Dec 4/ }).click();
  await expectNotice(page, 'Review booked');
}

async function publish(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: 'Reviews' })).toContainText('Dec 4');
  await page.getByRole('link', { name: 'Deliverables' }).click();
  const file = { name: 'value-case.pdf', mimeType: 'application/pdf', buffer: VALUE_CASE };
  await page.getByLabel('Files of version 1').setInputFiles(file);
  await page.getByLabel('What’s in this version').fill('Three sites, five years.');
  await page.getByRole('button', { name: 'Publish version 1' }).click();
  await expect(page.getByRole('list', { name: 'Files of version 1' })).toContainText('value-case.pdf');
  await expectGood(page);
  await page.getByRole('link', { name: 'Overview' }).click();
  await page.getByRole('button', { name: 'Ask for the case review' }).click();
  await expectNotice(page, 'Review requested');
}

async function approve(page: Page): Promise<void> {
  await expect(page.getByRole('list', { name: 'Files of version 1' })).toContainText('value-case.pdf');
  await page.getByRole('button', { name: 'Approve the case' }).click();
  await page.getByRole('button', { name: 'Skip this review' }).click();
  await expect(page.getByRole('heading', { name: 'Wait for the case to be delivered.' })).toBeVisible();
}

async function deliver(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Deliver', exact: true }).click();
  await expectNotice(page, 'Case delivered');
}

async function download(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Present the case to your prospect.' })).toBeVisible();
  await page.getByRole('link', { name: 'Files' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download value-case.pdf' }).click();
  expect(readFileSync(await (await downloading).path()).equals(VALUE_CASE)).toBe(true);
}
