import { useInsertionEffect, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the scroll position from before hydration, since the router starts a first page at the top.
 * The insertion effect runs before the router's effect, the layout effect after it.
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
