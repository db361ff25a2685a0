import { expect, type Page } from '@playwright/test';
import { violations } from './complaints.ts';

/** Accessible, and within its width, on a desk and on a phone; then as wide as it was. */
export async function expectGood(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  if (before) await page.setViewportSize(before);
}
