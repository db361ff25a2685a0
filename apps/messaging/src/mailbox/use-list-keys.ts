import { useShortcuts } from '@casewright/web';
import { useNavigate } from '@casewright/web/router';
import type { KeyboardEvent } from 'react';
import { FROM_LIST } from './from-list';

/** Arrow keys, Home and End in a list with one tab stop; `#` deletes. If an item is open, the pane follows. */
export function useListKeys(paths: readonly string[], isOpen: boolean, onDelete?: (index: number) => void) {
  const hasShortcuts = useShortcuts();
  const navigate = useNavigate();
  return (event: KeyboardEvent<HTMLAnchorElement>): void => {
    const links = [...(event.currentTarget.closest('ul')?.querySelectorAll('a') ?? [])];
    if (event.key === '#' && hasShortcuts && onDelete) {
      event.preventDefault();
      return onDelete(links.indexOf(event.currentTarget));
    }
    const to = after(event.key, links.indexOf(event.currentTarget), links.length - 1);
    const path = to === undefined ? undefined : paths[to];
    if (to === undefined || path === undefined) return;
    event.preventDefault();
    links[to]?.focus();
    if (isOpen) void navigate(path, { replace: true, preventScrollReset: true, state: FROM_LIST });
  };
}

function after(key: string, from: number, last: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return Math.min(from + 1, last);
    case 'ArrowUp':
      return Math.max(from - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}
