import { useQueryChange } from '@casewright/web/address';
import { useLocation, useNavigate } from '@casewright/web/router';
import { useCallback, useEffect, useRef } from 'react';

/** History state of an open row. The entry before it is the same list, with the row closed. */
const FROM_LIST = { isFromList: true };

/**
 * The open row of a list, in the URL. Back closes it, and closing goes back, so that neither leaves an entry behind.
 * @param name of the query parameter with the row's ID
 * @param part another query parameter, removed when the row is closed
 */
export function useOpened(name: string, part = name) {
  const [query, change] = useQueryChange();
  const navigate = useNavigate();
  const { key, state } = useLocation() as { readonly key: string; readonly state: unknown };
  const opened = query.get(name) ?? undefined;
  const isOpened = opened !== undefined;
  const isFromList = isOpened && typeof state === 'object' && state !== null && 'isFromList' in state;
  const place = useRef<HTMLElement>(null);
  const row = useRef<HTMLElement>(null);
  const leftEntry = useRef<string>(null);

  const open = useCallback(
    (id: string) =>
      change((next) => next.set(name, id), { isStep: !isOpened, state: isOpened && !isFromList ? null : FROM_LIST }),
    [change, name, isOpened, isFromList],
  );
  const close = useCallback(() => {
    if (leftEntry.current === key) return;
    row.current = place.current?.querySelector<HTMLElement>('tr[aria-current="true"]') ?? null;
    if (!isFromList) return change((next) => [name, part].forEach((one) => next.delete(one)));
    leftEntry.current = key;
    void navigate(-1);
  }, [change, navigate, name, part, isFromList, key]);
  useEffect(() => {
    // Going back also scrolls back, perhaps away from the row.
    if (!isOpened) {
      row.current?.focus();
      leftEntry.current = null;
    }
    row.current = null;
  }, [opened, isOpened]);
  return { place, opened, open, close };
}
