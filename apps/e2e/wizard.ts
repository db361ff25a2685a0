import { expect, type Page } from '@playwright/test';

/** The journeys' case: 56 credits, 59 with support. */
export async function answerAllSteps(page: Page): Promise<void> {
  await expect(heading(page)).toHaveText('Tell us about your prospect opportunity.');
  await expectTotal(page, 6);
  const proposed = page.getByRole('group', { name: 'Proposed Solutions', exact: true });
  const competitive = page.getByRole('group', { name: 'Competitive Solutions', exact: true });
  await expect(competitive.getByText('1 of 3')).toBeVisible();
  await expect(competitive.getByRole('button', { name: 'Remove one' })).toBeDisabled();
  await proposed.getByRole('button', { name: 'Add one' }).click();
  await expect(proposed.getByText('2 of 3')).toBeVisible();
  await proposed.getByLabel('Solution 1').fill('Helix Private Cloud');
  await proposed.getByLabel('Solution 2').fill('Helix Managed');
  await competitive.getByLabel('Solution 1').fill('Incumbent VMs');
  await expectTotal(page, 9);
  await proceed(page);

  await expectColumns(page, [
    ...['On-premise data center', 'AWS', 'Microsoft Azure', 'Google Cloud', 'IBM Cloud', 'Oracle Cloud'],
  ]);
  await page.getByLabel('Helix Private Cloud: On-premise data center').check();
  await page.getByLabel('Helix Private Cloud: Microsoft Azure').check();
  await expectTotal(page, 15);
  // Counts once, however many solutions use it.
  await page.getByLabel('Helix Managed: Microsoft Azure').check();
  await expectTotal(page, 15);
  await page.getByLabel('Incumbent VMs: AWS').check();
  await expectTotal(page, 18);
  await proceed(page);

  await expectColumns(page, [
    ...['Server hosts', 'HCI appliances', 'Virtual machines', 'SQL server hosts'],
    ...['Bare metal hosts', 'Bare metal instances'],
  ]);
  await page
    .getByRole('gridcell')
    .filter({ has: page.getByLabel('Helix Private Cloud: HCI appliances') })
    .click();
  await page.getByLabel('Incumbent VMs: Virtual machines').check();
  await expectTotal(page, 24);
  await proceed(page);

  const sla = page.getByLabel('SLA turnaround days', { exact: true });
  await expect(sla).toHaveValue('3');
  await expect(sla.getByRole('option')).toHaveText(['3 days', '2 days', '1 day']);
  await expectTotal(page, 31);
  await sla.selectOption('2');
  await expectTotal(page, 38);
  const acv = page.getByLabel('ACV tier', { exact: true });
  await expect(acv.getByRole('option')).toHaveText([
    ...['Not specified', '< $100K', '$101K - $250K', '$251K - $500K', '$501K - $750K', '$751K - $1.0M', '> $1.0M +'],
  ]);
  await acv.selectOption('$101K - $250K');
  await expectTotal(page, 56);
  await proceed(page);

  await expect(heading(page)).toHaveText('Need presentation support?');
  await expect(page.getByRole('link', { name: "Nope, I'm Good" })).toBeVisible();
  await page.getByRole('button', { name: 'Yep, Please Add' }).click();
  await expectStatement(page);
}

export async function expectStatement(page: Page): Promise<void> {
  await expect(heading(page)).toHaveText('Cost of this case');
  const rows = [
    [/^Base solutions/, '9', '16.1%'],
    [/^Solution analysis/, '15', '26.8%'],
    [/^SLA turnaround/, '14', '25.0%'],
    [/^ACV tier/, '18', '32.1%'],
    [/^Case credits/, '56', '100.0%'],
    [/^Presentation support/, '3', '—'],
    [/^Total case credit cost/, '59 credits', '—'],
  ] as const;
  for (const [name, credits, percent] of rows) {
    const cells = page.getByRole('row', { name }).getByRole('cell');
    await expect(cells.nth(-2)).toHaveText(credits);
    await expect(cells.last()).toHaveText(percent);
  }
}

async function proceed(page: Page): Promise<void> {
  const before = page.url();
  await page.getByRole('link', { name: 'Proceed' }).click();
  await expect(page).not.toHaveURL(before);
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const expectColumns = (page: Page, names: readonly string[]): Promise<void> =>
  expect(page.getByRole('columnheader')).toHaveText(['Solution', ...names]);

const expectTotal = (page: Page, credits: number): Promise<void> =>
  expect(page.locator('[aria-live=polite]:visible').filter({ hasText: 'credits' })).toContainText(`${credits} credits`);
