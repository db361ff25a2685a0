import {
  BriefcaseBusiness,
  Calculator,
  CirclePlus,
  Coins,
  FilePen,
  FolderClock,
  Inbox,
  LayoutDashboard,
  ListChecks,
  ReceiptText,
  Send,
} from 'lucide-react';
import type { MenuGroup, MenuItem } from './account-frame';

/** Where the menu leads; a page that is not named here is left out of it. */
export interface AccountPaths {
  readonly profile: string;
  readonly messages: string;
  readonly sent?: string;
  readonly drafts?: string;
  readonly pursuitHistory?: string;
  readonly transactionHistory?: string;
  readonly solutions: string;
  readonly purchaseCredits: string;
}

/** The left menu of every account page (S1 §2). */
export function accountMenu(paths: AccountPaths, unreadMessages: number): MenuGroup[] {
  return [
    { items: [{ name: 'Dashboard', path: paths.profile, icon: LayoutDashboard }] },
    {
      name: 'Messages',
      items: [
        { name: 'Inbox', path: paths.messages, icon: Inbox, count: unreadMessages },
        ...page('Sent', paths.sent, Send),
        ...page('Drafts', paths.drafts, FilePen),
      ],
    },
    {
      name: 'Account History',
      items: [
        ...page('Pursuit History', paths.pursuitHistory, FolderClock),
        ...page('Transaction History', paths.transactionHistory, ReceiptText),
      ],
    },
    {
      name: 'Work',
      items: [
        { name: 'Current Pursuits', icon: BriefcaseBusiness },
        { name: 'Completion Approvals', icon: ListChecks },
        { name: 'Register a Pursuit', icon: CirclePlus },
        { name: 'Pricing Calculator', path: paths.solutions, icon: Calculator },
        { name: 'Purchase Value Credits', path: paths.purchaseCredits, icon: Coins },
      ],
    },
  ];
}

const page = (name: string, path: string | undefined, icon: MenuItem['icon']): MenuItem[] =>
  path ? [{ name, path, icon }] : [];
