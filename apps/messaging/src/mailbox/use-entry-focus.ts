import { useLayoutEffect, useRef, type RefObject } from 'react';

/** When what was open is closed, and the focus went with it, its entry has the focus. The list stays where it was. */
export function useEntryFocus(list: RefObject<HTMLElement | null>, openId: string | undefined): void {
  const opened = useRef(openId);
  // Before the shell looks for a heading instead.
  useLayoutEffect(() => {
    const closed = openId ? undefined : opened.current;
    opened.current = openId;
    if (!closed || document.activeElement !== document.body) return;
    entryIn(list.current, closed)?.focus({ preventScroll: true });
  }, [list, openId]);
}

export const entryIn = (list: HTMLElement | null, id: string): HTMLElement | undefined =>
  [...(list?.querySelectorAll<HTMLElement>('[data-entry]') ?? [])].find((entry) => entry.dataset['entry'] === id);
