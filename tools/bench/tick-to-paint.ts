import { setTimeout as pause } from 'node:timers/promises';
import type { JSHandle, Page } from '@playwright/test';
import { median, type Outcome } from './compare.ts';
import { observePaint } from './painted.ts';
import { type Surroundings, withSellerInBrowser } from './seller-in-browser.ts';
import { ON_A_SLOW_CPU, slowCpu } from './slow-cpu.ts';

const BELOW_MS = 50;
const SOLUTIONS = 3;
const MATRICES = ['Environments by solution', 'Compute models by solution'];
/** Timings of a human click. */
const REST_MS = 80;
const PRESS_MS = 60;

/** From releasing a matrix cell until the new total is painted, with the largest matrix, on a throttled CPU. */
export const tickToPaint = (): Promise<Outcome> =>
  withSellerInBrowser(async (here) => {
    const page = await openWizard(here);
    const throttling = await slowCpu(page);
    const times: number[] = [];
    for (const name of MATRICES) {
      await page.getByRole('link', { name: 'Proceed' }).click();
      await page.getByRole('grid', { name }).waitFor();
      times.push(...(await tickAll(page)));
    }
    const slow = percentile(times, 0.95);
    return {
      title: `ms from ticking a cell to its new total painted at p95, ${ON_A_SLOW_CPU}`,
      ratio: slow,
      limit: `< ${BELOW_MS}`,
      met: slow < BELOW_MS,
      detail: `median ${median(times).toFixed(1)} ms, most ${Math.max(...times).toFixed(1)} ms, ${times.length} ticks; ${throttling}`,
    };
  });

async function openWizard({ browser, cookies, productUrl }: Surroundings): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies(cookies);
  await observePaint(context);
  const page = await context.newPage();
  await page.goto(`${productUrl}/pricing-calculator`);
  for (const side of ['Proposed Solutions', 'Competitive Solutions']) {
    const group = page.getByRole('group', { name: side, exact: true });
    for (let count = 1; count < SOLUTIONS; count++) await group.getByRole('button', { name: 'Add one' }).click();
    for (let n = 1; n <= SOLUTIONS; n++) await group.getByLabel(`Solution ${n}`).fill(`${side} ${n}`);
  }
  return page;
}

/** Ticks and unticks each cell. Nothing else is ticked, so each click changes the total. */
async function tickAll(page: Page): Promise<number[]> {
  const cells = await page.getByRole('gridcell').all();
  const recorder = await recordTotals(page);
  const times: number[] = [];
  for (const cell of cells) {
    const box = await cell.boundingBox();
    if (!box) throw new Error('A cell of the matrix is not on the page.');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    for (let ticks = 0; ticks < 2; ticks++) {
      await pause(REST_MS);
      await press(page);
      times.push(await recorder.evaluate(({ next }) => next()));
    }
  }
  return times;
}

async function press(page: Page): Promise<void> {
  await page.mouse.down();
  await pause(PRESS_MS);
  await page.mouse.up();
}

interface Recorder {
  /** Milliseconds from a click, by the browser's event time, until its new total is painted. */
  readonly next: () => Promise<number>;
}

const recordTotals = (page: Page): Promise<JSHandle<Recorder>> =>
  page.evaluateHandle(() => {
    const totals = [...document.querySelectorAll('aside [aria-live=polite]')];
    const total = totals.find((element) => element.checkVisibility());
    if (!total) throw new Error('The page shows no total.');
    const times = new TransformStream<number, number>();
    const [writer, reader] = [times.writable.getWriter(), times.readable.getReader()];
    let clickedAt = Number.NaN;
    addEventListener('click', ({ timeStamp }) => (clickedAt = timeStamp), { capture: true });
    new MutationObserver(() => {
      const since = clickedAt;
      void window.whenPainted().then((paintedAt) => writer.write(paintedAt - since));
    }).observe(total, { subtree: true, childList: true, characterData: true });
    return { next: async () => (await reader.read()).value ?? Number.NaN };
  });

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
