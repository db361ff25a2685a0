import {
  buttonLook,
  EmptyState,
  isEmptyList,
  Loaded,
  PageHeader,
  Panel,
  SearchField,
  ShowOlder,
  StatementPicture,
} from '@casewright/ui';
import { useShortcuts } from '@casewright/web';
import { BackLink } from '@casewright/web/links';
import { comparisonOf, paths } from '@casewright/web/paths';
import { useAddress } from '@casewright/web/address';
import { useInfiniteQuery } from '@casewright/web/query';
import { Link } from '@casewright/web/router';
import { Calculator, Columns3, Download } from 'lucide-react';
import { useCallback, useRef, useState, type Dispatch, type SetStateAction } from 'react';
import { CalculationRow } from './calculation-row';
import { csvOf } from './csv-address';
import { DeletedCalculations } from './deleted-calculations';
import type { SavedCalculation } from './saved-calculation';
import { calculationsQuery, MAX_COMPARED, searchInAddress } from './queries';
import { useChanges } from './use-changes';

export function CalculationsPage() {
  const [search = '', setSearch] = useAddress(searchInAddress);
  const onSearch = useCallback((wanted: string) => setSearch(wanted || undefined), [setSearch]);
  const hasShortcut = useShortcuts();
  const [chosen, choose] = useState<readonly string[]>([]);

  return (
    <>
      <PageHeader
        title="Saved Calculations"
        lead="Your saved calculations, newest first."
        back={<BackLink to={paths.profile}>Back to Dashboard</BackLink>}
        actions={
          <>
            <a href={csvOf(chosen)} download className={buttonLook()}>
              <Download aria-hidden className="size-4" />
              {chosen.length > 0 ? `Download ${chosen.length} as CSV` : 'Download CSV'}
            </a>
            <Link to={paths.solutions} className={buttonLook('primary')}>
              <Calculator aria-hidden className="size-4" />
              Pricing Calculator
            </Link>
          </>
        }
      />
      <Panel>
        <div className="mb-5 flex flex-wrap items-center justify-between gap-3 border-b border-line pb-5">
          <SearchField
            label="Search calculations"
            placeholder="Name or solution"
            search={search}
            hasShortcut={hasShortcut}
            onSearch={onSearch}
          />
          <CompareLink chosen={chosen} />
        </div>
        <Calculations search={search} chosen={chosen} onChoose={choose} />
      </Panel>
    </>
  );
}

function CompareLink({ chosen }: { readonly chosen: readonly string[] }) {
  if (chosen.length < 2) return <p className="text-label text-ink-faint">Select two or three to compare.</p>;
  return (
    <Link to={comparisonOf(chosen)} className={buttonLook('secondary')}>
      <Columns3 aria-hidden className="size-4" />
      Compare {chosen.length}
    </Link>
  );
}

interface CalculationsProps {
  readonly search: string;
  readonly chosen: readonly string[];
  readonly onChoose: Dispatch<SetStateAction<readonly string[]>>;
}

function Calculations({ search, chosen, onChoose }: CalculationsProps) {
  const list = useInfiniteQuery(calculationsQuery(search));
  const [deleted, setDeleted] = useState<readonly SavedCalculation[]>([]);
  const here = useRef<HTMLDivElement>(null);
  const { rename, duplicate, remove, restore } = useChanges();

  const toggled = (id: string) => (chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  const removeAndTell = async (saved: SavedCalculation) => {
    await remove(saved.id);
    setDeleted((others) => [...others, saved]);
    onChoose((ids) => ids.filter((id) => id !== saved.id));
  };
  const bringBack = async (saved: SavedCalculation) => {
    await restore(saved.id);
    setDeleted((all) => all.filter(({ id }) => id !== saved.id));
    here.current?.focus();
  };

  return (
    <div ref={here} tabIndex={-1} className="outline-none">
      <DeletedCalculations deleted={deleted} onRestore={bringBack} />
      <Loaded query={list} what="calculations" isEmpty={isEmptyList} empty={<NoCalculations search={search} />}>
        {(calculations) => (
          <>
            <ul aria-label="Calculations">
              {calculations.map((saved) => {
                const isChosen = chosen.includes(saved.id);
                return (
                  <CalculationRow
                    key={saved.id}
                    saved={saved}
                    isChosen={isChosen}
                    onChoose={isChosen || chosen.length < MAX_COMPARED ? () => onChoose(toggled(saved.id)) : undefined}
                    onRename={(title) => rename(saved.id, title)}
                    onDuplicate={() => duplicate(saved.id)}
                    onDelete={() => removeAndTell(saved)}
                  />
                );
              })}
            </ul>
            <ShowOlder {...list} />
          </>
        )}
      </Loaded>
    </div>
  );
}

function NoCalculations({ search }: { readonly search: string }) {
  if (search) {
    return (
      <EmptyState picture={<StatementPicture />} title="Nothing found" level={2}>
        No calculations match “{search}”.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      picture={<StatementPicture />}
      title="No Saved Calculations"
      level={2}
      action={
        <Link to={paths.solutions} className={buttonLook()}>
          Price a case
        </Link>
      }
    >
      Price a case, then choose Save Calculation to keep it here.
    </EmptyState>
  );
}
