import { Loaded } from '@casewright/ui';
import { useQuery } from '@casewright/web/query';
import { EmailsForm } from './emails-form';
import { mailPreferencesQuery } from './queries';
import { SettingsSection } from './settings-section';

export function EmailsSection() {
  const preferences = useQuery(mailPreferencesQuery);
  return (
    <SettingsSection
      title="Emails"
      lead="Choose which emails you get. We always send the ones you need to sign in and to keep your account secure."
    >
      <Loaded query={preferences} what="your emails" rows={4}>
        {(chosen) => <EmailsForm preferences={chosen} />}
      </Loaded>
    </SettingsSection>
  );
}
