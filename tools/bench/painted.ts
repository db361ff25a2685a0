import type { BrowserContext } from '@playwright/test';

declare global {
  interface Window {
    /** When the frame is done that shows what was changed just now, on the clock of `performance.now()`. */
    whenPainted: () => Promise<number>;
  }
}

/** Gives every page of the context `whenPainted`. */
export const tellOfPaint = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    window.whenPainted = () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => {
          // The first task after the frame.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now());
          port2.postMessage(undefined);
        }),
      );
  });

/** How long it takes from a click on a link, without the pointer, to the page with that title painted. */
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
