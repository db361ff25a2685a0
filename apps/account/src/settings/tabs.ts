import { choiceIn } from '@casewright/web/address';
import type { SettingsTab } from '@casewright/web/paths';

export const FIRST_TAB: SettingsTab = 'profile';

export const TABS: Readonly<Record<SettingsTab, string>> = {
  profile: 'Profile',
  security: 'Security',
  sessions: 'Sessions',
  emails: 'Emails',
  billing: 'Billing',
  data: 'Your data',
};

export const tabInAddress = choiceIn('tab', Object.keys(TABS) as SettingsTab[]);
