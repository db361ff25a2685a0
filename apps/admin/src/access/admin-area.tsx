import { FailedState, PageTitle, Spinner } from '@casewright/ui';
import { useQuery } from '@casewright/web/query';
import { Outlet } from '@casewright/web/router';
import { AccessDenied } from './access-denied';
import { accessQuery } from './queries';
import { TwoStepRequired } from './two-step-required';

/** For admins in multi-factor sessions. */
export function AdminArea() {
  const access = useQuery(accessQuery);

  // Also while a later check fails, so that nothing typed is lost.
  if (access.data) {
    const { user } = access.data;
    if (!user?.isAdmin) return <AccessDenied />;
    if (!user.isMfa) return <TwoStepRequired isEnrolled={user.hasTwoStep || user.hasPasskeys} />;
    return <Outlet />;
  }
  return (
    <div className="mx-auto grid max-w-310 justify-items-center gap-6 px-4.5 py-24 md:px-8">
      <div className="sr-only">
        <PageTitle title="Admin Panel" />
      </div>
      {access.isError ? (
        <FailedState
          title="We couldn’t check your access."
          isRetrying={access.isFetching}
          onRetry={() => void access.refetch()}
        />
      ) : (
        <Spinner label="Loading" />
      )}
    </div>
  );
}
