import { BackLink, buttonLook, EmptyState, PageHeader, Panel, PursuitPicture } from '@casewright/ui';
import { paths } from '@casewright/web';
import { AccountPage } from '@casewright/web/account';
import { Link } from '@casewright/web/router';

export function PursuitHistoryPage() {
  return (
    <AccountPage>
      <PageHeader
        title="Pursuit History"
        lead="The pursuits whose value cases are complete."
        back={
          <BackLink to={paths.profile} link={Link}>
            Back to Profile
          </BackLink>
        }
      />
      <Panel>
        <EmptyState
          picture={<PursuitPicture />}
          title="No Pursuit History"
          action={
            <Link to={paths.plans} className={buttonLook('primary')}>
              Start Your First Pursuit
            </Link>
          }
        >
          What you register and complete is kept here.
        </EmptyState>
      </Panel>
    </AccountPage>
  );
}
