import type { ReactNode } from 'react';

export interface TableColumn<Row> {
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  readonly align?: 'left' | 'right';
  /** Names the row, and titles its card on a phone. */
  readonly isRowHeader?: boolean;
  /** For screen readers only, such as above a column of buttons. */
  readonly isTitleHidden?: boolean;
  /** Hidden on a phone, where the card's title shows it. */
  readonly isForDesks?: boolean;
}

interface TableProps<Row> {
  readonly caption: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** Spans the full width of its panel. */
  readonly isInPanel?: boolean;
}

/** Scrolls horizontally if wider than the page. Rows are cards on a phone. */
export function Table<Row>({ caption, columns, rows, rowKey, isInPanel = false }: TableProps<Row>) {
  return (
    <div
      role="region"
      aria-label={caption}
      tabIndex={0}
      className={`relative overflow-x-auto border-line ${isInPanel ? '-mx-5 rounded-b-card border-t md:-mx-6.5 md:px-2.5' : 'rounded-card border bg-surface'}`}
    >
      {/* Explicit roles: browsers drop table semantics when the cards change `display`. */}
      <table role="table" className="w-full border-collapse text-small max-md:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="max-md:sr-only">
          <tr role="row">
            {columns.map(({ title, align, isTitleHidden }) => (
              <th key={title} role="columnheader" scope="col" className={`${headLook} ${alignment(align)}`}>
                {isTitleHidden ? <span className="sr-only">{title}</span> : title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {rows.map((row) => (
            <tr key={rowKey(row)} role="row" className={rowLook}>
              {columns.map((column) => (
                <TableCell key={column.title} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface TableCellProps<Row> {
  readonly column: TableColumn<Row>;
  readonly row: Row;
  readonly isCompact?: boolean;
  /** Whether the row is laid out on its own, not as a table row. */
  readonly isShaped?: boolean;
}

/** One cell; on a phone, a line of its row's card. */
export function TableCell<Row>({ column, row, isCompact = false, isShaped = false }: TableCellProps<Row>) {
  const { title, cell, align, isRowHeader, isTitleHidden, isForDesks } = column;
  const height = isShaped ? '' : `${isCompact ? 'h-9' : 'h-13'} max-md:h-auto`;
  const place = `${height} ${isCompact ? 'py-0.5' : 'py-2'} px-4 max-md:p-0 ${alignment(align)}`;
  if (isRowHeader)
    return (
      <th role="rowheader" scope="row" className={`font-semibold ${place}`}>
        {cell(row)}
      </th>
    );
  if (isTitleHidden || isForDesks)
    return (
      <td role="cell" className={`${isForDesks ? 'max-md:hidden' : 'max-md:mt-1 max-md:grid'} ${place}`}>
        {cell(row)}
      </td>
    );
  return (
    <td
      role="cell"
      data-title={title}
      className={`max-md:flex max-md:items-baseline max-md:justify-between max-md:gap-4 max-md:before:shrink-0 max-md:before:text-caption max-md:before:text-ink-faint max-md:before:content-[attr(data-title)] ${place}`}
    >
      {cell(row)}
    </td>
  );
}

export const alignment = (align: 'left' | 'right' = 'left'): string =>
  align === 'right' ? 'text-right tabular-nums' : 'text-left';

/** Without a height, for rows that center their cells. */
export const headText = 'px-4 text-caption font-medium text-ink-muted';
export const headLook = `h-9.5 ${headText}`;
export const rowLook = 'border-t border-line max-md:grid max-md:gap-2 max-md:p-4 max-md:first:border-t-0';
