import type { PageHandle } from '@casewright/web';
import type { RouteObject } from '@casewright/web/router';
import type { AddressedPage } from './rendering';

/** @throws if a public page has a loader, since prerendering has no data */
export const publicPages = (routes: RouteObject[]): readonly AddressedPage[] => pagesBelow(routes, '', false);

function pagesBelow(routes: readonly RouteObject[], above: string, hasLoader: boolean): readonly AddressedPage[] {
  return routes.flatMap(({ path = '', handle, loader, children }) => {
    const address = path.startsWith('/') ? path : [above.replace(/\/$/, ''), path].filter(Boolean).join('/');
    const waits = hasLoader || Boolean(loader);
    const { page } = (handle ?? {}) as PageHandle;
    if (page && waits) throw new Error(`${address} is a public page, and has a loader.`);
    return [...(page ? [{ path: address, ...page }] : []), ...pagesBelow(children ?? [], address, waits)];
  });
}
