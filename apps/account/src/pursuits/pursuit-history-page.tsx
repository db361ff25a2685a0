import {
  BackLink,
  buttonLook,
  EmptyState,
  isEmptyList,
  Loaded,
  PageHeader,
  Panel,
  PursuitPicture,
  ShowOlder,
} from '@casewright/ui';
import { paths } from '@casewright/web/paths';
import { useInfiniteQuery } from '@casewright/web/query';
import { Link } from '@casewright/web/router';
import { CaseList } from './case-list';
import { casesQuery } from './queries';

export function PursuitHistoryPage() {
  return (
    <>
      <PageHeader
        title="Pursuit History"
        lead="Cases you started, newest first."
        back={
          <BackLink to={paths.profile} link={Link}>
            Back to Profile
          </BackLink>
        }
      />
      <Panel>
        <Pursuits />
      </Panel>
    </>
  );
}

function Pursuits() {
  const list = useInfiniteQuery(casesQuery);
  return (
    <Loaded query={list} what="pursuits" isEmpty={isEmptyList} empty={<NoPursuits />}>
      {(cases) => (
        <>
          <CaseList cases={cases} />
          <ShowOlder {...list} />
        </>
      )}
    </Loaded>
  );
}

function NoPursuits() {
  return (
    <EmptyState
      picture={<PursuitPicture />}
      title="No Pursuit History"
      level={2}
      action={
        <Link to={paths.plans} className={buttonLook('primary')}>
          Start Your First Pursuit
        </Link>
      }
    >
      Cases you start appear here.
    </EmptyState>
  );
}
