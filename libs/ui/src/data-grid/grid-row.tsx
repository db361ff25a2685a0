import { memo, type Ref } from 'react';
import { rowLook, TableCell } from '../table';
import { SelectBox } from './select-box';
import type { GridColumn } from './use-grid-rows';
import type { RowHandlers } from './use-row-keys';

export interface SelectableRows<Row> {
  /** 'Select Ada Hill' */
  readonly nameOf: (row: Row) => string;
  /** Whether anything can be done with it; always, if absent. */
  readonly isSelectable?: (row: Row) => boolean;
}

interface GridRowProps<Row> {
  readonly row: Row;
  /** Among all that are loaded. */
  readonly index: number;
  /** Of the grid, from 1, its head and headings included. */
  readonly rowIndex: number;
  readonly columns: readonly GridColumn<Row>[];
  readonly measure: Ref<HTMLTableRowElement> | undefined;
  readonly handlers: RowHandlers;
  readonly isTabStop: boolean;
  readonly isOpenable: boolean;
  readonly isOpen: boolean;
  readonly isCompact: boolean;
  /** Laid out by itself, in columns of known widths. */
  readonly isShaped: boolean;
  readonly bulk: SelectableRows<Row> | undefined;
  readonly isSelected: boolean;
  readonly onSelect: (index: number, isRange: boolean) => void;
}

function PlainGridRow<Row>(props: GridRowProps<Row>) {
  const {
    row,
    index,
    rowIndex,
    columns,
    measure,
    handlers,
    isTabStop,
    isOpenable,
    isOpen,
    isCompact,
    bulk,
    isSelected,
  } = props;
  const { isShaped, onSelect } = props;
  const shape = isShaped ? `${shapedLook} ${isCompact ? 'md:min-h-9.25' : 'md:min-h-13.25'}` : '';
  return (
    <tr
      ref={measure}
      role="row"
      data-index={index}
      aria-rowindex={rowIndex}
      aria-current={isOpen ? 'true' : undefined}
      tabIndex={handlers && (isTabStop ? 0 : -1)}
      className={`scroll-mt-16 ${rowLook} ${shape} ${isOpenable ? openableLook : ''} ${bulk ? 'max-md:relative' : ''}`}
      {...handlers}
    >
      {bulk && (
        <td role="cell" className="w-0 px-4 max-md:absolute max-md:top-4 max-md:right-4 max-md:w-auto max-md:p-0">
          {(bulk.isSelectable?.(row) ?? true) && (
            <SelectBox
              label={`Select ${bulk.nameOf(row)}`}
              state={isSelected ? 'all' : 'none'}
              onToggle={(isRange) => onSelect(index, isRange)}
            />
          )}
        </td>
      )}
      {columns.map((column) => (
        <TableCell key={column.title} column={column} row={row} isCompact={isCompact} isShaped={isShaped} />
      ))}
    </tr>
  );
}

/** One of the rows in view; drawn again only when something about it changes, not at each step of scrolling. */
export const GridRow = memo(PlainGridRow) as typeof PlainGridRow;

/** No selector for children here: a browser tries one on every element of the page, for each row that comes into view. */
const shapedLook = 'md:grid md:grid-cols-(--grid-columns) md:items-center md:contain-content';
const openableLook =
  'cursor-pointer hover:bg-hover -outline-offset-2 aria-[current=true]:bg-hover aria-[current=true]:inset-shadow-open';
