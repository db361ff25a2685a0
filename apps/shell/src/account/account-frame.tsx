import { creditText } from '@casewright/ui';
import { useBalance, useSession, useUser } from '@casewright/web';
import { useLocation } from '@casewright/web/router';
import { ChevronDown, PanelLeft } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { SiteMenu } from '../layout/use-site-menu';
import { AccountMenu, entryAt } from './account-menu';
import { AccountNotices } from './account-notices';

export function AccountFrame({ menu, children }: { menu: SiteMenu; children: ReactNode }) {
  const isSignedIn = useUser() !== undefined;
  const isSignedOut = useSession(({ status }) => status === 'signed-out');
  const [hadUser, setHadUser] = useState(isSignedIn);
  if (isSignedIn && !hadUser) setHadUser(true);
  // After sign-out, the page must not send requests until its guard redirects.
  const isLeaving = hadUser && isSignedOut;
  return (
    <>
      <AccountBar menu={menu} />
      <div className="mx-auto max-w-356 px-4.5 md:px-8 lg:grid lg:min-h-[calc(100dvh-4rem)] lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-x-10 print:block">
        <nav aria-label="Account" className="-ml-3 hidden border-r border-line py-6 pr-5 lg:block print:hidden">
          <div className="sticky top-22 max-h-[calc(100dvh-6rem)] overflow-y-auto">
            <AccountMenu />
          </div>
        </nav>
        <div className="min-w-0 pt-6 pb-16 lg:pt-8.5">
          <AccountNotices />
          {!isLeaving && children}
        </div>
      </div>
    </>
  );
}

function AccountBar({ menu }: { menu: SiteMenu }) {
  const { pathname } = useLocation();
  const balance = useBalance();
  return (
    <button
      type="button"
      aria-expanded={menu.isOpen}
      aria-controls={menu.id}
      onClick={menu.toggle}
      className="flex h-12 w-full items-center gap-2.5 border-b border-line px-4.5 text-small font-medium -outline-offset-2 md:px-8 lg:hidden print:hidden"
    >
      <PanelLeft aria-hidden className="size-4.5 shrink-0 text-ink-muted" />
      <span className="min-w-0 flex-1 truncate text-left">{entryAt(pathname)?.label ?? 'Account menu'}</span>
      {balance !== undefined && (
        <span className="text-label text-ink-muted tabular-nums">{creditText(balance)} credits</span>
      )}
      <ChevronDown aria-hidden className={`size-4 transition-transform ${menu.isOpen ? 'rotate-180' : ''}`} />
    </button>
  );
}
