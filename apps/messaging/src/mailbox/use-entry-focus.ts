import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Moves the focus to an item's entry when the item is closed. Does not scroll the list. */
export function useEntryFocus(list: RefObject<HTMLElement | null>, openId: string | undefined): void {
  const opened = useRef(openId);
  // Before the shell moves the focus to a heading.
  useLayoutEffect(() => {
    const closed = openId ? undefined : opened.current;
    opened.current = openId;
    if (!closed || document.activeElement !== document.body) return;
    entryIn(list.current, closed)?.focus({ preventScroll: true });
  }, [list, openId]);
}

export const entryIn = (list: HTMLElement | null, id: string): HTMLElement | undefined =>
  [...(list?.querySelectorAll<HTMLElement>('[data-entry]') ?? [])].find((entry) => entry.dataset['entry'] === id);
