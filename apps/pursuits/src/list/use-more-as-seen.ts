import { useState, type RefCallback } from 'react';

/** What a column of a laptop shows: a larger screen has the next ones a moment later. */
const AT_ONCE = 4;
/** Before they scroll into view. */
const AHEAD = '600px';

interface Shown {
  readonly count: number;
  /** Of the place after the last one. */
  readonly end: RefCallback<HTMLElement>;
}

/** How many of a long list to draw: more of them as its end comes near, and once all known ones are drawn, asks for more. */
export function useMoreAsSeen(known: number, ask: () => void): Shown {
  const [count, setCount] = useState(AT_ONCE);
  const end = (place: HTMLElement | null) => {
    if (!place) return undefined;
    const see = () => (count < known ? setCount(count + AT_ONCE) : ask());
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && see(), { rootMargin: AHEAD });
    watcher.observe(place);
    return () => watcher.disconnect();
  };
  return { count, end };
}
