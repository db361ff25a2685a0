import {
  buttonLook,
  EmptyState,
  isEmptyList,
  Loaded,
  PageHeader,
  Panel,
  PursuitPicture,
  ShowOlder,
} from '@casewright/ui';
import { BackLink } from '@casewright/web/links';
import { paths } from '@casewright/web/paths';
import { useInfiniteQuery } from '@casewright/web/query';
import { Link } from '@casewright/web/router';
import type { ReactNode } from 'react';
import { CaseList } from './case-list';
import { PursuitList } from './pursuit-list';
import { casesQuery, decidedPursuitsQuery } from './queries';

export function PursuitHistoryPage() {
  return (
    <>
      <PageHeader
        title="Pursuit History"
        lead="Decided pursuits and cases you started, newest first."
        back={<BackLink to={paths.profile}>Back to Dashboard</BackLink>}
      />
      <Panel>
        <Pursuits />
      </Panel>
    </>
  );
}

function Pursuits() {
  const decided = useInfiniteQuery(decidedPursuitsQuery);
  return (
    <Loaded query={decided} what="pursuits" isEmpty={isEmptyList} empty={<Cases empty={<NoPursuits />} />}>
      {(pursuits) => (
        <div className="grid gap-5">
          <div>
            <PursuitList pursuits={pursuits} />
            <ShowOlder {...decided} />
          </div>
          <Cases />
        </div>
      )}
    </Loaded>
  );
}

function Cases({ empty }: { readonly empty?: ReactNode }) {
  const list = useInfiniteQuery(casesQuery);
  return (
    <Loaded query={list} what="cases" isEmpty={isEmptyList} empty={empty}>
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
      Decided pursuits and cases you start appear here.
    </EmptyState>
  );
}
