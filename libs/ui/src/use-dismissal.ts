import { useEffect, useEffectEvent, type RefObject } from 'react';

interface Dismissal {
  readonly isOpen: () => boolean;
  readonly close: () => void;
  /** Gets the focus back after Escape. */
  readonly opener: () => HTMLElement | null | undefined;
}

/** Closes on Escape and on a press outside of `place`. */
export function useDismissal(place: RefObject<HTMLElement | null>, { isOpen, close, opener }: Dismissal): void {
  const closeOutside = useEffectEvent(({ target }: PointerEvent) => {
    if (isOpen() && target instanceof Node && !place.current?.contains(target)) close();
  });
  const closeByEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen()) return;
    event.preventDefault();
    close();
    opener()?.focus();
  });
  useEffect(() => {
    const [pressed, typed] = [
      (event: PointerEvent) => closeOutside(event),
      (event: KeyboardEvent) => closeByEscape(event),
    ];
    document.addEventListener('pointerdown', pressed);
    document.addEventListener('keydown', typed);
    return () => {
      document.removeEventListener('pointerdown', pressed);
      document.removeEventListener('keydown', typed);
    };
  }, []);
}
