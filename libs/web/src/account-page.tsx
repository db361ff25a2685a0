import { AccountFrame, buttonLook, Callout, type MenuGroup } from '@casewright/ui';
// By name, since this file is carried by each remote that uses it and the stores are the shell's.
import { formatDate, paths, settingsTab, useSession, useUnreadCount, verifyEmailOf } from '@casewright/web';
import { Link, useLocation } from '@casewright/web/router';
import {
  Bookmark,
  BriefcaseBusiness,
  Calculator,
  CirclePlus,
  Coins,
  FileClock,
  FilePen,
  Inbox,
  LayoutDashboard,
  ListChecks,
  ReceiptText,
  Send,
  Settings,
} from 'lucide-react';
import type { ReactNode } from 'react';

const groups = (unread: number): readonly MenuGroup[] => [
  { items: [{ name: 'Dashboard', path: paths.profile, icon: LayoutDashboard }] },
  {
    name: 'Messages',
    items: [
      { name: 'Inbox', path: paths.messages, icon: Inbox, count: unread },
      { name: 'Sent', path: paths.sent, icon: Send },
      { name: 'Drafts', path: paths.drafts, icon: FilePen },
    ],
  },
  {
    name: 'Account History',
    items: [
      { name: 'Pursuit History', path: paths.pursuitHistory, icon: FileClock },
      { name: 'Transaction History', path: paths.transactionHistory, icon: ReceiptText },
    ],
  },
  {
    name: 'Work',
    items: [
      { name: 'Current Pursuits', icon: BriefcaseBusiness },
      { name: 'Completion Approvals', icon: ListChecks },
      { name: 'Register a Pursuit', icon: CirclePlus },
      { name: 'Pricing Calculator', path: paths.solutions, icon: Calculator },
      { name: 'Saved Calculations', path: paths.calculations, icon: Bookmark },
      { name: 'Purchase Value Credits', path: paths.purchaseCredits, icon: Coins },
    ],
  },
  { name: 'Account', items: [{ name: 'Settings', path: paths.settings, icon: Settings }] },
];

/** A page of the signed-in area, beside the menu of all of them. */
export function AccountPage({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const unread = useUnreadCount();
  const user = useSession((session) => (session.status === 'signed-in' ? session.user : undefined));
  const isUnverified = user && !user.emailVerified;
  const notice = (isUnverified || user?.deletionDueAt) && (
    <div className="grid gap-3">
      {user.deletionDueAt && <DeletionNotice dueAt={user.deletionDueAt} />}
      {isUnverified && <VerificationOffer email={user.email} />}
    </div>
  );
  return (
    <AccountFrame groups={groups(unread)} current={pathname} link={Link} notice={notice}>
      {/* Who has just signed out is on the way to another page: nothing here may ask the server again meanwhile. */}
      {user && children}
    </AccountFrame>
  );
}

/** For accounts that were let in unverified: the server refuses them what costs or reaches others. */
function VerificationOffer({ email }: { email: string }) {
  const verify = (
    <Link to={verifyEmailOf(email)} className={buttonLook('secondary', 'small')}>
      Verify now
    </Link>
  );
  return (
    <Callout kind="value" action={verify}>
      Verify your email address to buy credits, start cases and send messages.
    </Callout>
  );
}

/** Its owner asked for it, and may think better of it until then. */
function DeletionNotice({ dueAt }: { dueAt: string }) {
  const keep = (
    <Link to={settingsTab('data')} className={buttonLook('secondary', 'small')}>
      Keep it
    </Link>
  );
  return (
    <Callout kind="danger" action={keep}>
      Your account will be deleted on <time dateTime={dueAt}>{formatDate(dueAt)}</time>, as you asked.
    </Callout>
  );
}
