import { Fragment, useCallback, type CSSProperties, type ReactNode } from 'react';
import { Loaded, type Query } from '../loaded';
import { ShowOlder, type ShowOlderProps } from '../show-older';
import { ColumnChoice } from './column-choice';
import { FilterChip } from './filter-chip';
import { GridChoice, type GridFilter } from './grid-choice';
import { GridHead } from './grid-head';
import { GridDensity } from './grid-density';
import { useGridLook } from './use-grid-look';
import { useGridRows, type GridColumn } from './use-grid-rows';
import { GridRow, type SelectableRows } from './grid-row';
import { GroupHeading } from './group-heading';
import { SelectAll } from './select-box';
import { SelectionBar } from './selection-bar';
import { useGroups } from './use-groups';
import { useRowKeys } from './use-row-keys';
import { useRowSelection } from './use-row-selection';
import { useGridShape } from './use-grid-shape';
import { isLongList, useRowsInView } from './use-rows-in-view';

export { FilterChip, type GridColumn };

interface GridProps<Row> {
  readonly caption: string;
  readonly columns: readonly GridColumn<Row>[];
  readonly rowKey: (row: Row) => string;
  /** Name of the order, prefixed with a minus for descending. */
  readonly sort: string | undefined;
  /** The order that rows come in without a chosen one. */
  readonly defaultSort?: string | undefined;
  readonly onSort: (sort: string) => void;
  /** Whether all rows are loaded, so that the page sorts and searches. Otherwise the server does. */
  readonly isWhole?: boolean;
  readonly search?: string;
  /** Title of the row's group. Rows of a group must be adjacent. */
  readonly groupOf?: ((row: Row) => string) | undefined;
  /** Called on Enter or a click. */
  readonly onOpen?: (row: Row) => void;
  /** Key of the open row. */
  readonly openKey?: string | undefined;
  /** Undefined if rows can't be selected. */
  readonly bulk?: BulkActions<Row> | undefined;
}

/** Actions on the selected rows. */
export interface BulkActions<Row> extends SelectableRows<Row> {
  /** Shown beside the count of selected rows. `reselect` replaces the selection. */
  readonly actions: (selected: readonly Row[], reselect: (rows: readonly Row[]) => void) => ReactNode;
}

interface DataGridProps<Row> extends GridProps<Row> {
  /** TanStack Query's result, optionally paged. */
  readonly list: Query<readonly Row[]> & Partial<ShowOlderProps>;
  /** For example 'users', for 'Failed to load users.' */
  readonly what: string;
  readonly empty: ReactNode;
  readonly filters?: readonly GridFilter[];
  /** `FilterChip`s, shown before the filters. */
  readonly chips?: ReactNode;
  /** Storage key for the chosen columns and row height in this browser. */
  readonly keptAs?: string;
}

/** A list with sorting, filters, column choice and pages. Rows are cards on a phone. */
export function DataGrid<Row extends object>({ list, what, empty, filters = [], chips, ...grid }: DataGridProps<Row>) {
  const { columns, rowKey, sort, onSort, isWhole = false, search = '', openKey, keptAs } = grid;
  const { data = NONE } = list;
  // An empty list needs no sorting, density or columns.
  const hasRows = list.data?.length !== 0;
  const look = useGridLook(keptAs);
  const rows = useGridRows({ columns, rows: data, rowKey, sort, isWhole, search });
  const optional = columns.filter(({ isRowHeader, isTitleHidden }) => !isRowHeader && !isTitleHidden);
  const isShown = ({ title, isInDetails = false }: GridColumn<Row>) =>
    !look.hidden.includes(title) && !(isInDetails && openKey !== undefined);
  return (
    <div className="grid min-w-0 gap-3.5" aria-busy={list.isFetching}>
      <div className="flex flex-wrap items-center gap-2.5 empty:hidden">
        {chips}
        {filters.map((filter) => (
          <GridChoice key={filter.label} {...filter} />
        ))}
        {hasRows && columns.some(({ order }) => order !== undefined) && (
          <GridChoice label="Sort by" value={sort ?? ''} choices={ordersOf(columns)} onChoose={onSort} isForPhones />
        )}
        {hasRows && (
          <div className="ml-auto flex gap-2 max-md:hidden">
            <GridDensity isCompact={look.isCompact} onChoose={look.setCompact} />
            <ColumnChoice titles={optional.map(({ title }) => title)} hidden={look.hidden} onToggle={look.toggle} />
          </div>
        )}
      </div>
      <Loaded query={list} what={what} rows={8} isEmpty={(found) => found.length === 0} empty={empty}>
        {() => <Rows {...grid} rows={rows} columns={columns.filter(isShown)} isCompact={look.isCompact} />}
      </Loaded>
      {isPaged(list) && <ShowOlder {...list} />}
    </div>
  );
}

