import { buttonLook, EmptyState, PageHeader, PursuitPicture, SearchField, Select } from '@casewright/ui';
import { useShortcuts } from '@casewright/web';
import { useAddress } from '@casewright/web/address';
import { paths } from '@casewright/web/paths';
import { useQuery } from '@casewright/web/query';
import { Link } from '@casewright/web/router';
import { Kanban, Plus, Table as TableIcon } from 'lucide-react';
import { useCallback } from 'react';
import { shortDollars } from '../amounts';
import {
  CLOSES,
  closesInAddress,
  type Filters,
  searchInAddress,
  solutionInAddress,
  stageInAddress,
  summaryQuery,
  viewInAddress,
  type VIEWS,
  waitsInAddress,
} from '../queries';
import { Board } from './board';
import { PursuitTable } from './pursuit-table';

const CLOSE_LABELS: Readonly<Record<(typeof CLOSES)[number], string>> = {
  overdue: 'Overdue',
  'this-quarter': 'This quarter',
  'next-quarter': 'Next quarter',
  later: 'Later',
};

export function PursuitsPage() {
  const { data: summary } = useQuery(summaryQuery);
  const [view = 'board'] = useAddress(viewInAddress);
  const [search] = useAddress(searchInAddress);
  const [closes] = useAddress(closesInAddress);
  const [solution] = useAddress(solutionInAddress);
  const [waits] = useAddress(waitsInAddress);
  const [stage] = useAddress(stageInAddress);
  const filters: Filters = { search, closes, solution, waits };
  const isTable = view === 'table';
  const isFiltered = Boolean(search ?? closes ?? solution ?? waits ?? (isTable ? stage : undefined));
  const empty = isFiltered ? <NothingFound view={view} /> : <NoPursuits isTable={isTable} />;

  return (
    <>
      <PageHeader
        title="Current Pursuits"
        lead={summary ? leadOf(summary) : 'Your pursuits by stage.'}
        actions={
          <Link to={paths.registerPursuit} className={buttonLook('primary')}>
            <Plus aria-hidden className="size-4.5" />
            Register a Pursuit
          </Link>
        }
      />
      <FilterBar solutions={summary?.solutions ?? []} waiting={summary?.waiting ?? 0} />
      {isTable ? <PursuitTable filters={filters} empty={empty} /> : <Board filters={filters} empty={empty} />}
    </>
  );
}

interface Summary {
  readonly open: number;
  readonly openAcvDollars: number;
  readonly waiting: number;
  readonly overdue: number;
}

function leadOf({ open, openAcvDollars, waiting, overdue }: Summary): string {
  if (open === 0) return 'No open pursuits.';
  const isOverdue = overdue === 1 ? '1 case is overdue.' : `${overdue} cases are overdue.`;
  const isWaiting = waiting === 1 ? '1 case is waiting for you.' : `${waiting} cases are waiting for you.`;
  return [
    `${open} open, worth ${shortDollars(openAcvDollars)} a year.`,
    ...(waiting > 0 ? [isWaiting] : []),
    ...(overdue > 0 ? [isOverdue] : []),
  ].join(' ');
}

function FilterBar({ solutions, waiting }: { readonly solutions: readonly string[]; readonly waiting: number }) {
  const hasShortcut = useShortcuts();
  const [view = 'board', setView] = useAddress(viewInAddress);
  const [search = '', setSearch] = useAddress(searchInAddress);
  const [closes = '', setCloses] = useAddress(closesInAddress);
  const [solution = '', setSolution] = useAddress(solutionInAddress);
  const [waits, setWaits] = useAddress(waitsInAddress);
  const onSearch = useCallback((wanted: string) => setSearch(wanted || undefined), [setSearch]);

  return (
    <div className="mb-6 flex flex-wrap items-end gap-3">
      <div
        role="group"
        aria-label="View"
        className="flex h-11 gap-1 rounded-control border border-line bg-sunken p-1 max-md:w-full"
      >
        {(['board', 'table'] as const).map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === view}
            className="inline-flex flex-1 items-center justify-center gap-2 rounded-control px-3 text-label font-medium text-ink-muted hover:text-ink aria-pressed:bg-surface aria-pressed:font-semibold aria-pressed:text-ink aria-pressed:shadow-control"
            onClick={() => setView(one === 'board' ? undefined : one)}
          >
            {one === 'board' ? <Kanban aria-hidden className="size-4" /> : <TableIcon aria-hidden className="size-4" />}
            {one === 'board' ? 'Board' : 'Table'}
          </button>
        ))}
      </div>
      <SearchField
        label="Search pursuits"
        placeholder="Prospect or opportunity"
        search={search}
        hasShortcut={hasShortcut}
        onSearch={onSearch}
      />
      <div className="w-42 max-md:flex-1">
        <Select
          label="Closes"
          value={closes}
          onChange={({ target }) => setCloses(CLOSES.find((one) => one === target.value))}
        >
          <option value="">Any time</option>
          {CLOSES.map((one) => (
            <option key={one} value={one}>
              {CLOSE_LABELS[one]}
            </option>
          ))}
        </Select>
      </div>
      <div className="w-42 max-md:flex-1">
        <Select label="Solution" value={solution} onChange={({ target }) => setSolution(target.value || undefined)}>
          <option value="">All</option>
          {[...new Set([...solutions, ...(solution ? [solution] : [])])].map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </Select>
      </div>
      <button
        type="button"
        aria-pressed={waits !== undefined}
        className="inline-flex h-11 items-center gap-2 rounded-control border border-field-line bg-field px-3.5 text-small max-md:w-full max-md:justify-center aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:font-semibold"
        onClick={() => setWaits(waits ? undefined : 'for-me')}
      >
        Waiting for me <span className="font-semibold tabular-nums">{waiting}</span>
      </button>
    </div>
  );
}

/** The table omits decided pursuits unless asked for. */
function NoPursuits({ isTable }: { readonly isTable: boolean }) {
  const [title, action, text] = isTable
    ? ['No open pursuits', 'Register a pursuit', 'Register a pursuit, or choose another stage.']
    : ['No pursuits yet', 'Register your first pursuit', 'Opportunities you register appear here, by stage.'];
  return (
    <EmptyState
      picture={<PursuitPicture />}
      title={title}
      level={2}
      action={
        <Link to={paths.registerPursuit} className={buttonLook('primary')}>
          {action}
        </Link>
      }
    >
      {text}
    </EmptyState>
  );
}

function NothingFound({ view }: { readonly view: (typeof VIEWS)[number] }) {
  return (
    <EmptyState
      picture={<PursuitPicture />}
      title="Nothing found"
      level={2}
      action={
        <Link to={view === 'table' ? `${paths.pursuits}?view=table` : paths.pursuits} className={buttonLook()}>
          Clear filters
        </Link>
      }
    >
      No pursuits match these filters.
    </EmptyState>
  );
}
