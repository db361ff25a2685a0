import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { type BulkActions, DataGrid, type GridColumn } from './data-grid';

interface City {
  readonly name: string;
  readonly people: number;
}

const columns: readonly GridColumn<City>[] = [
  { title: 'City', isRowHeader: true, order: 'name', value: ({ name }) => name, cell: ({ name }) => name },
  { title: 'People', align: 'right', order: 'people', value: ({ people }) => people, cell: ({ people }) => people },
  { title: 'Map', isTitleHidden: true, cell: ({ name }) => <a href={`/${name}`}>Map of {name}</a> },
];
const cities: readonly City[] = [
  { name: 'Oslo', people: 700 },
  { name: 'Bergen', people: 290 },
  { name: 'Tromsø', people: 77 },
];
const many = Array.from({ length: 2000 }, (_, people) => ({ name: `City ${people}`, people }));
const there = { error: null, isPending: false, isFetching: false, refetch: () => undefined };

interface GridOptions {
  readonly data?: readonly City[];
  readonly isWhole?: boolean;
  readonly search?: string;
  readonly groupOf?: (city: City) => string;
  readonly onOpen?: (city: City) => void;
  readonly defaultSort?: string;
  readonly onSort?: (sort: string) => void;
  readonly bulk?: BulkActions<City>;
}

function Cities({ data = cities, isWhole = true, onSort, ...grid }: GridOptions) {
  const [sort, setSort] = useState<string>();
  return (
    <DataGrid
      caption="Cities"
      what="cities"
      columns={columns}
      list={{ ...there, data }}
      rowKey={({ name }) => name}
      sort={sort}
      onSort={onSort ?? setSort}
      isWhole={isWhole}
      empty={<p>No cities yet.</p>}
      {...grid}
    />
  );
}

const rows = () => screen.getAllByRole('row').slice(1);
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

