import { expect, type Page } from '@playwright/test';
import { violations } from './complaints.ts';

/** Within its width on a desk and on a phone, and accessible on the phone; then as wide as it was. */
export async function expectGood(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  expect(await violations(page)).toEqual([]);
  if (before) await page.setViewportSize(before);
}
