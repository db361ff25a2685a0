import { useSearchParams } from '@casewright/web/router';
import { useCallback, useEffect } from 'react';

/** The rendered query string, then the changes requested since: React Router renders them later, without queueing. */
let queries: readonly string[] = [];

/** Requests still pending once `rendered` is shown. None if it came from a link or the back button. */
export function queriesAfter(asked: readonly string[], rendered: string): readonly string[] {
  if (asked.at(-1) === rendered) return [rendered];
  const index = asked.indexOf(rendered);
  return index < 0 ? [] : asked.slice(index);
}

interface ChangeOptions {
  /** Adds a history entry instead of replacing it. */
  readonly isStep?: boolean;
  /** Of the history entry. */
  readonly state?: unknown;
}

/** The query string and its setter, which keeps the scroll position. */
export function useQueryChange() {
  const [query, setQuery] = useSearchParams();
  useEffect(() => {
    queries = queriesAfter(queries, query.toString());
  }, [query]);
  const change = useCallback(
    (edit: (next: URLSearchParams) => void, { isStep = false, state }: ChangeOptions = {}) => {
      const before = queries.length > 0 ? queries : [query.toString()];
      const next = new URLSearchParams(before.at(-1));
      edit(next);
      queries = [...before, next.toString()];
      setQuery(next, { replace: !isStep, state, preventScrollReset: true });
    },
    [query, setQuery],
  );
  return [query, change] as const;
}
