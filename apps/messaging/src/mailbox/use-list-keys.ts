import { useNavigate } from '@casewright/web/router';
import type { KeyboardEvent } from 'react';

/** Arrow keys, Home and End in a list that is one tab stop. Once something is open, the reading pane follows. */
export function useListKeys(paths: readonly string[], isOpen: boolean) {
  const navigate = useNavigate();
  return (event: KeyboardEvent<HTMLAnchorElement>): void => {
    const links = [...(event.currentTarget.closest('ul')?.querySelectorAll('a') ?? [])];
    const to = after(event.key, links.indexOf(event.currentTarget), links.length - 1);
    const path = to === undefined ? undefined : paths[to];
    if (to === undefined || path === undefined) return;
    event.preventDefault();
    links[to]?.focus();
    if (isOpen) void navigate(path, { replace: true, preventScrollReset: true });
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
