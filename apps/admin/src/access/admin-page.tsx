import { FailedState, PageTitle, Spinner } from '@casewright/ui';
import { useQuery } from '@casewright/web/query';
import { AdminPanel, type AdminTab } from '../panel/admin-panel';
import { AccessDenied } from './access-denied';
import { accessQuery } from './queries';
import { TwoStepRequired } from './two-step-required';

export function AdminPage({ tab }: { readonly tab: AdminTab }) {
  const access = useQuery(accessQuery);

  if (access.isSuccess) {
    const { user } = access.data;
    if (!user?.isAdmin) return <AccessDenied />;
    return user.isMfa ? <AdminPanel tab={tab} /> : <TwoStepRequired isEnrolled={user.hasTwoStep || user.hasPasskeys} />;
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
