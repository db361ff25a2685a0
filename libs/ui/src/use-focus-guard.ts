import { useEffect, type RefObject } from 'react';

/** When the focused control is removed, hidden or disabled, moves the focus to the nearest heading. */
export function useFocusGuard(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const guarded = area.current;
    if (!guarded) return;
    let path: readonly HTMLElement[] = [];

    const remember = ({ target }: FocusEvent) => (path = pathOf(target as HTMLElement, guarded));
    // A click elsewhere moves the focus on purpose.
    const forget = ({ target }: PointerEvent) => {
      if (!path[0]?.contains(target as Node)) path = [];
    };
    const rescue = () => {
      const [control, ...around] = path;
      if (!control || canHaveFocus(control)) return;
      // Browsers blur a disabled control only at the next paint.
      if (document.activeElement !== document.body && document.activeElement !== control) return;
      path = [];
      const heading = nearestHeading(around);
      if (!heading) return;
      heading.tabIndex = -1;
      // A new page has its own scroll position.
      heading.focus({ preventScroll: heading.matches('h1') });
    };

    const observer = new MutationObserver(rescue);
    guarded.addEventListener('focusin', remember);
    document.addEventListener('pointerdown', forget);
    observer.observe(guarded, { childList: true, subtree: true, attributeFilter: ['disabled', 'hidden'] });
    return () => {
      observer.disconnect();
      guarded.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', forget);
    };
  }, [area]);
}

function pathOf(control: HTMLElement, guarded: HTMLElement): readonly HTMLElement[] {
  const path = [control];
  for (let at: HTMLElement | null = control; at && at !== guarded; at = at.parentElement) {
    if (at.parentElement) path.push(at.parentElement);
  }
  return path;
}

const canHaveFocus = (control: HTMLElement): boolean =>
  control.isConnected && !control.matches(':disabled') && isVisible(control);

function nearestHeading(around: readonly HTMLElement[]): HTMLElement | undefined {
  for (const element of around) {
    if (!element.isConnected) continue;
    const heading = [...element.querySelectorAll<HTMLElement>('h1, h2, h3')].find(isVisible);
    if (heading) return heading;
  }
  return undefined;
}

// `checkVisibility` is missing in jsdom.
const isVisible = (element: HTMLElement): boolean => element.checkVisibility?.() ?? true;
