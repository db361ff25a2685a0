import { expect, type Page } from '@playwright/test';
import { SHELL, violations } from './complaints.ts';

const PHONE = { width: 390, height: 844 };

/** Checks the layout as it is and on a phone, and accessibility on the phone, except of the shell. Restores the width. */
export async function expectGood(page: Page): Promise<void> {
  const window = page.viewportSize();
  await expectWithinWindow(page);
  if (window?.width !== PHONE.width) {
    await page.setViewportSize(PHONE);
    await expectWithinWindow(page);
  }
  expect(await violations(page, { except: SHELL })).toEqual([]);
  if (window && window.width !== PHONE.width) await page.setViewportSize(window);
}

const expectWithinWindow = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
