import { Button, buttonLook, CountBadge } from '@casewright/ui';
import { useSession, useUnreadCount } from '@casewright/web';
import { paths } from '@casewright/web/paths';
import { Link } from '@casewright/web/router';
import { Menu, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { AccountMenu } from '../account/account-menu';
import { Unreachable } from './account-links';
import { forVisitors } from './for-visitors';
import { keepFocusWithin } from './keep-focus-within';
import { leave } from './leave';
import { PublicLinks } from './public-links';
import type { SiteMenu } from './use-site-menu';

export function SiteMenuButton({ menu }: { menu: SiteMenu }) {
  const Icon = menu.isOpen ? X : Menu;
  return (
    <Button
      kind="quiet"
      className="w-11 px-0! xl:hidden noscript:hidden"
      aria-label={menu.isOpen ? 'Close menu' : 'Open menu'}
      aria-expanded={menu.isOpen}
      aria-controls={menu.id}
      onClick={menu.toggle}
    >
      <Icon aria-hidden className="size-5" />
    </Button>
  );
}

export function SiteMenuPanel({ menu, isAccount }: { menu: SiteMenu; isAccount: boolean }) {
  const { isOpen, close } = menu;
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const answer = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
      const header = panel.current?.closest('header');
      if (header) keepFocusWithin(header, event);
    };
    document.addEventListener('keydown', answer);
    return () => document.removeEventListener('keydown', answer);
  }, [isOpen, close]);

  return (
    <div
      ref={panel}
      id={menu.id}
      hidden={!isOpen}
      className="absolute inset-x-0 top-16 max-h-[calc(100dvh-4rem)] overflow-y-auto border-y border-line bg-paper px-4.5 py-4 shadow-sheet md:px-8 xl:hidden"
    >
      {isAccount && (
        <nav aria-label="Account" className="-mx-3 mb-4 border-b border-line pb-4 lg:hidden">
          <AccountMenu />
        </nav>
      )}
      <nav aria-label="Main" className="-mx-3 grid gap-1">
        <PublicLinks className="rounded-control p-3 text-small aria-[current=page]:bg-hover" />
      </nav>
      <div className="mt-4 grid gap-2 border-t border-line pt-4 md:hidden">
        <AccountEntries isAccount={isAccount} />
      </div>
    </div>
  );
}

function AccountEntries({ isAccount }: { isAccount: boolean }) {
  const session = useSession();
  const unread = useUnreadCount();
  if (session.status === 'loading' && session.isUnreachable) return <Unreachable />;
  if (session.status !== 'signed-in') {
    return (
      <div className="grid gap-2" {...forVisitors(session)}>
        <Link to={paths.login} className={buttonLook('secondary')}>
          Login
        </Link>
        <Link to={paths.signUp} className={buttonLook('primary')}>
          Create an Account
        </Link>
      </div>
    );
  }
  return (
    <>
      {!isAccount && (
        <>
          <Link to={paths.profile} title="Profile" className={buttonLook('secondary')}>
            <span className="truncate">{session.user.name || 'User'}</span>
          </Link>
          <Link to={paths.messages} className={buttonLook('secondary')}>
            Messages
            {unread > 0 && <CountBadge count={unread} of="unread" />}
          </Link>
        </>
      )}
      <Button onClick={leave}>Sign Out</Button>
    </>
  );
}
