import { buttonLook, EmptyState, isEmptyList, Loaded, Panel, PursuitPicture } from '@casewright/ui';
import { paths } from '@casewright/web/paths';
import { useInfiniteQuery, useQuery } from '@casewright/web/query';
import { Link } from '@casewright/web/router';
import { CaseList } from '../pursuits/case-list';
import { PursuitList } from '../pursuits/pursuit-list';
import { casesQuery, pursuitsQuery } from '../pursuits/queries';

const MOST_SHOWN = 5;

/** The newest pursuits; before the first, the newest cases that were started. */
export function PursuitsPanel() {
  const pursuits = useQuery(pursuitsQuery);
  return (
    <Panel
      title="Registered Pursuits"
      className="md:col-span-2"
      aside={
        <Link
          to={paths.pursuitHistory}
          className="inline-flex items-center rounded-box text-small font-medium text-accent hover:text-accent-strong max-md:min-h-11"
        >
          Pursuit History
        </Link>
      }
    >
      <Loaded query={pursuits} what="pursuits" rows={2} isEmpty={isEmptyList} empty={<Cases />}>
        {(all) => <PursuitList pursuits={all.slice(0, MOST_SHOWN)} />}
      </Loaded>
    </Panel>
  );
}

function Cases() {
  const cases = useInfiniteQuery(casesQuery);
  return (
    <Loaded query={cases} what="pursuits" rows={2} isEmpty={isEmptyList} empty={<NoPursuits />}>
      {(all) => <CaseList cases={all.slice(0, MOST_SHOWN)} />}
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
