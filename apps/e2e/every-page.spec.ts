import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { aDraft } from './draft.ts';

const pages = ['/', '/pricing-calculator', '/compute-model', '/nowhere'];

for (const path of pages) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [1440, 768, 390]) {
      test(`${path} in ${colorScheme} at ${width} px: accessible, within its width, within the policy`, async ({
        page,
      }) => {
        const complaints: string[] = [];
        page.on('console', (said) => ['error', 'warning'].includes(said.type()) && complaints.push(said.text()));
        page.on('pageerror', (error) => complaints.push(error.message));
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 844 });
        await aDraft(page);
        await page.goto(path);
        await page.locator('main h1').waitFor();
        await page.waitForLoadState('networkidle');

        expect(await page.locator('html').getAttribute('data-theme')).toBe(colorScheme);
        expect(
          (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => [id, nodes[0]?.html]),
        ).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        expect(complaints).toEqual([]);
      });
    }
  }
}

test('an open dialog stays within the policy and keeps the page from scrolling', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (said) => said.type() === 'error' && complaints.push(said.text()));
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto('/pricing-calculator');
  await page.getByRole('button', { name: 'Clear All' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('hidden');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  expect(complaints).toEqual([]);
});
