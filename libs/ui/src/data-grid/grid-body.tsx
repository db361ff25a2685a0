import { Fragment, useCallback } from 'react';
import { GridRow, type SelectableRows } from './grid-row';
import { GroupHeading } from './group-heading';
import type { GridColumn } from './use-grid-rows';
import type { GridGroups } from './use-groups';
import { useRowKeys } from './use-row-keys';
import type { RowSelection } from './use-row-selection';
import { useRowsInView } from './use-rows-in-view';

interface GridBodyProps<Row> {
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly columns: readonly GridColumn<Row>[];
  readonly groups: GridGroups;
  /** Of most rows, once it is known. */
  readonly rowHeight: number | undefined;
  readonly isShaped: boolean;
  readonly isCompact: boolean;
  readonly onOpen: ((row: Row) => void) | undefined;
  readonly openKey: string | undefined;
  readonly bulk: SelectableRows<Row> | undefined;
  readonly selection: RowSelection<Row>;
}

/** The rows in view. Scrolling draws nothing else of the grid again. */
export function GridBody<Row>(props: GridBodyProps<Row>) {
  const { rows, rowKey, columns, groups, rowHeight, isShaped, isCompact, onOpen, openKey, bulk, selection } = props;
  const { body, scrollTo, indexes, above, below, total } = useRowsInView(rows.length, groups, isShaped, rowHeight);
  // To the last row, since measured heights are rounded.
  const isContained = isShaped && below > 0;
  const open = useCallback(
    (index: number) => {
      const row = rows[index];
      if (row) onOpen?.(row);
    },
    [rows, onOpen],
  );
  const { reselect } = selection;
  const clear = useCallback(() => reselect([]), [reselect]);
  const { handlers, tabStop } = useRowKeys({
    body,
    count: rows.length,
    onOpen: onOpen && open,
    onSelect: bulk && selection.toggle,
    onClearSelection: clear,
    scrollTo,
  });
  return (
    <tbody
      ref={body}
      className={isShaped ? 'block' : 'max-md:block'}
      // Rows that come into view change nothing around them, which need not be laid out again.
      style={isContained ? { height: total, contain: 'size layout' } : undefined}
    >
      <Space height={above} />
      {rows.slice(indexes.from, indexes.to + 1).map((row, position) => {
        const index = indexes.from + position;
        const rowIndex = index + 2 + groups.countTo(index);
        const title = groups.titleAbove(index);
        return (
          <Fragment key={rowKey(row)}>
            {title !== undefined && (
              <GroupHeading
                title={title}
                rowIndex={rowIndex - 1}
                columnCount={columns.length + (bulk ? 1 : 0)}
                isShaped={isShaped}
              />
            )}
            <GridRow
              row={row}
              index={index}
              rowIndex={rowIndex}
              columns={columns}
              handlers={handlers}
              isTabStop={index === tabStop}
              isOpenable={onOpen !== undefined}
              isOpen={rowKey(row) === openKey}
              isCompact={isCompact}
              isShaped={isShaped}
              bulk={bulk}
              isSelected={selection.has(row)}
              onSelect={selection.toggle}
            />
          </Fragment>
        );
      })}
      {!isContained && <Space height={below} />}
    </tbody>
  );
}

/** In place of rows that are out of view. */
const Space = ({ height }: { readonly height: number }) =>
  height > 0 && (
    <tr aria-hidden className="block">
      <td className="block p-0" style={{ height }} />
    </tr>
  );
