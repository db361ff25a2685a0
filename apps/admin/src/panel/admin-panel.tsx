import { BackLink, LinkTabs, PageHeader } from '@casewright/ui';
import { paths } from '@casewright/web/paths';
import { Link } from '@casewright/web/router';
import { PaymentsTab } from '../payments/payments-tab';
import { ReleasesTab } from '../releases/releases-tab';
import { UsersTab } from '../users/users-tab';

const tabs = {
  users: { name: 'Users', path: paths.admin, content: <UsersTab /> },
  payments: { name: 'Payments', path: paths.adminPayments, content: <PaymentsTab /> },
  releases: { name: 'Releases', path: paths.adminReleases, content: <ReleasesTab /> },
} as const;

export type AdminTab = keyof typeof tabs;

export function AdminPanel({ tab }: { readonly tab: AdminTab }) {
  const { path, content } = tabs[tab];
  return (
    <div className="mx-auto max-w-310 px-4.5 pt-8 pb-16 md:px-8">
      <PageHeader
        title="Admin Panel"
        lead="Manage users and messages"
        back={
          <BackLink to={paths.profile} link={Link}>
            Back to profile
          </BackLink>
        }
      />
      <LinkTabs label="Admin Panel" tabs={Object.values(tabs)} current={path} link={Link} />
      {content}
    </div>
  );
}
