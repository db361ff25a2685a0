import { Panel } from '@casewright/ui';
import { DataGrid, type GridColumn } from '@casewright/ui/data-grid';
import { useState } from 'react';

interface Part {
  readonly name: string;
  readonly weight: number;
}

const parts: readonly Part[] = Array.from({ length: 1500 }, (_, index) => ({
  name: `Part ${index + 1}`,
  weight: (index * 37) % 101,
}));

const columns: readonly GridColumn<Part>[] = [
  { title: 'Part', isRowHeader: true, order: 'name', value: ({ name }) => name, cell: ({ name }) => name },
  { title: 'Weight', align: 'right', order: 'weight', value: ({ weight }) => weight, cell: ({ weight }) => weight },
  { title: 'Number', cell: ({ name }) => name.replace('Part ', '#') },
];

const there = { error: null, isPending: false, isFetching: false, refetch: () => undefined };

export function Grids() {
  const [sort, setSort] = useState<string>();
  const [opened, setOpened] = useState('None');
  return (
    <Panel title="Data grid">
      <p role="status" className="mb-3 text-small">
        Opened: {opened}
      </p>
      <DataGrid
        caption="Parts"
        what="parts"
        columns={columns}
        list={{ ...there, data: parts }}
        rowKey={({ name }) => name}
        sort={sort}
        onSort={setSort}
        isWhole
        onOpen={({ name }) => setOpened(name)}
        empty={null}
      />
    </Panel>
  );
}
