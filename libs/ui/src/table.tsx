import type { ReactNode } from 'react';

export interface TableColumn<Row> {
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers stand right, so that digits stand under digits. */
  readonly align?: 'left' | 'right';
  /** Names the row for who only hears it. */
  readonly isRowHeader?: boolean;
  /** The title is only said: for a column of buttons. */
  readonly isTitleHidden?: boolean;
}

interface TableProps<Row> {
  readonly caption: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
}

/** Scrolls inside itself when it is wider than the page, and can then be scrolled by keys. */
export function Table<Row>({ caption, columns, rows, rowKey }: TableProps<Row>) {
  return (
    <div
      role="region"
      aria-label={caption}
      tabIndex={0}
      className="relative overflow-x-auto rounded-card border border-line bg-surface"
    >
      <table className="w-full border-collapse text-small">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ title, align, isTitleHidden }) => (
              <th key={title} scope="col" className={`h-9.5 text-caption font-medium text-ink-muted ${cell(align)}`}>
                {isTitleHidden ? <span className="sr-only">{title}</span> : title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className="border-t border-line">
              {columns.map(({ title, cell: content, align, isRowHeader }) =>
                isRowHeader ? (
                  <th key={title} scope="row" className={`h-13 font-semibold ${cell(align)}`}>
                    {content(row)}
                  </th>
                ) : (
                  <td key={title} className={`h-13 ${cell(align)}`}>
                    {content(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const cell = (align: 'left' | 'right' = 'left'): string =>
  `px-4 py-2 ${align === 'right' ? 'text-right tabular-nums' : 'text-left'}`;
