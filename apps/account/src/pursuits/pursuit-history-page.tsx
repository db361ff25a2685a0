import {
  BackLink,
  buttonLook,
  EmptyState,
  FailedState,
  PageHeader,
  Panel,
  PursuitPicture,
  ShowOlder,
  SkeletonRows,
} from '@casewright/ui';
import { paths } from '@casewright/web';
import { AccountPage } from '@casewright/web/account';
import { Link } from '@casewright/web/router';
import { CaseList } from './case-list';
import { useCases } from './use-cases';

export function PursuitHistoryPage() {
  return (
    <AccountPage>
      <PageHeader
        title="Pursuit History"
        lead="The cases you have started, newest first."
        back={
          <BackLink to={paths.profile} link={Link}>
            Back to Profile
          </BackLink>
        }
      />
      <Panel>
        <Pursuits />
      </Panel>
    </AccountPage>
  );
}

function Pursuits() {
  const list = useCases();
  const { data, isPending, isError, isFetching, refetch } = list;
  if (isPending) return <SkeletonRows label="Loading pursuits" rows={4} />;
  const cases = data?.pages.flatMap(({ rows }) => rows) ?? [];
  if (isError && cases.length === 0) {
    return <FailedState title="Failed to load pursuits." isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  if (cases.length === 0) {
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
        What you start is kept here.
      </EmptyState>
    );
  }
  return (
    <>
      <CaseList cases={cases} />
      <ShowOlder {...list} />
    </>
  );
}
