import { expect, type Page } from '@playwright/test';
import { violations } from './complaints.ts';

/** Checks the layout at desktop and phone width and accessibility on the phone, then restores the width. */
export async function expectGood(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  expect(await violations(page)).toEqual([]);
  if (before) await page.setViewportSize(before);
}