describe('a grid', () => {
  beforeEach(() => void jest.spyOn(window, 'scrollTo').mockReturnValue());
  afterEach(() => jest.restoreAllMocks());

  it('sorts by a column, then the other way round, and says so', async () => {
    render(<Cities />);
    const header = screen.getByRole('columnheader', { name: 'People' });
    expect(header).toHaveAttribute('aria-sort', 'none');
    await userEvent.click(within(header).getByRole('button'));
    expect(names()).toEqual(['Tromsø', 'Bergen', 'Oslo']);
    expect(header).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(within(header).getByRole('button'));
    expect(names()).toEqual(['Oslo', 'Bergen', 'Tromsø']);
    expect(header).toHaveAttribute('aria-sort', 'descending');
    // Phones have no column headers to click.
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'City, ascending');
    expect(names()).toEqual(['Bergen', 'Oslo', 'Tromsø']);
  });

  it('leaves the order of rows to the server where there are more than it shows', async () => {
    const sorts: string[] = [];
    render(<Cities isWhole={false} search="oslo" onSort={(sort) => sorts.push(sort)} />);
    await userEvent.click(screen.getByRole('button', { name: 'City' }));
    expect(sorts).toEqual(['name']);
    expect(names()).toEqual(['Oslo', 'Bergen', 'Tromsø']);
  });

  it('finds rows by any of their values', () => {
    const { rerender } = render(<Cities search="29" />);
    expect(names()).toEqual(['Bergen']);
    rerender(<Cities search="nowhere" />);
    expect(screen.getByText('Nothing matches.')).toBeInTheDocument();
  });

  it('shows the columns that were chosen', async () => {
    render(<Cities />);
    const choice = within(screen.getByRole('group', { name: 'Columns' }));
    expect(choice.getAllByRole('checkbox')).toHaveLength(1);
    await userEvent.click(choice.getByRole('checkbox', { name: 'People' }));
    expect(screen.queryByRole('columnheader', { name: 'People' })).not.toBeInTheDocument();
    expect(rows()[0]).not.toHaveTextContent('700');
  });

  it('is worked with by keys: arrows go from row to row, Enter opens one', async () => {
    const opened: string[] = [];
    render(<Cities onOpen={({ name }) => opened.push(name)} />);
    expect(rows().map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
    act(() => rows()[0]?.focus());
    await userEvent.keyboard('{ArrowDown}');
    expect(rows()[1]).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowDown}');
    expect(rows()[2]).toHaveFocus();
    await userEvent.keyboard('{Enter}{Home}{Enter}');
    expect(opened).toEqual(['Tromsø', 'Oslo']);
    // Controls inside a row handle their own keys.
    act(() => screen.getByRole('link', { name: 'Map of Oslo' }).focus());
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: 'Map of Oslo' })).toHaveFocus();
  });

  it('opens no row by the second click of a double click, which may have begun on a dialog above it', async () => {
    const opened: string[] = [];
    render(<Cities onOpen={({ name }) => opened.push(name)} />);
    fireEvent.click(screen.getByText('Oslo'), { detail: 2 });
    expect(opened).toEqual([]);
    await userEvent.dblClick(screen.getByText('Bergen'));
    expect(opened).toEqual(['Bergen']);
  });

  describe('whose rows are selected', () => {
    const bulk: BulkActions<City> = {
      nameOf: ({ name }) => name,
      isSelectable: ({ name }) => name !== 'Bergen',
      actions: (selected, reselect) => (
        <button type="button" onClick={() => reselect(selected.slice(1))}>
          Visit {selected.map(({ name }) => name).join(' and ')}
        </button>
      ),
    };
    const all = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all that are loaded' });
    const box = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });

    it('offers what can be done with all of them, and keeps those that are left', async () => {
      const { rerender } = render(<Cities bulk={bulk} />);
      expect(screen.queryByRole('checkbox', { name: 'Select Bergen' })).not.toBeInTheDocument();
      expect(screen.queryByRole('group', { name: 'Selection' })).not.toBeInTheDocument();

      await userEvent.click(box('Oslo'));
      expect(all().indeterminate).toBe(true);
      expect(screen.getByRole('status')).toHaveTextContent('1 selected');
      await userEvent.click(all());
      await userEvent.click(screen.getByRole('button', { name: 'Visit Oslo and Tromsø' }));
      expect(screen.getByRole('button', { name: 'Visit Tromsø' })).toBeInTheDocument();
      // Rows that leave the list are deselected.
      rerender(<Cities bulk={bulk} data={cities.slice(0, 2)} />);
      expect(screen.queryByRole('group', { name: 'Selection' })).not.toBeInTheDocument();
    });

    it('takes ranges by the shift key, and keys on a row', async () => {
      const user = userEvent.setup();
      render(<Cities bulk={bulk} />);
      await user.click(box('Oslo'));
      await user.keyboard('{Shift>}');
      await user.click(box('Tromsø'));
      await user.keyboard('{/Shift}');
      expect(box('Tromsø')).toBeChecked();
      expect(all()).toBeChecked();

      act(() => rows()[2]?.focus());
      await user.keyboard(' ');
      expect(box('Tromsø')).not.toBeChecked();
      await user.keyboard('{Escape}');
      expect(box('Oslo')).not.toBeChecked();
      await user.keyboard('{Home} {Shift>}{ArrowDown}{ArrowDown}{/Shift}');
      expect([box('Oslo'), box('Tromsø')].map((one) => (one as HTMLInputElement).checked)).toEqual([true, true]);
    });
  });

  it('says that it is empty, loading or failed', async () => {
    const list = { ...there, data: undefined };
    const given = { caption: 'Cities', what: 'cities', columns, rowKey: ({ name }: City) => name } as const;
    const rest = { ...given, sort: undefined, onSort: () => undefined, empty: <p>No cities yet.</p> };
    const { rerender } = render(<DataGrid {...rest} list={{ ...list, isPending: true }} />);
    expect(screen.getByRole('status', { name: 'Loading cities' })).toBeInTheDocument();
    const refetch = jest.fn();
    rerender(<DataGrid {...rest} list={{ ...list, error: new Error('down'), refetch }} />);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(refetch).toHaveBeenCalled();
    rerender(<DataGrid {...rest} list={{ ...there, data: [] }} />);
    expect(screen.getByText('No cities yet.')).toBeInTheDocument();
  });

  it('draws those of very many rows that are in view, and says how many there are', () => {
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(50);
    render(<Cities data={many} />);
    expect(rows().length).toBeGreaterThan(10);
    expect(rows().length).toBeLessThan(60);
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '2001');
    expect(rows()[9]).toHaveAttribute('aria-rowindex', '11');
  });

  it('leaves as much space for the rows out of view as they take once they are laid out by themselves', () => {
    // Table rows share their borders.
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
      return this.closest('table')?.style.getPropertyValue('--grid-columns') ? 53 : 52;
    });
    const { container } = render(<Cities data={many} />);
    expect(container.querySelector('tbody')?.style.height).toBe(`${2000 * 53}px`);
  });

  it('puts a heading above each group of rows, which counts as a row and takes space of its own', () => {
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(50);
    const { container } = render(
      <Cities data={many} groupOf={({ people }) => (people < 3 ? 'Villages' : people < 1000 ? 'Towns' : 'Cities')} />,
    );
    expect(
      rows()
        .slice(0, 5)
        .map((row) => [row.textContent?.slice(0, 8), row.getAttribute('aria-rowindex')]),
    ).toEqual([
      ['Villages', '2'],
      ['City 00M', '3'],
      ['City 11M', '4'],
      ['City 22M', '5'],
      ['Towns', '6'],
    ]);
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '2004');
    expect(container.querySelector('tbody')?.style.height).toBe(`${2000 * 50 + 3 * 36}px`);
  });
});
