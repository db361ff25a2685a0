import { BackLink, LinkTabs, PageHeader } from '@casewright/ui';
import { paths } from '@casewright/web';
import { Link } from '@casewright/web/router';
import { UsersTab } from '../users/users-tab';

const tabs = [{ name: 'Users', path: paths.admin }];

export function AdminPanel() {
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
      <LinkTabs label="Admin Panel" tabs={tabs} current={paths.admin} link={Link} />
      <UsersTab />
    </div>
  );
}
