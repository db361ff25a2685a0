import { Button } from './button';

export interface ShowOlderProps {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => unknown;
  readonly label?: string;
}

export function ShowOlder(list: ShowOlderProps) {
  const { hasNextPage, isFetchingNextPage, fetchNextPage, label = 'Show older' } = list;
  const hasFailed = list.isFetchNextPageError && !isFetchingNextPage;
  if (!hasNextPage) return null;
  return (
    <div className="flex flex-wrap items-center justify-center gap-3 border-t border-line pt-5">
      {hasFailed && (
        <p role="alert" className="text-label text-danger">
          Older entries failed to load.
        </p>
      )}
      <Button size="small" isWorking={isFetchingNextPage} onClick={() => fetchNextPage()}>
        {isFetchingNextPage ? 'Loading...' : hasFailed ? 'Retry' : label}
      </Button>
    </div>
  );
}
