import type { ReactNode } from 'react';
import { FailedState } from './failed-state';
import { SkeletonRows } from './skeleton';

/** The part of a TanStack query that is used. The design system does not depend on TanStack Query. */
export interface Query<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly isPending: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface LoadedProps<Data> {
  readonly query: Query<Data>;
  /** 'pursuits': read as 'Failed to load pursuits.' */
  readonly what: string;
  /** Rows of the skeleton. */
  readonly rows?: number;
  readonly isEmpty?: (data: Data) => boolean;
  readonly empty?: ReactNode;
  /** Replaces errors that Retry can't fix. */
  readonly refused?: (error: unknown) => ReactNode;
  readonly children: (data: Data) => ReactNode;
}

export function Loaded<Data>({ query, what, rows, isEmpty, empty, refused, children }: LoadedProps<Data>) {
  const { data, error, isPending, isFetching, refetch } = query;
  if (data !== undefined) return isEmpty?.(data) ? empty : children(data);
  if (isPending) return <SkeletonRows label={`Loading ${what}`} rows={rows} />;
  return (
    refused?.(error) || (
      <FailedState title={`Failed to load ${what}.`} isRetrying={isFetching} onRetry={() => void refetch()} />
    )
  );
}

export const isEmptyList = (rows: readonly unknown[]): boolean => rows.length === 0;
