import { buttonLook, PageTitle } from '@casewright/ui';
import { paths } from '@casewright/web';
import { Link } from '@casewright/web/router';
import { Lock } from 'lucide-react';

export function AccessDenied() {
  return (
    <div className="mx-auto grid max-w-310 justify-items-start gap-6 px-4.5 py-16 md:px-8">
      <span className="grid size-12 place-items-center rounded-card bg-danger-soft text-danger">
        <Lock aria-hidden className="size-5" />
      </span>
      <PageTitle title="Access Denied">You don&apos;t have admin privileges to access this page.</PageTitle>
      <Link to={paths.profile} className={buttonLook('primary')}>
        Return to Dashboard
      </Link>
    </div>
  );
}
