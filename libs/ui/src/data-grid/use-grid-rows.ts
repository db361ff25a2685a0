import {
  columnFilteringFeature,
  createFilteredRowModel,
  createSortedRowModel,
  filterFn_includesString,
  globalFilteringFeature,
  rowSortingFeature,
  sortFn_alphanumeric,
  sortFn_basic,
  tableFeatures,
  useTable,
  type ColumnDef,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { TableColumn } from '../table';

export interface GridColumn<Row> extends TableColumn<Row> {
  /** Name of the order by this column, in the address and the API. */
  readonly order?: string;
  /** Value to sort and search by if all rows are loaded. */
  readonly value?: (row: Row) => string | number;
  /** Hidden while a row is open: its details show the same. */
  readonly isInDetails?: boolean;
}

export interface GridRows<Row> {
  readonly columns: readonly GridColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** Name of the order, prefixed with a minus for descending. */
  readonly sort: string | undefined;
  /** Whether all rows are loaded, so that the page sorts and searches. Otherwise the server does. */
  readonly isWhole: boolean;
  readonly search: string;
}

const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
  filterFns: { includesString: filterFn_includesString },
  sortFns: { alphanumeric: sortFn_alphanumeric, basic: sortFn_basic },
});

/** The rows to show, filtered and sorted. */
export function useGridRows<Row extends object>({
  columns,
  rows,
  rowKey,
  sort,
  isWhole,
  search,
}: GridRows<Row>): readonly Row[] {
  const definitions = useMemo(() => columns.map(definitionOf), [columns]);
  const data = useMemo(() => [...rows], [rows]);
  const sorting = useMemo(() => sortingBy(columns, sort), [columns, sort]);
  const table = useTable({
    features,
    data,
    columns: definitions,
    getRowId: rowKey,
    state: { sorting, globalFilter: search },
    manualSorting: !isWhole,
    manualFiltering: !isWhole,
    globalFilterFn: 'includesString',
  });
  return table.getRowModel().rows.map(({ original }) => original);
}

const definitionOf = <Row extends object>({ title, value }: GridColumn<Row>): ColumnDef<typeof features, Row> => ({
  id: title,
  accessorFn: (row) => value?.(row),
});

function sortingBy<Row>(columns: readonly GridColumn<Row>[], sort: string | undefined) {
  const column = columns.find(({ order }) => order !== undefined && (sort === order || sort === `-${order}`));
  return column ? [{ id: column.title, desc: sort !== column.order }] : [];
}
