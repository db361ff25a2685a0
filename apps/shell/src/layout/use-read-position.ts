import { useInsertionEffect, useLayoutEffect, useRef } from 'react';

/**
 * Leaves a page where its reader has scrolled it before it came to life: the router begins every first page at its top.
 * An insertion effect runs before the router's effect, which is one of a child, and a layout effect after it.
 */
export function useReadPosition(): void {
  const readAt = useRef(0);
  useInsertionEffect(() => {
    readAt.current = window.scrollY;
  }, []);
  useLayoutEffect(() => {
    if (readAt.current > 0) window.scrollTo(0, readAt.current);
  }, []);
}
