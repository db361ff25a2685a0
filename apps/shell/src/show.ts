import type { RouteObject } from '@casewright/web/router';
import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type {} from './first-press';
import { versionOf } from './remotes/area-route';

interface Router {
  readonly state: {
    readonly initialized: boolean;
    readonly errors: object | null;
    readonly matches: readonly { readonly route: RouteObject }[];
  };
  readonly subscribe: (listener: () => void) => () => void;
}

export async function showIn(root: HTMLElement, router: Router, page: ReactNode): Promise<void> {
  const rendered = root.querySelector<HTMLElement>('[data-version]');
  if (!rendered) return void createRoot(root).render(page);
  await initialized(router);
  // Keep the prerendered page instead of showing an error.
  if (router.state.errors) return;
  const isSame = router.state.matches.some(({ route }) => versionOf(route) === rendered.dataset['version']);
  // A newer remote may have been published after the page was prerendered.
  if (!isSame) return void createRoot(root).render(page);
  // A transition hydrates in slices, so that a slow phone stays responsive.
  startTransition(() => void hydrateRoot(root, page));
  // React hydrates clicked elements first.
  window.casewrightPress?.();
}

const initialized = (router: Router): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const unsubscribe = router.subscribe(() => {
      if (!router.state.initialized) return;
      unsubscribe();
      resolve();
    });
  });
