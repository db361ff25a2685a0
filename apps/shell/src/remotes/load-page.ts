import type { RouteObject } from '@casewright/web/router';

/** Loads the lazy part of the page at `path`. */
export async function loadPage(pages: readonly RouteObject[], path: string): Promise<void> {
  const routes = pages.flatMap((route) => [route, ...(route.children ?? [])]);
  const lazy = routes.find((route) => route.path === path)?.lazy;
  if (typeof lazy === 'function') await lazy();
}
