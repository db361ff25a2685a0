import type { PublicPage } from '@casewright/web';
import { useEffect } from 'react';

/** Updates the metadata of a prerendered page on navigation. */
export function useHead(page: PublicPage | undefined, pathname: string): void {
  useEffect(() => {
    if (page) document.title = page.title;
    const canonical = document.head.querySelector<HTMLLinkElement>('link[rel=canonical]');
    if (!canonical || new URL(canonical.href).pathname === pathname) return;
    if (!page) return canonical.remove();
    canonical.href = new URL(pathname, canonical.href).href;
    document.head.querySelector('meta[name=description]')?.setAttribute('content', page.description);
  }, [page, pathname]);
}
