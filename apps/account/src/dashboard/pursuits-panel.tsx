import { buttonLook, EmptyState, isEmptyList, Loaded, Panel, PursuitPicture } from '@casewright/ui';
import { paths } from '@casewright/web/paths';
import { useInfiniteQuery, useQuery } from '@casewright/web/query';
import { Link } from '@casewright/web/router';
import { ArrowRight } from 'lucide-react';
import { CaseList } from '../pursuits/case-list';
import { byUrgency, OpenPursuits } from '../pursuits/open-pursuits';
import {
  casesQuery,
  openPursuitsQuery,
  pursuitSummaryQuery,
  type RegisteredPursuit,
  waitingPursuitsQuery,
} from '../pursuits/queries';

const MAX_SHOWN = 5;

/** Open pursuits, most urgent first. Users without pursuits see their newest cases. */
export function PursuitsPanel() {
  const pursuits = useQuery(openPursuitsQuery);
  const { data: waiting = [] } = useQuery(waitingPursuitsQuery);
  const { data: summary } = useQuery(pursuitSummaryQuery);
  return (
    <Panel
      title="Registered Pursuits"
      {...(summary && summary.open > 0 && { detail: `${summary.open} open` })}
      aside={
        <Link
          to={paths.pursuitHistory}
          className="inline-flex items-center rounded-box text-small font-medium whitespace-nowrap text-accent hover:text-accent-strong max-md:min-h-11"
        >
          Pursuit History
        </Link>
      }
    >
      <Loaded query={pursuits} what="pursuits" rows={2} isEmpty={isEmptyList} empty={<Cases />}>
        {(newest) => <Urgent newest={newest} waiting={waiting} open={summary?.open ?? 0} />}
      </Loaded>
    </Panel>
  );
}

interface UrgentProps {
  readonly newest: readonly RegisteredPursuit[];
  /** Includes older pursuits. */
  readonly waiting: readonly RegisteredPursuit[];
  readonly open: number;
}

function Urgent({ newest, waiting, open }: UrgentProps) {
  const known = [...new Map([...waiting, ...newest].map((pursuit) => [pursuit.id, pursuit])).values()];
  return (
    <div className="-mb-5 md:-mb-6.5">
      <OpenPursuits pursuits={known.toSorted(byUrgency).slice(0, MAX_SHOWN)} />
      {open > MAX_SHOWN && (
        <p className="-mx-5 flex justify-center border-t border-line py-1.5 md:-mx-6.5">
          <Link to={paths.pursuits} className={buttonLook('quiet', 'small')}>
            Show all {open}
            <ArrowRight aria-hidden className="size-4" />
          </Link>
        </p>
      )}
    </div>
  );
}

function Cases() {
  const cases = useInfiniteQuery(casesQuery);
  return (
    <Loaded query={cases} what="pursuits" rows={2} isEmpty={isEmptyList} empty={<NoPursuits />}>
      {(all) => <CaseList cases={all.slice(0, MAX_SHOWN)} />}
    </Loaded>
  );
}

function NoPursuits() {
  return (
    <EmptyState
      picture={<PursuitPicture />}
      title="No pursuits yet"
      action={
        <Link to={paths.registerPursuit} className={buttonLook()}>
          Register your first pursuit
        </Link>
      }
    >
      Register an opportunity you&apos;re working on to start its value case.
    </EmptyState>
  );
}
