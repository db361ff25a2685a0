import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { alignment, headLook, headText } from '../table';
import type { GridColumn } from './use-grid-rows';

interface GridHeadProps<Row> {
  readonly columns: readonly GridColumn<Row>[];
  readonly sort: string | undefined;
  readonly onSort: (sort: string) => void;
  readonly isShaped: boolean;
  /** Checkbox that selects all rows. */
  readonly selectAll?: ReactNode;
}

export function GridHead<Row>({ columns, sort, onSort, isShaped, selectAll }: GridHeadProps<Row>) {
  const look = isShaped ? headText : headLook;
  return (
    <thead className={`max-md:sr-only ${isShaped ? 'md:block' : ''}`}>
      <tr
        role="row"
        aria-rowindex={1}
        className={isShaped ? 'md:grid md:grid-cols-(--grid-columns) md:min-h-9.5 md:items-center' : ''}
      >
        {selectAll && (
          <th role="columnheader" scope="col" className={`${look} w-0`}>
            {selectAll}
          </th>
        )}
        {columns.map(({ title, align, isTitleHidden, order }) => {
          const direction = directionOf(order, sort);
          return (
            <th
              key={title}
              role="columnheader"
              scope="col"
              aria-sort={order === undefined ? undefined : (direction ?? 'none')}
              className={`${look} ${alignment(align)}`}
            >
              {order === undefined ? (
                <span className={isTitleHidden ? 'sr-only' : ''}>{title}</span>
              ) : (
                <button
                  type="button"
                  className="inline-flex items-center gap-1 rounded-box hover:text-ink"
                  onClick={() => onSort(direction === 'ascending' ? `-${order}` : order)}
                >
                  {title}
                  {direction === 'ascending' && <ArrowUp aria-hidden className="size-3.5" />}
                  {direction === 'descending' && <ArrowDown aria-hidden className="size-3.5" />}
                </button>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

function directionOf(order: string | undefined, sort: string | undefined) {
  if (order === undefined || sort === undefined) return undefined;
  if (sort === order) return 'ascending';
  return sort === `-${order}` ? 'descending' : undefined;
}
