import { type RefObject, useEffect, useRef } from 'react';

/** Whether the component is still on the page, for what happens after an answer. */
export function useIsShown(): Readonly<RefObject<boolean>> {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);
  return isShown;
}
