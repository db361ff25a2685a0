import { auditTab } from '../audit/tab';
import { calculationsTab } from '../calculations/tab';
import { calculatorTab } from '../calculator/tab';
import { casesTab } from '../cases/tab';
import { creditsTab } from '../credits/tab';
import { mailsTab } from '../mails/tab';
import { defaultsTab } from '../defaults/tab';
import { messagesTab } from '../messages/tab';
import { priceBooksTab } from '../price-books/tab';
import { rateCardsTab } from '../rate-cards/tab';
import { pilotTab } from '../pilot/tab';
import { settingsTab } from '../settings/tab';
import { systemTab } from '../system/tab';
import { usersTab } from '../users/tab';
import type { PanelTab } from './tab';

/** In the order of S1 §2, then the other tabs. The first is the default. */
export const tabs: readonly [PanelTab, ...PanelTab[]] = [
  messagesTab,
  usersTab,
  pilotTab,
  calculatorTab,
  calculationsTab,
  settingsTab,
  casesTab,
  creditsTab,
  rateCardsTab,
  priceBooksTab,
  defaultsTab,
  auditTab,
  mailsTab,
  systemTab,
];
