import { CountBadge } from '@casewright/ui';
import { Link } from '@casewright/web/router';
import { useLayoutEffect, useRef, type ReactNode } from 'react';

export interface LinkTab {
  readonly name: ReactNode;
  readonly path: string;
  readonly count?: number | undefined;
  readonly isUrgent?: boolean;
  readonly badge?: ReactNode;
}

interface LinkTabsProps {
  readonly label: string;
  readonly tabs: readonly LinkTab[];
  readonly current: string;
  /** History state of the page, for tabs that replace its entry. Otherwise each tab adds an entry. */
  readonly replacing?: { readonly state: unknown };
}

/** More tabs stand closer, to fit into a page. */
const WIDELY_SET = 12;

/** Tabs as links, so that the back button and bookmarks work. */
export function LinkTabs({ label, tabs, current, replacing }: LinkTabsProps) {
  const bar = useRef<HTMLElement>(null);
  // Keep the current tab in view when the tabs overflow, also after a count widens them.
  useLayoutEffect(() => {
    const nav = bar.current;
    const showCurrent = () => {
      const link = nav?.querySelector<HTMLElement>('[aria-current="page"]');
      if (nav && link) nav.scrollLeft = link.offsetLeft - (nav.clientWidth - link.offsetWidth) / 2;
    };
    showCurrent();
    const changed = new MutationObserver(showCurrent);
    if (nav) changed.observe(nav, { childList: true, characterData: true, subtree: true });
    return () => changed.disconnect();
  }, [current]);
  return (
    <nav ref={bar} aria-label={label} className="relative overflow-x-auto border-b border-line">
      <ul className={`flex min-w-max max-md:gap-4 ${tabs.length > WIDELY_SET ? 'gap-4' : 'gap-5.5'}`}>
        {tabs.map(({ name, path, count, isUrgent, badge }) => (
          <li key={path}>
            <Link
              to={path}
              replace={replacing !== undefined}
              state={replacing?.state}
              aria-current={path === current ? 'page' : undefined}
              className={tab}
            >
              {name}
              {count ? <CountBadge count={count} tone={isUrgent ? 'accent' : 'neutral'} /> : badge}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const tab =
  '-outline-offset-2 flex h-11 items-center gap-2 border-b-2 border-transparent text-small text-ink-muted hover:text-ink aria-[current=page]:border-accent aria-[current=page]:font-semibold aria-[current=page]:text-ink';
