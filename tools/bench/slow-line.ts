import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';

const KILOBIT = 1000 / 8;
/** Lighthouse's values for CDP's `Network.emulateNetworkConditions`. */
export const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1600 * KILOBIT,
  uploadThroughput: 750 * KILOBIT,
};

/** The network counts as idle after this long. */
const QUIET_MS = 500;

/** @returns a function that waits until the network is idle */
export function watchTraffic(page: Page): () => Promise<void> {
  let underWay = 0;
  let last = performance.now();
  const count = (by: number) => (request: Request) => {
    // The live stream never ends.
    if (request.resourceType() === 'eventsource') return;
    underWay += by;
    last = performance.now();
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
  return async () => {
    last = performance.now();
    while (underWay > 0 || performance.now() - last < QUIET_MS) await pause(QUIET_MS / 10);
  };
}
