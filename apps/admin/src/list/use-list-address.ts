import { useSearchParams } from '@casewright/web/router';
import { useCallback, useMemo } from 'react';
import { choiceIn, type ListSource } from './list-source';

/** Of the row whose details are shown. */
const OPEN = 'row';

/** The state of a list that stands in the address: what it is narrowed to, its order, and the row that is open. */
export function useListAddress<Row extends { readonly id: string }>(list: ListSource<Row>) {
  const [query, setQuery] = useSearchParams();
  const choice = useMemo(() => choiceIn(list, query), [list, query]);
  const set = useCallback(
    (name: string, value: string | undefined) =>
      setQuery(
        (before) => {
          const after = new URLSearchParams(before);
          if (value) after.set(name, value);
          else after.delete(name);
          return after;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setQuery],
  );
  const open = useCallback((id: string | undefined) => set(OPEN, id), [set]);
  return { choice, set, openId: query.get(OPEN) ?? undefined, open };
}
