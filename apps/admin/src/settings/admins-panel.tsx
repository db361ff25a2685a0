import { Avatar, Badge, Button, Loaded, Panel } from '@casewright/ui';
import { useUser } from '@casewright/web';
import { useQuery } from '@casewright/web/query';
import { Suspense, useState } from 'react';
import { ChangeDialog } from '../change/lazy-change-dialog';
import { UserLink } from '../list/cells';
import { userName } from '../users/user-name';
import { demoting } from './changes';
import { adminsQuery, type ListedAdmin } from './queries';

export function AdminsPanel() {
  const admins = useQuery(adminsQuery);
  const me = useUser();
  const [leaving, setLeaving] = useState<ListedAdmin>();
  return (
    <Panel title="Admins">
      <Loaded query={admins} what="admins" rows={3}>
        {(all) => (
          <ul>
            {all.map((admin) => (
              <li
                key={admin.id}
                className="flex flex-wrap items-center gap-x-3.5 gap-y-2 border-t border-line py-3 first:border-t-0 first:pt-0 last:pb-0"
              >
                <Avatar name={userName(admin)} />
                <span className="grid min-w-0 flex-1 basis-48">
                  <span className="flex flex-wrap items-center gap-2 text-small font-medium">
                    <UserLink id={admin.id} name={userName(admin)} />
                    {admin.id === me?.id && <Badge>You</Badge>}
                    {!admin.hasSecondFactor && <Badge tone="value">No second step</Badge>}
                  </span>
                  <span className="text-label wrap-anywhere text-ink-muted">{admin.email}</span>
                </span>
                {all.length > 1 && (
                  <Button
                    size="small"
                    aria-label={`Remove ${admin.email} as an admin`}
                    onClick={() => setLeaving(admin)}
                  >
                    Remove
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {leaving && (
        <Suspense>
          <ChangeDialog
            title={`Remove ${userName(leaving)} as an admin?`}
            confirm="Remove admin role"
            change={demoting(leaving)}
            onClose={() => setLeaving(undefined)}
          >
            The account won’t be deleted. All admins get an email.
          </ChangeDialog>
        </Suspense>
      )}
    </Panel>
  );
}
