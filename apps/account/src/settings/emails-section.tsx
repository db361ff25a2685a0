import { FailedState, SkeletonRows } from '@casewright/ui';
import { api } from '@casewright/web';
import { useQuery } from '@casewright/web/query';
import { EmailsForm } from './emails-form';
import { SettingsSection } from './settings-section';

const preferencesKey = ['mail-preferences'] as const;

export function EmailsSection() {
  const { data, isPending, isError, isFetching, refetch } = useQuery({
    queryKey: preferencesKey,
    queryFn: ({ signal }) => api.get('/api/account/mail-preferences', { signal }),
    // An email's unsubscribe link may have changed it. Not refetched while the form is open.
    gcTime: 0,
    staleTime: Infinity,
  });
  return (
    <SettingsSection
      title="Emails"
      lead="Choose which emails you get. We always send the ones you need to sign in and to keep your account secure."
    >
      {isPending && <SkeletonRows label="Loading your emails" rows={4} />}
      {isError && !data && (
        <FailedState title="Failed to load your emails." isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {data && <EmailsForm preferences={data} />}
    </SettingsSection>
  );
}
