import { Loaded, PageTitle } from '@casewright/ui';
import { BackLink } from '@casewright/web/links';
import { adminTab } from '@casewright/web/paths';
import { useQuery } from '@casewright/web/query';
import { useParams } from '@casewright/web/router';
import { isNotThere } from '@casewright/web';
import { AuditPanel } from './audit-panel';
import { CalculationsPanel, CasesPanel } from './cases-panel';
import { FailedSignInsPanel } from './failed-sign-ins-panel';
import { LedgerPanel } from './ledger-panel';
import { MailsPanel } from './mails-panel';
import { MessagesPanel } from './messages-panel';
import { OrdersPanel } from './orders-panel';
import { ProfilePanel } from './profile-panel';
import { userQuery } from './queries';
import { SessionsPanel } from './sessions-panel';
import { SignupsPanel } from './signups-panel';
import { UserFigures } from './user-figures';
import { UserHeader } from './user-header';
import { WaitingAdjustments } from './waiting-adjustments';

export function UserPage() {
  const { id = '' } = useParams();
  const user = useQuery(userQuery(id));
  return (
    <div className="mx-auto grid max-w-310 gap-6 px-4.5 pt-8 pb-16 md:px-8">
      <BackLink to={adminTab('users')}>Back to Users</BackLink>
      <Loaded
        query={user}
        what="user"
        rows={8}
        refused={(error) =>
          isNotThere(error) && (
            <>
              <PageTitle title="User not found" />
              <p className="text-ink-muted">No account has this ID. It may have been deleted.</p>
            </>
          )
        }
      >
        {(found) => (
          <>
            <UserHeader user={found} />
            <WaitingAdjustments id={id} />
            <UserFigures user={found} />
            <div className="grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,1fr)_23.75rem] lg:items-start">
              <div className="grid min-w-0 grid-cols-1 gap-5">
                <LedgerPanel id={id} />
                <OrdersPanel id={id} />
                <CasesPanel id={id} />
                <CalculationsPanel id={id} />
                <MessagesPanel id={id} />
                <MailsPanel id={id} />
              </div>
              <div className="grid min-w-0 grid-cols-1 gap-5">
                <ProfilePanel user={found} />
                <SessionsPanel id={id} />
                <FailedSignInsPanel id={id} />
                <SignupsPanel id={id} />
                <AuditPanel id={id} />
              </div>
            </div>
          </>
        )}
      </Loaded>
    </div>
  );
}
