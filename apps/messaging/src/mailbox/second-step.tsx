import { buttonLook, EmptyState, LockedAreaPicture } from '@casewright/ui';
import { useUser } from '@casewright/web';
import { settingsTab } from '@casewright/web/paths';
import { Link } from '@casewright/web/router';
import type { ReactNode } from 'react';
import type { Folder } from './mailbox-address';
import { MailboxFrame } from './mailbox-frame';

interface SecondStepProps {
  readonly folder: Folder;
  readonly children: ReactNode;
}

/** The server requires a second step of admins, whose mailbox is the team's. */
export function SecondStep({ folder, children }: SecondStepProps) {
  const user = useUser();
  if (!user?.isAdmin || user.isMfa) return children;
  return (
    <MailboxFrame
      folder={folder}
      isEmpty
      hint={undefined}
      pane={undefined}
      list={
        <EmptyState
          picture={<LockedAreaPicture />}
          title="Two-step verification required"
          action={
            <Link to={settingsTab('security')} className={buttonLook('primary')}>
              Open security settings
            </Link>
          }
        >
          The team’s messages require a second step at sign-in. Set one up in your settings, or sign in again with it.
        </EmptyState>
      }
    />
  );
}
