import type { BrowserContext, Page } from '@playwright/test';
import { median, type Outcome } from './compare.ts';
import { withAdminInBrowser } from './seller-in-browser.ts';
import { ON_A_SLOW_CPU, slowCpu } from './slow-cpu.ts';

const ROWS = 10_000;
const MAX_MS = 32;
const FRAMES = 120;
/** A fast flick. */
const PIXELS_PER_FRAME = 100;
/** Of the same rows. An odd number, for the median of each frame. */
const PASSES = 5;

/**
 * Longest frame while scrolling a fully loaded list, on a throttled CPU. The rows are scrolled once before measuring, as
 * by anyone who has loaded so many. A frame counts by its median of several passes: what is slow about its rows is slow
 * every time, what another process delays is not.
 */
export const gridScroll = (): Promise<Outcome> =>
  withAdminInBrowser(async ({ browser, cookies, productUrl }) => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addCookies(cookies);
    await answerUsers(context);
    const page = await context.newPage();
    await page.goto(`${productUrl}/admin/users`);
    await page.getByRole('rowheader').first().waitFor();
    await framesOfScrolling(page);
    const throttling = await slowCpu(page);
    const passes: number[][] = [];
    while (passes.length < PASSES) passes.push(await framesOfScrolling(page));
    const frames = Array.from({ length: FRAMES }, (_, n) => median(passes.map((times) => times[n] ?? Infinity)));
    const long = frames.filter((ms) => ms > MAX_MS).length;
    return {
      title: `frames over ${MAX_MS} ms while ${ROWS} loaded rows are scrolled, ${ON_A_SLOW_CPU}`,
      ratio: long,
      limit: '≤ 0',
      met: long === 0,
      detail: `median ${median(frames).toFixed(1)} ms, most ${Math.max(...frames).toFixed(1)} ms, ${FRAMES} frames, medians of ${PASSES} passes; most of all ${Math.max(...passes.flat()).toFixed(1)} ms; ${throttling}`,
    };
  });

/** Stubs the endpoint with all rows in one page. */
const answerUsers = (context: BrowserContext): Promise<unknown> =>
  context.route(
    ({ pathname }) => pathname === '/api/admin/users',
    (route) => route.fulfill({ json: { rows: USERS, total: ROWS, isTotalExact: false, next: null } }),
  );

const USERS = Array.from({ length: ROWS }, (_, n) => ({
  id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  firstName: 'Ada',
  lastName: `Adler ${n}`,
  email: `ada.adler.${n}@northwind.example`,
  emailVerified: n % 10 > 0,
  joinedAt: new Date(Date.UTC(2026, 0, 1) + n * 60_000),
}));

/** Milliseconds from the start of each frame until it is painted, from the top of the page. */
const framesOfScrolling = (page: Page): Promise<number[]> =>
  page.evaluate(
    ([frames, pixels]) =>
      new Promise<number[]>((resolve) => {
        const times: number[] = [];
        const { port1, port2 } = new MessageChannel();
        let startedAt = 0;
        port1.onmessage = () => {
          times.push(performance.now() - startedAt);
          if (times.length === frames) resolve(times);
          else requestAnimationFrame(frame);
        };
        const frame = (now: number) => {
          startedAt = now;
          scrollBy(0, pixels);
          // Runs right after the frame.
          port2.postMessage(undefined);
        };
        scrollTo(0, 0);
        // Not in the frame that jumps back.
        requestAnimationFrame(() => requestAnimationFrame(frame));
      }),
    [FRAMES, PIXELS_PER_FRAME] as const,
  );
