import { useEffect, useState } from 'react';
import type { CaseToDo } from './queries';

/** Undefined at either end of the list. */
export interface Neighbors {
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
}

interface Pages {
  readonly hasNextPage: boolean;
  readonly isFetching: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => unknown;
}

/** Steps through the list. If the open case has left it, as after a move, continues from its old position. */
export function useNeighbors(
  rows: readonly CaseToDo[],
  pages: Pages,
  opened: string | undefined,
  open: (pursuitId: string) => void,
): Neighbors {
  const index = rows.findIndex(({ pursuitId }) => pursuitId === opened);
  const [last, setLast] = useState({ opened, index });
  if (index >= 0 && (last.index !== index || last.opened !== opened)) setLast({ opened, index });

  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = pages;
  const isAtEnd = index >= 0 && index === rows.length - 1;
  const isMoreWanted = isAtEnd && hasNextPage && !isFetching && !isFetchNextPageError;
  useEffect(() => {
    if (isMoreWanted) void fetchNextPage();
  }, [isMoreWanted, fetchNextPage]);

  const to = (row: CaseToDo | undefined) => row && (() => open(row.pursuitId));
  if (index >= 0) return { onPrevious: to(rows[index - 1]), onNext: to(rows[index + 1]) };
  const was = last.opened === opened ? last.index : -1;
  return { onPrevious: to(rows[was - 1]), onNext: was < 0 ? undefined : to(rows[was]) };
}
