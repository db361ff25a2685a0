import { LinkTabs, PageHeader } from '@casewright/ui';
import { settingsTab, type SettingsTab } from '@casewright/web/paths';
import { Link, useSearchParams } from '@casewright/web/router';
import type { ComponentType } from 'react';
import { DataSection } from './data-section';
import { DeletionSection } from './deletion-section';
import { EmailSection } from './email-section';
import { KeyboardSection } from './keyboard-section';
import { NameSection } from './name-section';
import { PasskeysSection } from './passkeys-section';
import { PasswordSection } from './password-section';
import { TwoStepSection } from './two-step-section';
import { SessionsSection } from './sessions-section';

interface Tab {
  readonly tab: SettingsTab;
  readonly name: string;
  readonly sections: readonly ComponentType[];
}

const profile: Tab = { tab: 'profile', name: 'Profile', sections: [NameSection, EmailSection, KeyboardSection] };
const tabs: readonly Tab[] = [
  profile,
  { tab: 'security', name: 'Security', sections: [PasswordSection, PasskeysSection, TwoStepSection] },
  { tab: 'sessions', name: 'Sessions', sections: [SessionsSection] },
  { tab: 'data', name: 'Your data', sections: [DataSection, DeletionSection] },
];

export function SettingsPage() {
  const [query] = useSearchParams();
  const current = tabs.find(({ tab }) => tab === query.get('tab')) ?? profile;
  return (
    <>
      <PageHeader title="Settings" tab={`${current.name} · Settings`} lead="Your profile, sign-in, and data." />
      <div className="grid gap-6">
        <LinkTabs
          label="Settings"
          tabs={tabs.map(({ tab, name }) => ({ name, path: settingsTab(tab) }))}
          current={settingsTab(current.tab)}
          link={Link}
        />
        {current.sections.map((Section) => (
          <Section key={Section.name} />
        ))}
      </div>
    </>
  );
}
