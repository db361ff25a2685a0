import { FailedState, Skeleton } from '@casewright/ui';
import { useUser } from '@casewright/web';
import { EmailConfirmation } from './email-confirmation';
import { EmailForm } from './email-form';
import { SettingsSection } from './settings-section';
import { useEmailChange } from './use-email-change';
import { VerifyFirst } from './verify-first';

export function EmailSection() {
  const user = useUser();
  if (!user) return null;
  return (
    <SettingsSection
      title="Email address"
      lead={
        <>
          You sign in with <strong className="font-semibold wrap-anywhere text-ink">{user.email}</strong>. We also send
          your emails there.
        </>
      }
    >
      {user.emailVerified ? (
        <Change />
      ) : (
        <VerifyFirst email={user.email}>Verify this address before you change it.</VerifyFirst>
      )}
    </SettingsSection>
  );
}

function Change() {
  const { change, lookAgain } = useEmailChange();
  const { data, isPending, isError, isFetching, dataUpdatedAt, refetch } = change;
  if (isPending) {
    return (
      <div role="status" aria-label="Loading your email address">
        <Skeleton className="h-10 w-48" />
      </div>
    );
  }
  if (isError && !data) {
    return (
      <FailedState title="Failed to load your email address." isRetrying={isFetching} onRetry={() => void refetch()} />
    );
  }
  const waiting = data?.waiting;
  if (!waiting) return <EmailForm onRequested={lookAgain} />;
  return (
    <EmailConfirmation
      key={waiting.requestedAt}
      waiting={waiting}
      resendAt={dataUpdatedAt + waiting.retryAfterSeconds * 1000}
      onChanged={lookAgain}
    />
  );
}
