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
  /** The name of an order; with a minus, descending. */
  readonly sort: string | undefined;
  readonly onSort: (sort: string) => void;
  /** Whether all rows are on the page, which sorts and searches them then. Otherwise the server has. */
  readonly isWhole?: boolean;
  readonly search?: string;
  /** The title of the group that a row stands in, whose rows follow one another. */
  readonly groupOf?: ((row: Row) => string) | undefined;
  /** What Enter and a click do on a row. */
  readonly onOpen?: (row: Row) => void;
  /** The key of the row that stands open. */
  readonly openKey?: string | undefined;
  /** Absent where rows are not selected. */
  readonly bulk?: BulkActions<Row> | undefined;
}

/** What can be done with several rows at once. */
export interface BulkActions<Row> extends SelectableRows<Row> {
  /** Beside the count of the selected rows. `reselect` leaves only some of them selected. */
  readonly actions: (selected: readonly Row[], reselect: (rows: readonly Row[]) => void) => ReactNode;
}

interface DataGridProps<Row> extends GridProps<Row> {
  /** What TanStack Query tells about the list, which may come page by page. */
  readonly list: Query<readonly Row[]> & Partial<ShowOlderProps>;
  /** 'users': read as 'Failed to load users.' */
  readonly what: string;
  readonly empty: ReactNode;
  readonly filters?: readonly GridFilter[];
  /** Before them: filters that are no plain choice. */
  readonly chips?: ReactNode;
  /** The name by which this browser remembers the columns and the height of rows. */
  readonly keptAs?: string;
}

/** A list to work with: sorted, filtered, with chosen columns, page by page. On a phone each row is a card. */
export function DataGrid<Row extends object>({ list, what, empty, filters = [], chips, ...grid }: DataGridProps<Row>) {
  const { columns, rowKey, sort, onSort, isWhole = false, search = '', openKey, keptAs } = grid;
  const { data = NONE } = list;
  // An empty list has nothing to sort or to look at another way.
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
  const { caption, columns, rows, rowKey, sort, onSort, groupOf, onOpen, openKey, bulk, isCompact } = props;
  const key = `${columns.map(titleOf).join()} ${isCompact}`;
  const { table, columnWidths, rowHeight } = useGridShape(isLongList(rows.length), key);
  const isShaped = columnWidths !== undefined;
  const groups = useGroups(rows, groupOf);
  const { place, measure, scrollTo, indexes, above, below, total } = useRowsInView(rows.length, groups, rowHeight);
  // To the last row, since measured heights are rounded.
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
            sort={sort}
            onSort={onSort}
            isShaped={isShaped}
            selectAll={bulk && <SelectAll selection={selection} />}
          />
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

/** In place of rows that are out of view. */
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
