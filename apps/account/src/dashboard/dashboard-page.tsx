import { buttonLook, EmptyState, PageHeader, Panel, PursuitPicture } from '@casewright/ui';
import { paths, useSession } from '@casewright/web';
import { AccountPage } from '@casewright/web/account';
import { Link } from '@casewright/web/router';
import { ArrowLeft } from 'lucide-react';
import { AccountActions } from './account-actions';
import { BalancePanel } from './balance-panel';
import { ContactPanel } from './contact-panel';

export function DashboardPage() {
  const user = useSession((session) => (session.status === 'signed-in' ? session.user : undefined));
  return (
    <AccountPage>
      <PageHeader
        title={`Hello, ${user?.name || 'User'}`}
        tab="Dashboard"
        lead="Your pursuits, credits and messages in one place."
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
        <Panel title="Registered Pursuits" className="md:col-span-2">
          <EmptyState
            picture={<PursuitPicture />}
            title="No pursuits yet"
            action={
              <Link to={paths.pilotProgram} className={buttonLook('primary')}>
                Register your first pursuit
              </Link>
            }
          >
            Register the opportunity you are working on and its value case starts from there.
          </EmptyState>
        </Panel>
        {user?.isAdmin && <ContactPanel />}
      </div>
    </AccountPage>
  );
}
