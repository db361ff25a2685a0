import type { Notice } from '@casewright/web';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { freePlace } from './free-place';

const MARGIN = 18;
const ACTIONS = 'a[href], button, input, select, textarea, summary, [role="tab"], [role="option"], [role="slider"]';

/** Moves the notices to where they cover no action, also after the page was scrolled or resized, or shows something else. */
export function useFreePlace(notices: readonly Notice[]) {
  const element = useRef<HTMLElement>(null);
  const hasNotices = notices.length > 0;
  useLayoutEffect(() => place(element.current), [notices]);
  useEffect(() => {
    const replace = () => place(element.current);
    const EVENTS = ['scrollend', 'resize'];
    const page = new MutationObserver(replace);
    if (hasNotices) page.observe(document.body, { childList: true, subtree: true });
    EVENTS.forEach((event) => addEventListener(event, replace, true));
    return () => {
      page.disconnect();
      EVENTS.forEach((event) => removeEventListener(event, replace, true));
    };
  }, [hasNotices]);
  return element;
}

function place(notices: HTMLElement | null): void {
  if (!notices?.hasChildNodes()) return;
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const actions = [...document.querySelectorAll(ACTIONS)]
    .filter((action) => !notices.contains(action))
    .map((action) => action.getBoundingClientRect())
    .filter(({ width: wide, top, bottom }) => wide > 0 && bottom > 0 && top < height);
  const size = { width: notices.offsetWidth, height: notices.offsetHeight };
  const { left, top } = freePlace(size, { width, height }, MARGIN, actions);
  notices.style.translate = `${left - notices.offsetLeft}px ${top - notices.offsetTop}px`;
}
