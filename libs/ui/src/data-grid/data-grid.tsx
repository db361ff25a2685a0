import type { ReactNode } from 'react';
import { Loaded, type Query } from '../loaded';
import { ShowOlder, type ShowOlderProps } from '../show-older';
import { rowLook, TableCell } from '../table';
import { ColumnChoice } from './column-choice';
import { GridChoice, type GridFilter } from './grid-choice';
import { GridHead } from './grid-head';
import { GridDensity } from './grid-density';
import { useGridLook } from './use-grid-look';
import { useGridRows, type GridColumn } from './use-grid-rows';
import { useRowKeys } from './use-row-keys';
import { useRowsInView } from './use-rows-in-view';

export type { GridColumn };

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
  /** What Enter and a click do on a row. */
  readonly onOpen?: (row: Row) => void;
  /** The key of the row that stands open. */
  readonly openKey?: string | undefined;
}

interface DataGridProps<Row> extends GridProps<Row> {
  /** What TanStack Query tells about the list, which may come page by page. */
  readonly list: Query<readonly Row[]> & Partial<ShowOlderProps>;
  /** 'users': read as 'Failed to load users.' */
  readonly what: string;
  readonly empty: ReactNode;
  readonly filters?: readonly GridFilter[];
  /** The name by which this browser remembers the columns and the height of rows. */
  readonly keptAs?: string;
}

/** A list to work with: sorted, filtered, with chosen columns, page by page. On a phone each row is a card. */
export function DataGrid<Row extends object>({ list, what, empty, filters = [], ...grid }: DataGridProps<Row>) {
  const { columns, rowKey, sort, onSort, isWhole = false, search = '', openKey, keptAs } = grid;
  const { data = NONE } = list;
  const look = useGridLook(keptAs);
  const rows = useGridRows({ columns, rows: data, rowKey, sort, isWhole, search });
  const optional = columns.filter(({ isRowHeader, isTitleHidden }) => !isRowHeader && !isTitleHidden);
  const isShown = ({ title, isInDetails = false }: GridColumn<Row>) =>
    !look.hidden.includes(title) && !(isInDetails && openKey !== undefined);
  return (
    <div className="grid min-w-0 gap-3.5" aria-busy={list.isFetching}>
      <div className="flex flex-wrap items-center gap-2.5">
        {filters.map((filter) => (
          <GridChoice key={filter.label} {...filter} />
        ))}
        <GridChoice label="Sort by" value={sort ?? ''} choices={ordersOf(columns)} onChoose={onSort} isForPhones />
        <div className="ml-auto flex gap-2 max-md:hidden">
          <GridDensity isCompact={look.isCompact} onChoose={look.setCompact} />
          <ColumnChoice titles={optional.map(({ title }) => title)} hidden={look.hidden} onToggle={look.toggle} />
        </div>
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

function Rows<Row>({ caption, columns, rows, rowKey, sort, onSort, onOpen, openKey, isCompact }: RowsProps<Row>) {
  const { place, measure, scrollTo, indexes, above, below } = useRowsInView(rows.length);
  const open = (index: number) => {
    const row = rows[index];
    if (row) onOpen?.(row);
  };
  const { body, rowProps } = useRowKeys({ count: rows.length, onOpen: onOpen && open, scrollTo });
  return (
    <div
      ref={place}
      role="region"
      aria-label={caption}
      tabIndex={0}
      className="relative overflow-x-auto rounded-card border border-line bg-surface"
    >
      {/* Roles by name: as cards, the elements are no table to a browser. */}
      <table role="table" aria-rowcount={rows.length + 1} className="w-full border-collapse text-small max-md:block">
        <caption className="sr-only">{caption}</caption>
        <GridHead columns={columns} sort={sort} onSort={onSort} />
        <tbody ref={body} className="max-md:block">
          <Space height={above} />
          {rows.slice(indexes.from, indexes.to + 1).map((row, position) => (
            <tr
              key={rowKey(row)}
              ref={measure}
              role="row"
              aria-current={rowKey(row) === openKey ? 'true' : undefined}
              className={`scroll-mt-16 ${rowLook} ${onOpen ? openableLook : ''}`}
              {...rowProps(indexes.from + position)}
            >
              {columns.map((column) => (
                <TableCell key={column.title} column={column} row={row} isCompact={isCompact} />
              ))}
            </tr>
          ))}
          <Space height={below} />
        </tbody>
      </table>
      {rows.length === 0 && <p className="border-t border-line p-6 text-center text-small">Nothing matches.</p>}
    </div>
  );
}

const openableLook =
  'cursor-pointer hover:bg-hover -outline-offset-2 aria-[current=true]:bg-hover aria-[current=true]:inset-shadow-open';

/** In place of rows that are out of view. */
const Space = ({ height }: { readonly height: number }) =>
  height > 0 && (
    <tr aria-hidden className="max-md:block">
      <td className="p-0 max-md:block" style={{ height }} />
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
