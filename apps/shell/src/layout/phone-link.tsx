import { buttonLook, Skeleton } from '@casewright/ui';
import { useSession } from '@casewright/web';
import { paths } from '@casewright/web/paths';
import { Link } from '@casewright/web/router';
import { Bell } from './bell';

/** The one account link a phone's header has room for. */
export function PhoneLink() {
  const session = useSession();
  if (session.status === 'signed-in') return <Bell withCount />;
  if (session.status === 'loading') return session.isUnreachable ? null : <Skeleton className="size-8" />;
  return (
    <Link to={paths.login} className={buttonLook('quiet', 'small')}>
      Login
    </Link>
  );
}
