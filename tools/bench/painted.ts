import type { BrowserContext } from '@playwright/test';

declare global {
  interface Window {
    /** Resolves with `performance.now()` after the next frame is painted. */
    whenPainted: () => Promise<number>;
  }
}

export const observePaint = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    window.whenPainted = () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => {
          // Runs right after the frame.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now());
          port2.postMessage(undefined);
        }),
      );
  });

/** Milliseconds from clicking a link until the page with that title is painted. Does not move the pointer. */
export const followed = (link: Element, title: string): Promise<number> =>
  new Promise((resolve) => {
    const seen = new MutationObserver(() => {
      if (document.querySelector('h1')?.textContent !== title) return;
      seen.disconnect();
      void window.whenPainted().then((paintedAt) => resolve(paintedAt - clickedAt));
    });
    seen.observe(document.body, { subtree: true, childList: true });
    const clickedAt = performance.now();
    (link as HTMLAnchorElement).click();
  });
