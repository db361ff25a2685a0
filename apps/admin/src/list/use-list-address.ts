import { useQueryChange } from '@casewright/web/address';
import { useCallback, useMemo } from 'react';
import { choiceIn, type ListSource } from './list-source';

/** Id of the open row. */
const OPEN = 'row';

/** State of a list in the URL: search, filters, sort and open row. */
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
  /** Back closes the panel instead of stepping through the rows viewed. */
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
