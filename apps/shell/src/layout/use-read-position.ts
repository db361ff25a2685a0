import { useInsertionEffect, useLayoutEffect, useRef } from 'react';

/** Keeps the scroll position from before hydration. The router's effect, which scrolls up, runs between these two. */
export function useReadPosition(): void {
  const readAt = useRef(0);
  useInsertionEffect(() => {
    readAt.current = window.scrollY;
  }, []);
  useLayoutEffect(() => {
    if (readAt.current > 0) window.scrollTo(0, readAt.current);
  }, []);
}
