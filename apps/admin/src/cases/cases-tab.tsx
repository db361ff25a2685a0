import { countText } from '@casewright/rules';
import { EmptyState, InboxPicture, Panel, SearchField, SegmentedControl } from '@casewright/ui';
import { DataGrid } from '@casewright/ui/data-grid';
import { useShortcuts } from '@casewright/web';
import { useAddress } from '@casewright/web/address';
import { useInfiniteQuery, useQuery } from '@casewright/web/query';
import { useCallback, useMemo } from 'react';
import { CsvDownload } from '../list/csv-download';
import { useOpened } from '../list/use-opened';
import { caseColumns } from './case-columns';
import { CaseFigures } from './case-figures';
import { CasePanel } from './case-panel';
import {
  casesCsv,
  type CaseToDo,
  casesQuery,
  countsQuery,
  openInAddress,
  partInAddress,
  searchInAddress,
  viewInAddress,
  type VIEWS,
} from './queries';
import { useNeighbors } from './use-neighbors';

const CHOICES = [
  { value: '', name: 'All' },
  { value: 'overdue', name: 'Overdue' },
  { value: 'waits-for-seller', name: 'Waiting for seller' },
  { value: 'mine', name: 'Mine' },
] as const;

/** Reserves the width of a count. */
const DIGIT_SPACE = '\u2007';

const NONE: readonly CaseToDo[] = [];

/** Open cases, most urgent first. */
export function CasesTab() {
  const [view, setView] = useAddress(viewInAddress);
  const [search, setSearch] = useAddress(searchInAddress);
  const { place, opened, open, close } = useOpened(openInAddress.name, partInAddress.name);
  const searchFor = useCallback((wanted: string) => setSearch(wanted || undefined), [setSearch]);
  const show = useCallback(({ pursuitId }: CaseToDo) => open(pursuitId), [open]);
  const isOpened = opened !== undefined;
  const columns = useMemo(() => caseColumns(show, isOpened), [show, isOpened]);
  const cases = useInfiniteQuery(casesQuery({ view, search }));
  const hasShortcut = useShortcuts();
  const { data } = cases;
  const shown = data?.rows.find(({ pursuitId }) => pursuitId === opened);
  const neighbors = useNeighbors(data?.rows ?? NONE, cases, opened, open);
  // A link may lead to a case that the current filter hides.
  const { data: elsewhere } = useInfiniteQuery({
    ...casesQuery({ search: opened }),
    enabled: opened !== undefined && data !== undefined && !shown,
  });
  const { data: counts = [], isPending: isCounting } = useQuery(countsQuery);
  const countOf = (wanted: (typeof VIEWS)[number] | null) => {
    const found = counts.find((one) => one.view === wanted);
    if (isCounting) return DIGIT_SPACE;
    return found && countText(found.total, found.isTotalExact);
  };
  return (
    <section ref={place} aria-labelledby="cases" className="mt-5.5 grid gap-3.5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="cases" className="sr-only">
          Open Cases
        </h2>
        <SegmentedControl
          label="Show"
          choices={CHOICES.map(({ value, name }) => ({ value, name, count: countOf(value || null) }))}
          value={view ?? ''}
          onChange={(wanted) => setView(wanted || undefined)}
        />
        <div className="flex items-center gap-3 max-md:w-full">
          {search && data && (
            <p role="status" className="text-label whitespace-nowrap text-ink-muted">
              {countText(data.total, data.isTotalExact)} found
            </p>
          )}
          <SearchField
            label="Search cases"
            placeholder="Number or prospect"
            search={search ?? ''}
            hasShortcut={hasShortcut}
            onSearch={searchFor}
          />
          <CsvDownload
            address={casesCsv({ view, search })}
            name="cases"
            total={data?.isTotalExact ? data.total : undefined}
          />
        </div>
      </div>
      <CaseFigures />
      <div className={`grid items-start gap-5 ${opened ? 'lg:grid-cols-[1fr_22rem] xl:grid-cols-[1fr_27.5rem]' : ''}`}>
        <div className={`min-w-0 ${opened ? 'max-lg:order-last' : ''}`}>
          <DataGrid
            caption="Open cases by due date"
            what="cases"
            columns={columns}
            list={{ ...cases, data: data?.rows }}
            rowKey={({ id }) => id}
            sort={undefined}
            onSort={() => undefined}
            openKey={shown?.id}
            onOpen={show}
            empty={
              <Panel>
                <EmptyState picture={<InboxPicture />} title="No cases found">
                  {view || search ? 'No open cases match these filters.' : 'Cases that sellers start appear here.'}
                </EmptyState>
              </Panel>
            }
          />
        </div>
        {opened && (
          <CasePanel
            {...neighbors}
            pursuitId={opened}
            row={shown ?? elsewhere?.rows.find(({ pursuitId }) => pursuitId === opened)}
            onClose={close}
          />
        )}
      </div>
    </section>
  );
}
