import type { Page } from '@playwright/test';

/** Blocks web fonts, whose fallbacks and swap times depend on the machine. (A route would disable the cache too.) */
export const withoutWebFonts = async (page: Page): Promise<void> => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  await browser.send('Network.setBlockedURLs', { urls: ['*.woff2'] });
};

/** Records layout shifts from now on, on this page and later ones. */
export const watchShifts = async (page: Page): Promise<void> => {
  await page.addInitScript(watch);
  await page.evaluate(watch);
};

export const shiftsOf = (page: Page): Promise<readonly Shift[]> => page.evaluate(() => window.shifts);

interface Shift {
  readonly score: number;
  readonly moved: readonly string[];
}

declare global {
  interface Window {
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
