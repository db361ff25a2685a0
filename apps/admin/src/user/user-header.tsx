import { momentText } from '@casewright/rules';
import { Badge, Button, buttonLook, initialsOf, PageTitle } from '@casewright/ui';
import { messageTo } from '@casewright/web/paths';
import { Link } from '@casewright/web/router';
import { Coins, Send } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { CopiedEmail, ShortId } from '../list/cells';
import { userName } from '../users/user-name';
import type { User } from './queries';
import { UserActions } from './user-actions';

const AdjustDialog = lazy(async () => ({ default: (await import('./adjust-dialog')).AdjustDialog }));

export function UserHeader({ user }: { readonly user: User }) {
  const [isAdjusting, setAdjusting] = useState(false);
  const name = userName(user);
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <div className="flex min-w-0 items-center gap-4.5 md:flex-1 md:basis-80">
        <span
          aria-hidden
          className="grid size-14 shrink-0 place-items-center rounded-full bg-accent-soft text-card font-semibold text-accent"
        >
          {initialsOf(name)}
        </span>
        <div className="min-w-0">
          <PageTitle title={name} tab={`${name} · Admin Panel`} />
          <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-ink-muted">
            <CopiedEmail address={user.email} />
            <ShortId id={user.id} label="Copy the user ID" />
            {user.emailVerified ? <Badge>Verified</Badge> : <Badge tone="value">Unverified</Badge>}
            {user.isAdmin && <Badge tone="info">Admin</Badge>}
            {user.lockedUntil && <Badge tone="danger">Locked until {momentText(new Date(user.lockedUntil))}</Badge>}
            {user.deletionDueAt && <Badge tone="danger">Deletion pending</Badge>}
          </p>
        </div>
      </div>
      <div className="flex items-center gap-3 max-md:w-full max-md:gap-2">
        <Button className="max-md:flex-1" onClick={() => setAdjusting(true)}>
          <Coins aria-hidden className="size-4 max-md:hidden" />
          Adjust balance
        </Button>
        <Link to={messageTo(user.id)} className={`max-md:flex-1 ${buttonLook('primary')}`}>
          <Send aria-hidden className="size-4 max-md:hidden" />
          Send Message
        </Link>
        <UserActions user={user} />
      </div>
      {isAdjusting && (
        <Suspense>
          <AdjustDialog user={user} onClose={() => setAdjusting(false)} />
        </Suspense>
      )}
    </header>
  );
}