const NONE: readonly never[] = [];

interface RowsProps<Row> extends GridProps<Row> {
  readonly rows: readonly Row[];
  readonly isCompact: boolean;
}

function Rows<Row>(props: RowsProps<Row>) {
  const { caption, columns, rows, rowKey, sort, defaultSort, onSort, groupOf, onOpen, openKey, bulk, isCompact } =
    props;
  const key = `${columns.map(titleOf).join()} ${isCompact}`;
  const { table, columnWidths, rowHeight } = useGridShape(isLongList(rows.length), key);
  const isShaped = columnWidths !== undefined;
  const groups = useGroups(rows, groupOf);
  const { place, measure, scrollTo, indexes, above, below, total } = useRowsInView(rows.length, groups, rowHeight);
  // Not at the last row: measured heights are rounded, and it might be cut off.
  const isContained = isShaped && below > 0;
  const open = useCallback(
    (index: number) => {
      const row = rows[index];
      if (row) onOpen?.(row);
    },
    [rows, onOpen],
  );
  const selection = useRowSelection({ rows, rowKey, isSelectable: bulk?.isSelectable ?? always });
  const { reselect } = selection;
  const clear = useCallback(() => reselect([]), [reselect]);
  const { body, handlers, tabStop } = useRowKeys({
    count: rows.length,
    onOpen: onOpen && open,
    onSelect: bulk && selection.toggle,
    onClearSelection: clear,
    scrollTo,
  });
  return (
    <>
      <div
        ref={place}
        role="region"
        aria-label={caption}
        tabIndex={0}
        className="relative overflow-x-auto rounded-card border border-line bg-surface"
      >
        {/* Roles by name: as cards, the elements are no table to a browser. */}
        <table
          ref={table}
          role="table"
          aria-rowcount={rows.length + groups.count + 1}
          className={`w-full border-collapse text-small ${isShaped ? 'block' : 'max-md:block'}`}
          style={{ '--grid-columns': columnWidths } as CSSProperties}
        >
          <caption className="sr-only">{caption}</caption>
          <GridHead
            columns={columns}
            sort={sort ?? defaultSort}
            onSort={onSort}
            isShaped={isShaped}
            selectAll={bulk && <SelectAll selection={selection} />}
          />
          <tbody
            ref={body}
            className={isShaped ? 'block' : 'max-md:block'}
            // Confines layout to the body when rows enter the view.
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
                    measure={measure}
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
        </table>
        {rows.length === 0 && <p className="border-t border-line p-6 text-center text-small">Nothing matches.</p>}
      </div>
      {bulk && (
        <SelectionBar selection={selection}>{bulk.actions(selection.selected, selection.reselect)}</SelectionBar>
      )}
    </>
  );
}

const always = () => true;
const titleOf = ({ title }: { readonly title: string }) => title;

/** Fills the place of rows outside the view. */
const Space = ({ height }: { readonly height: number }) =>
  height > 0 && (
    <tr aria-hidden className="block">
      <td className="block p-0" style={{ height }} />
    </tr>
  );

function ordersOf<Row>(columns: readonly GridColumn<Row>[]): Readonly<Record<string, string>> {
  const sortable = columns.flatMap(({ order, title }) => (order === undefined ? [] : [[order, title] as const]));
  return Object.fromEntries([
    ['', 'Default'],
    ...sortable.flatMap(([order, title]) => [
      [order, `${title}, ascending`],
      [`-${order}`, `${title}, descending`],
    ]),
  ]) as Record<string, string>;
}

const isPaged = <Row,>(
  list: Query<readonly Row[]> & Partial<ShowOlderProps>,
): list is Query<readonly Row[]> & ShowOlderProps => list.fetchNextPage !== undefined;
