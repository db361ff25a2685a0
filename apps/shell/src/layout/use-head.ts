import type { PublicPage } from '@casewright/web';
import { useEffect } from 'react';

/** What the head of the page that was shipped says of itself does not hold for the next one. */
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
