import { expect, test } from '@playwright/test';
import { aDraft } from './draft.ts';

test('a deep link opens the step, with title, frame and total', async ({ page }) => {
  await page.goto('/compute-model');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where will the workloads run?');
  await expect(page).toHaveTitle('Environments · Casewright');
  await expect(page.getByRole('link', { name: 'Solutions' })).toHaveAttribute('href', '/pricing-calculator');
  await expect(page.getByRole('complementary').getByText('You have 100 credits.')).toBeVisible();
});

test('answers survive a reload', async ({ page }) => {
  await page.goto('/compute-model');
  await page.getByLabel('Proposed solution 1: Microsoft Azure').check();
  await page.reload();
  await expect(page.getByLabel('Proposed solution 1: Microsoft Azure')).toBeChecked();
  await expect(page.locator('[aria-live=polite]:visible')).toHaveText('9 credits');
});

test('arriving moves the focus to the heading and the page to its top', async ({ page }) => {
  await page.goto('/pricing-calculator');
  await page.getByRole('link', { name: 'Proceed' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Where will the workloads run?' })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('clearing asks first', async ({ page }) => {
  await aDraft(page);
  await page.goto('/pricing-calculator');
  await page.getByRole('button', { name: 'Clear All' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('Solution 2')).toHaveValue('Helix Managed');

  await page.getByRole('button', { name: 'Clear All' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Clear All' }).click();
  await expect(page.getByText('1 of 3')).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Clear All' })).toBeFocused();
});

test('who is signed out is sent to sign in, and told where to go on', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'signed-out', value: '1', url: baseURL ?? '' }]);
  await page.goto('/pricing-calculator');
  await expect(page.getByRole('link', { name: 'Create an Account' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Proceed' })).toHaveAttribute('href', '/login?return=%2Fcompute-model');
});

test('signing out leaves no answers behind', async ({ page }) => {
  await page.goto('/compute-model');
  await page.getByLabel('Proposed solution 1: AWS').check();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(page.getByLabel('Proposed solution 1: AWS')).not.toBeChecked();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('u-1')))).toEqual([]);
});

test('an address that nobody owns is not found', async ({ page }) => {
  for (const path of ['/nowhere', '/compute-model/deeper']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  }
});
