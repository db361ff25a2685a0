import type { Page } from '@playwright/test';
import { measurePace } from './pace.ts';

/** Lighthouse's slowdown for a phone. */
const PHONE = 4;

/** For the titles of measurements. */
export const ON_A_SLOW_CPU = `CPU ${PHONE} times slower than the reference machine`;

/**
 * Slows the page's CPU to that of a phone, relative to the reference machine (`pace.ts`). A slower machine is throttled
 * less, so that its figures compare with the limits; a faster one is not throttled more.
 * @returns the throttling, for details of a measurement
 */
export async function slowCpu(page: Page): Promise<string> {
  const cpu = measurePace();
  const rate = Math.max(1, PHONE / cpu);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
  return `throttled ${rate.toFixed(1)}× (this machine takes ${cpu.toFixed(1)}× the reference CPU time)`;
}
