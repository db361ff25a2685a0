import { PageHeader } from '@casewright/ui';
import { BackLink, FinderButton, LinkTabs } from '@casewright/web/links';
import { paths } from '@casewright/web/paths';
import { Outlet, useLocation } from '@casewright/web/router';
import { tabs } from './tabs';

export function AdminPanel() {
  const { pathname } = useLocation();
  const current = tabs.find(({ path }) => path === pathname.replace(/(?<!\/)\/+$/, '')) ?? tabs[0];
  return (
    <div className="mx-auto max-w-310 px-4.5 pt-8 pb-16 md:px-8">
      <PageHeader
        title="Admin Panel"
        tab={`${current.name} · Admin Panel`}
        lead="Manage users and messages"
        actions={
          <div className="w-40">
            <FinderButton />
          </div>
        }
        back={<BackLink to={paths.profile}>Back to Dashboard</BackLink>}
      />
      <LinkTabs label="Admin Panel" tabs={tabs} current={current.path} />
      <Outlet />
    </div>
  );
}
