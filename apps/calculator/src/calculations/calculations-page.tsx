import {
  BackLink,
  buttonLook,
  EmptyState,
  FailedState,
  PageHeader,
  Panel,
  SearchField,
  ShowOlder,
  SkeletonRows,
  StatementPicture,
} from '@casewright/ui';
import { comparisonOf, paths } from '@casewright/web';
import { AccountPage } from '@casewright/web/account';
import { Link, useSearchParams } from '@casewright/web/router';
import { Calculator, Columns3, Download } from 'lucide-react';
import { useCallback, useRef, useState, type Dispatch, type SetStateAction } from 'react';
import { CalculationRow } from './calculation-row';
import { csvOf } from './csv-address';
import { DeletedCalculations } from './deleted-calculations';
import type { SavedCalculation } from './saved-calculation';
import { useCalculations } from './use-calculations';
import { useChanges } from './use-changes';

const MOST_COMPARED = 3;

/** One's own calculations, newest first. */
export function CalculationsPage() {
  const [asked, ask] = useSearchParams();
  const search = asked.get('search') ?? '';
  const onSearch = useCallback((wanted: string) => ask(wanted ? { search: wanted } : {}, { replace: true }), [ask]);
  const [chosen, choose] = useState<readonly string[]>([]);

  return (
    <AccountPage>
      <PageHeader
        title="Saved Calculations"
        lead="The cases you have priced and kept, newest first."
        back={
          <BackLink to={paths.profile} link={Link}>
            Back to Profile
          </BackLink>
        }
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
          <SearchField label="Search calculations" placeholder="Name or solution" search={search} onSearch={onSearch} />
          <CompareLink chosen={chosen} />
        </div>
        <Calculations search={search} chosen={chosen} onChoose={choose} />
      </Panel>
    </AccountPage>
  );
}

function CompareLink({ chosen }: { readonly chosen: readonly string[] }) {
  if (chosen.length < 2) return <p className="text-label text-ink-faint">Tick two or three to compare them.</p>;
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
  const list = useCalculations(search);
  const { data, isPending, isError, isFetching, refetch } = list;
  const [deleted, setDeleted] = useState<readonly SavedCalculation[]>([]);
  const here = useRef<HTMLDivElement>(null);
  const { rename, duplicate, remove, restore } = useChanges();

  if (isPending) return <SkeletonRows label="Loading calculations" rows={4} />;
  const calculations = data?.pages.flatMap(({ rows }) => rows) ?? [];
  if (isError && calculations.length === 0)
    return <FailedState title="Failed to load calculations." isRetrying={isFetching} onRetry={() => void refetch()} />;

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
      {calculations.length === 0 ? (
        <NoCalculations search={search} />
      ) : (
        <ul aria-label="Calculations">
          {calculations.map((saved) => {
            const isChosen = chosen.includes(saved.id);
            return (
              <CalculationRow
                key={saved.id}
                saved={saved}
                isChosen={isChosen}
                onChoose={isChosen || chosen.length < MOST_COMPARED ? () => onChoose(toggled(saved.id)) : undefined}
                onRename={(title) => rename(saved.id, title)}
                onDuplicate={() => duplicate(saved.id)}
                onDelete={() => removeAndTell(saved)}
              />
            );
          })}
        </ul>
      )}
      <ShowOlder {...list} />
    </div>
  );
}

function NoCalculations({ search }: { readonly search: string }) {
  if (search) {
    return (
      <EmptyState picture={<StatementPicture />} title="Nothing found" level={2}>
        No calculation has “{search}” in its name or its solutions.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      picture={<StatementPicture />}
      title="No Saved Calculations"
      level={2}
      action={
        <Link to={paths.solutions} className={buttonLook('primary')}>
          Price a Case
        </Link>
      }
    >
      Save a calculation from the result of the pricing calculator, and it is kept here.
    </EmptyState>
  );
}
