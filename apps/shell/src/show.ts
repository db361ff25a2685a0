import type { RouteObject } from '@casewright/web/router';
import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type {} from './first-press';
import { versionOf } from './remotes/area-route';

/** The part of React Router's data router that the first page waits for. */
interface Router {
  readonly state: {
    readonly initialized: boolean;
    readonly errors: object | null;
    readonly matches: readonly { readonly route: RouteObject }[];
  };
  readonly subscribe: (listener: () => void) => () => void;
}

/** Shows the first page. One that was rendered when it was shipped stays as it is, and comes to life. */
export async function showIn(root: HTMLElement, router: Router, page: ReactNode): Promise<void> {
  const rendered = root.querySelector<HTMLElement>('[data-version]');
  if (!rendered) return void createRoot(root).render(page);
  await initialized(router);
  // Better a page whose links work than an error in its place.
  if (router.state.errors) return;
  const isSame = router.state.matches.some(({ route }) => versionOf(route) === rendered.dataset['version']);
  // Another version of the remote may have been shipped between the page and the table of remotes.
  if (!isSame) return void createRoot(root).render(page);
  // In slices, so that a slow phone answers in between.
  startTransition(() => void hydrateRoot(root, page));
  // React brings what is pressed to life at once.
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
