import { useAddress } from '@casewright/web/address';
import { useSearchParams } from '@casewright/web/router';
import { useCallback } from 'react';
import { pageInAddress, searchInAddress } from './queries';

/** Keeps the search and page in the address, so that Back, reload and shared links work. */
export function useListAddress() {
  const [, setQuery] = useSearchParams();
  const [search] = useAddress(searchInAddress);
  const [page] = useAddress(pageInAddress);

  const searchFor = useCallback(
    (wanted: string) =>
      setQuery(wanted ? { [searchInAddress.name]: wanted } : {}, { replace: true, preventScrollReset: true }),
    [setQuery],
  );
  return {
    search: search ?? '',
    page: page ?? 1,
    searchFor,
    goTo: (wanted: number) =>
      setQuery((now) => {
        const next = new URLSearchParams(now);
        next.set(pageInAddress.name, String(wanted));
        return next;
      }),
  };
}
