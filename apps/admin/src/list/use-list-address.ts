import { useQueryChange } from '@casewright/web/address';
import { useCallback, useMemo } from 'react';
import { choiceIn, type ListSource } from './list-source';

/** Of the row whose details are shown. */
const OPEN = 'row';

/** The state of a list that stands in the address: what it is narrowed to, its order, and the row that is open. */
export function useListAddress<Row extends { readonly id: string }>(list: ListSource<Row>) {
  const [query, change] = useQueryChange();
  const choice = useMemo(() => choiceIn(list, query), [list, query]);
  const set = useCallback(
    (name: string, value: string | undefined) =>
      change((query) => {
        if (value) query.set(name, value);
        else query.delete(name);
      }),
    [change],
  );
  const openId = query.get(OPEN) ?? undefined;
  const isOpen = openId !== undefined;
  /** The back button closes what was opened, and does not walk through the rows that were looked at. */
  const open = useCallback(
    (id: string | undefined) =>
      change(
        (query) => {
          if (id) query.set(OPEN, id);
          else query.delete(OPEN);
        },
        id !== undefined && !isOpen,
      ),
    [change, isOpen],
  );
  return { choice, set, openId, open };
}
