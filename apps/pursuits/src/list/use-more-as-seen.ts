import { useState, type RefCallback } from 'react';

/** What a column of a large screen shows. */
const AT_ONCE = 6;
/** Before they scroll into view. */
const AHEAD = '600px';

interface Shown {
  readonly count: number;
  /** Of the place after the last one. */
  readonly end: RefCallback<HTMLElement>;
}

/** How many of a long list to draw: more of them as its end comes near. */
export function useMoreAsSeen(): Shown {
  const [count, setCount] = useState(AT_ONCE);
  const end = (place: HTMLElement | null) => {
    if (!place) return undefined;
    const watcher = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setCount((before) => before + AT_ONCE),
      { rootMargin: AHEAD },
    );
    watcher.observe(place);
    return () => watcher.disconnect();
  };
  return { count, end };
}
