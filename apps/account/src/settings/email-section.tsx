import { Loaded } from '@casewright/ui';
import { useUser } from '@casewright/web';
import { useQuery, useQueryClient } from '@casewright/web/query';
import { EmailConfirmation } from './email-confirmation';
import { EmailForm } from './email-form';
import { emailChangeQuery } from './queries';
import { SettingsSection } from './settings-section';
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
          your emails there. Changing it signs you out on all other devices.
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
  const queries = useQueryClient();
  const change = useQuery(emailChangeQuery);
  const lookAgain = () => queries.invalidateQueries(emailChangeQuery);
  return (
    <Loaded query={change} what="your email address" rows={1}>
      {({ waiting }) =>
        waiting ? (
          <EmailConfirmation
            key={waiting.requestedAt}
            waiting={waiting}
            resendAt={change.dataUpdatedAt + waiting.retryAfterSeconds * 1000}
            onChanged={lookAgain}
          />
        ) : (
          <EmailForm onRequested={lookAgain} />
        )
      }
    </Loaded>
  );
}
