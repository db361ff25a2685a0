import { memo, type Ref } from 'react';
import { rowLook, TableCell } from '../table';
import { SelectBox } from './select-box';
import type { GridColumn } from './use-grid-rows';
import type { RowHandlers } from './use-row-keys';

export interface SelectableRows<Row> {
  /** The checkbox is labeled 'Select' and this name. */
  readonly nameOf: (row: Row) => string;
  /** By default, every row is selectable. */
  readonly isSelectable?: (row: Row) => boolean;
}

interface GridRowProps<Row> {
  readonly row: Row;
  /** Position among the loaded rows. */
  readonly index: number;
  /** `aria-rowindex`: from 1, including the head and group headings. */
  readonly rowIndex: number;
  readonly columns: readonly GridColumn<Row>[];
  readonly measure: Ref<HTMLTableRowElement> | undefined;
  readonly handlers: RowHandlers;
  readonly isTabStop: boolean;
  readonly isOpenable: boolean;
  readonly isOpen: boolean;
  readonly isCompact: boolean;
  /** Whether the row is laid out on its own, with known column widths. */
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
      className={`scroll-mt-16 ${rowLook} ${shape} ${isOpenable ? openableLook : ''} ${bulk ? 'max-md:relative max-md:[&>th]:pr-9' : ''}`}
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

/** Memoized, so that scrolling renders only new rows. */
export const GridRow = memo(PlainGridRow) as typeof PlainGridRow;

/** Without child selectors, which browsers match against the whole page for each new row. */
const shapedLook = 'md:grid md:grid-cols-(--grid-columns) md:items-center md:contain-content';
const openableLook =
  'cursor-pointer hover:bg-hover -outline-offset-2 aria-[current=true]:bg-hover aria-[current=true]:inset-shadow-open';
