import type { Page, Request } from '@playwright/test';

/** Watches the page's requests. @returns a wait until all are answered and rendered */
export function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  const wakers = new Set<() => void>();
  const end = (request: Request) => {
    open.delete(request);
    for (const wake of wakers) wake();
  };
  // A live connection stays open.
  page.on('request', (request) => request.resourceType() !== 'eventsource' && open.add(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async () => {
    do {
      while (open.size > 0) await new Promise<void>((resolve) => wakers.add(resolve));
      await painted(page);
    } while (open.size > 0);
  };
}

/** Waits until the current page is painted. */
export const painted = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  );
