import type { RouteObject } from '@casewright/web/router';

export async function loadPage(pages: readonly RouteObject[], path: string): Promise<void> {
  const routes = pages.flatMap((route) => [route, ...(route.children ?? [])]);
  const lazy = routes.find((route) => route.path === path)?.lazy;
  if (typeof lazy === 'function') await lazy();
}
