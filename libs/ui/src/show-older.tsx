import { Button } from './button';

interface ShowOlderProps {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => unknown;
  readonly label?: string;
}

/** Under a list that may have more. It keeps the focus while it loads, and says when it could not. */
export function ShowOlder(list: ShowOlderProps) {
  const { hasNextPage, isFetchingNextPage, fetchNextPage, label = 'Show older' } = list;
  const hasFailed = list.isFetchNextPageError && !isFetchingNextPage;
  if (!hasNextPage) return null;
  return (
    <div className="flex flex-wrap items-center justify-center gap-3 border-t border-line pt-5">
      {hasFailed && (
        <p role="alert" className="text-label text-danger">
          What is older could not be loaded.
        </p>
      )}
      <Button
        size="small"
        aria-disabled={isFetchingNextPage}
        className="aria-disabled:opacity-50"
        onClick={() => !isFetchingNextPage && fetchNextPage()}
      >
        {isFetchingNextPage ? 'Loading...' : hasFailed ? 'Retry' : label}
      </Button>
    </div>
  );
}
