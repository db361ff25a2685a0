import { ChevronDown } from 'lucide-react';
import { useId, useState, type ComponentType, type ReactNode } from 'react';
import { CountBadge } from './badge';
import type { LinkComponent } from './link';

export interface MenuItem {
  readonly name: string;
  /** Absent for what is named but leads nowhere yet. */
  readonly path?: string;
  readonly icon: ComponentType<{ className: string; 'aria-hidden': true }>;
  readonly count?: number;
}

export interface MenuGroup {
  readonly name?: string;
  readonly items: readonly MenuItem[];
}

interface AccountFrameProps {
  readonly groups: readonly MenuGroup[];
  readonly current: string;
  readonly link: LinkComponent;
  /** What concerns every page, above each of them. */
  readonly notice?: ReactNode;
  readonly children: ReactNode;
}

/** The menu beside the page; on a narrow screen above it, folded. */
export function AccountFrame({ groups, current, link, notice, children }: AccountFrameProps) {
  const [openedAt, setOpenedAt] = useState<string>();
  const menu = useId();
  // Remembers where it was opened, so that arriving elsewhere folds it.
  const open = openedAt === current;
  return (
    <div className="lg:grid print:block lg:min-h-[calc(100vh-4rem)] lg:grid-cols-[15.5rem_minmax(0,1fr)]">
      <nav
        aria-label="Account"
        className="print:hidden border-b border-line lg:border-r lg:border-b-0 lg:px-3.5 lg:py-5.5"
      >
        <button
          type="button"
          aria-expanded={open}
          aria-controls={menu}
          className="flex h-12 w-full items-center justify-between px-4.5 text-small font-medium -outline-offset-2 md:px-8 lg:hidden"
          onClick={() => setOpenedAt(open ? undefined : current)}
        >
          Account menu
          <ChevronDown aria-hidden className={`size-4 transition-transform ${open ? 'rotate-180' : ''}`} />
        </button>
        <div
          id={menu}
          className={`px-2 pb-4 md:px-5.5 lg:sticky lg:top-21.5 lg:block lg:px-0 lg:pb-0 ${open ? '' : 'hidden'}`}
        >
          {groups.map((group, index) => (
            <Group key={group.name ?? index} {...group} current={current} link={link} />
          ))}
        </div>
      </nav>
      <div className="min-w-0 px-4.5 pt-6 pb-16 md:px-8 lg:px-10 lg:pt-8.5">
        <div className="max-w-270">
          {notice && <div className="mb-6 print:hidden">{notice}</div>}
          {children}
        </div>
      </div>
    </div>
  );
}

function Group({ name, items, current, link: Link }: MenuGroup & Pick<AccountFrameProps, 'current' | 'link'>) {
  const heading = useId();
  return (
    <>
      {name && (
        <p id={heading} className="px-2.5 pt-4 pb-1.5 text-caption font-semibold text-ink-faint">
          {name}
        </p>
      )}
      <ul aria-labelledby={name ? heading : undefined}>
        {items.map(({ name: itemName, path, icon: Icon, count }) => {
          const content = (
            <>
              <Icon aria-hidden className="size-4.5 shrink-0" />
              <span className="min-w-0 flex-1 truncate">{itemName}</span>
              {count ? <CountBadge count={count} of="unread" /> : null}
            </>
          );
          return (
            <li key={itemName}>
              {path ? (
                <Link
                  to={path}
                  aria-current={path === current ? 'page' : undefined}
                  className={`${entry} ${entryLink}`}
                >
                  {content}
                </Link>
              ) : (
                <span className={`${entry} text-ink-faint`}>{content}</span>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

const entry = 'flex h-9.5 items-center gap-2.5 rounded-control px-2.5 text-small';
const entryLink =
  'text-ink-muted -outline-offset-2 hover:text-ink aria-[current=page]:bg-sunken aria-[current=page]:font-semibold aria-[current=page]:text-ink';
