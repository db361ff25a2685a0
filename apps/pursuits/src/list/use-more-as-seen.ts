import { useState, type RefCallback } from 'react';

/** As many as a column shows on a laptop. A larger screen draws the next ones a moment later. */
const AT_ONCE = 4;
/** Distance below the viewport at which more are drawn. */
const AHEAD = '600px';

interface Shown {
  readonly count: number;
  /** Ref of an element after the last item. */
  readonly end: RefCallback<HTMLElement>;
}

/** Draws more of a long list as the end scrolls near. Once all known rows are drawn, asks for more. */
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
