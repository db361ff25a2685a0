import { PageHeader } from '@casewright/ui';
import { LinkTabs } from '@casewright/web/links';
import { settingsTab, type SettingsTab } from '@casewright/web/paths';
import { useAddress } from '@casewright/web/address';
import type { ComponentType } from 'react';
import { BillingSection } from './billing-section';
import { DataSection } from './data-section';
import { DeletionSection } from './deletion-section';
import { EmailSection } from './email-section';
import { EmailsSection } from './emails-section';
import { FailedSignInsSection } from './failed-sign-ins-section';
import { KeyboardSection } from './keyboard-section';
import { NameSection } from './name-section';
import { PasskeysSection } from './passkeys-section';
import { PasswordSection } from './password-section';
import { TwoStepSection } from './two-step-section';
import { SessionsSection } from './sessions-section';
import { FIRST_TAB, TABS, tabInAddress } from './tabs';

const sections: Readonly<Record<SettingsTab, readonly ComponentType[]>> = {
  profile: [NameSection, EmailSection, KeyboardSection],
  security: [PasswordSection, PasskeysSection, TwoStepSection],
  sessions: [SessionsSection, FailedSignInsSection],
  emails: [EmailsSection],
  billing: [BillingSection],
  data: [DataSection, DeletionSection],
};

export function SettingsPage() {
  const [tab = FIRST_TAB] = useAddress(tabInAddress);
  return (
    <>
      <PageHeader
        title="Settings"
        tab={`${TABS[tab]} · Settings`}
        lead="Your profile, sign-in, emails, billing, and data."
      />
      <div className="grid gap-6">
        <LinkTabs label="Settings" tabs={links} current={settingsTab(tab)} />
        {sections[tab].map((Section) => (
          <Section key={Section.name} />
        ))}
      </div>
    </>
  );
}

const links = Object.entries(TABS).map(([tab, name]) => ({ name, path: settingsTab(tab as SettingsTab) }));
