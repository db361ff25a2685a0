import { buttonLook, PageHeader } from '@casewright/ui';
import { useUser } from '@casewright/web';
import { paths } from '@casewright/web/paths';
import { Link } from '@casewright/web/router';
import { ArrowLeft } from 'lucide-react';
import { AccountActions } from './account-actions';
import { ActivityPanel } from './activity-panel';
import { BalancePanel } from './balance-panel';
import { ContactPanel } from './contact-panel';
import { FirstSteps } from './first-steps';
import { PursuitsPanel } from './pursuits-panel';
import { WaitingLead } from './waiting-lead';

export function DashboardPage() {
  const user = useUser();
  return (
    <>
      <PageHeader
        title={`Hello, ${user?.name || 'User'}`}
        tab="Dashboard"
        lead={<WaitingLead />}
        actions={
          <Link to={paths.home} className={`${buttonLook('quiet')} max-md:-ml-4`}>
            <ArrowLeft aria-hidden className="size-4.5" />
            Back to Home
          </Link>
        }
      />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="grid gap-5">
          <FirstSteps />
          <BalancePanel />
          <PursuitsPanel />
          {user?.isAdmin && <ContactPanel />}
        </div>
        <div className="grid gap-5">
          <AccountActions isAdmin={user?.isAdmin ?? false} />
          <ActivityPanel />
        </div>
      </div>
    </>
  );
}
