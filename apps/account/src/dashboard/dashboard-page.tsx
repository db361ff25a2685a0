import { buttonLook, PageHeader } from '@casewright/ui';
import { useUser } from '@casewright/web';
import { paths } from '@casewright/web/paths';
import { Link } from '@casewright/web/router';
import { ArrowLeft } from 'lucide-react';
import { AccountActions } from './account-actions';
import { BalancePanel } from './balance-panel';
import { ContactPanel } from './contact-panel';
import { PursuitsPanel } from './pursuits-panel';

export function DashboardPage() {
  const user = useUser();
  return (
    <>
      <PageHeader
        title={`Hello, ${user?.name || 'User'}`}
        tab="Dashboard"
        lead="Your pursuits, credits, and messages in one place."
        actions={
          <Link to={paths.home} className={`${buttonLook('quiet')} max-md:-ml-4`}>
            <ArrowLeft aria-hidden className="size-4.5" />
            Back to Home
          </Link>
        }
      />
      <div className="grid gap-5 md:grid-cols-2">
        <BalancePanel />
        <AccountActions isAdmin={user?.isAdmin ?? false} />
        <PursuitsPanel />
        {user?.isAdmin && <ContactPanel />}
      </div>
    </>
  );
}
