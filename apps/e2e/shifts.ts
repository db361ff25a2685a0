import type { Page } from '@playwright/test';

/**
 * The page's texts stay in the fonts of the machine. How wide these are depends on the machine, and whether web fonts
 * replace them while a page opens depends on its speed. (A route would take the browser's cache away too.)
 */
export const withoutWebFonts = async (page: Page): Promise<void> => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  await browser.send('Network.setBlockedURLs', { urls: ['*.woff2'] });
};

/** Watches what moves by itself, from now on: on this page, and on those that it opens. */
export const watchShifts = async (page: Page): Promise<void> => {
  await page.addInitScript(watch);
  await page.evaluate(watch);
};

/** What has moved by itself on the page that is shown: how far (layout shift score), and what from where to where. */
export const shiftsOf = (page: Page): Promise<readonly Shift[]> => page.evaluate(() => window.shifts);

interface Shift {
  readonly score: number;
  readonly moved: readonly string[];
}

declare global {
  interface Window {
    /** Of the page that is watched. */
    shifts: readonly Shift[];
  }
}

const watch = () => {
  const shifts: Shift[] = [];
  window.shifts = shifts;
  const nameOf = (node?: Node) => (node instanceof Element ? node.outerHTML.slice(0, 120) : String(node?.textContent));
  const placeOf = ({ x, y, width, height }: DOMRectReadOnly) => `${x} ${y} ${width} ${height}`;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
      const moved = sources.map(
        ({ node, previousRect, currentRect }) => `${placeOf(previousRect)} to ${placeOf(currentRect)}: ${nameOf(node)}`,
      );
      if (!hadRecentInput) shifts.push({ score: value, moved });
    }
  }).observe({ type: 'layout-shift' });
};

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node?: Node;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}
