import { AreaError, buttonLook, LockedAreaPicture } from '@casewright/ui';
import { paths } from '@casewright/web/paths';
import { Link } from '@casewright/web/router';

export function AccessDenied() {
  return (
    <AreaError
      picture={<LockedAreaPicture />}
      title="Access Denied"
      actions={
        <>
          <Link to={paths.profile} className={buttonLook('primary')}>
            Return to Dashboard
          </Link>
          <Link to={paths.messages} className={buttonLook('secondary')}>
            Message an admin
          </Link>
        </>
      }
    >
      You don&apos;t have admin privileges to access this page.
    </AreaError>
  );
}
