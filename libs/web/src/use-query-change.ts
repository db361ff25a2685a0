import { useSearchParams } from '@casewright/web/router';
import { useCallback, useEffect } from 'react';

/**
 * The query of the address as it was last rendered, and after it what was asked for since: React Router does not queue
 * one change behind the other, and renders them later.
 */
let queries: readonly string[] = [];

/** What is still ahead once `rendered` is shown; nothing when it came from elsewhere, as by a link or the back button. */
export function queriesAfter(asked: readonly string[], rendered: string): readonly string[] {
  if (asked.at(-1) === rendered) return [rendered];
  const index = asked.indexOf(rendered);
  return index < 0 ? [] : asked.slice(index);
}

/**
 * The query of the address, and how to change it: the address is replaced, unless the back button is to undo it, and the
 * scroll position stays.
 */
export function useQueryChange() {
  const [query, setQuery] = useSearchParams();
  useEffect(() => {
    queries = queriesAfter(queries, query.toString());
  }, [query]);
  const change = useCallback(
    (edit: (next: URLSearchParams) => void, isStep = false) => {
      const before = queries.length > 0 ? queries : [query.toString()];
      const next = new URLSearchParams(before.at(-1));
      edit(next);
      queries = [...before, next.toString()];
      setQuery(next, { replace: !isStep, preventScrollReset: true });
    },
    [query, setQuery],
  );
  return [query, change] as const;
}
