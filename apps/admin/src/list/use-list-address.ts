import { useQueryChange } from '@casewright/web/address';
import { useCallback, useMemo } from 'react';
import { choiceIn, type ListSource } from './list-source';

/** State of a list in the URL: search, filters and sort. */
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
  return { choice, set };
}
