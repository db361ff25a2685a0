import { buttonLook } from '@casewright/ui';
import { useSession } from '@casewright/web';
import { paths } from '@casewright/web/paths';
import { Link } from '@casewright/web/router';
import { Bell } from './bell';
import { forVisitors } from './for-visitors';

export function PhoneLink() {
  const session = useSession();
  if (session.status === 'signed-in') return <Bell withCount />;
  if (session.status === 'loading' && session.isUnreachable) return null;
  return (
    <Link to={paths.login} {...forVisitors(session)} className={buttonLook('quiet', 'small')}>
      Login
    </Link>
  );
}
