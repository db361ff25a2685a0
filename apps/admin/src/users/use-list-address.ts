import { useSearchParams } from '@casewright/web/router';
import { useCallback } from 'react';

const SEARCH = 'search';
const PAGE = 'page';

/** Keeps the search and page in the address, so that Back, reload and shared links work. */
export function useListAddress() {
  const [query, setQuery] = useSearchParams();
  const given = Number(query.get(PAGE));

  const searchFor = useCallback(
    (search: string) => setQuery(search ? { [SEARCH]: search } : {}, { replace: true, preventScrollReset: true }),
    [setQuery],
  );
  return {
    search: query.get(SEARCH) ?? '',
    page: Number.isSafeInteger(given) && given > 0 ? given : 1,
    searchFor,
    goTo: (page: number) =>
      setQuery((now) => {
        const next = new URLSearchParams(now);
        next.set(PAGE, String(page));
        return next;
      }),
  };
}
