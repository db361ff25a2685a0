import { Avatar, Badge, Button, Loaded, Panel } from '@casewright/ui';
import { api, clearNotices, notify, titleOf, useUser } from '@casewright/web';
import { useMutation, useQuery, useQueryClient } from '@casewright/web/query';
import { lazy, Suspense, useState } from 'react';
import { UserLink } from '../list/cells';
import { StepUpCanceled, useStepUp } from '../step-up/use-step-up';
import { userName } from '../users/user-name';
import { adminsQuery, type ListedAdmin } from './queries';

const Dialog = lazy(() => import('@casewright/ui/dialog'));

export function AdminsPanel() {
  const admins = useQuery(adminsQuery);
  const queryClient = useQueryClient();
  const me = useUser();
  const [leaving, setLeaving] = useState<ListedAdmin>();
  const { confirmed, prompt } = useStepUp();
  const { mutate, isPending, variables } = useMutation({
    onMutate: clearNotices,
    mutationFn: ({ id: userId }: ListedAdmin) =>
      confirmed(() => api.delete('/api/admin/admins/{userId}', { path: { userId } })),
    onSuccess: (_, { email }) => {
      notify({ kind: 'success', title: 'Success', message: `${email} is no longer an admin.` });
      return queryClient.invalidateQueries({ queryKey: ['admin'] });
    },
    onError: (failure) => {
      if (failure instanceof StepUpCanceled) return;
      notify({ kind: 'error', title: 'Error', message: titleOf(failure, 'We couldn’t remove the role.') });
      // It may have been removed.
      void queryClient.invalidateQueries({ queryKey: ['admin'] });
    },
  });
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
                    isWorking={isPending && variables.id === admin.id}
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
          <Dialog
            title={`Remove ${userName(leaving)} as an admin?`}
            confirm="Remove admin role"
            onConfirm={() => mutate(leaving)}
            onClose={() => setLeaving(undefined)}
          >
            The account won’t be deleted. All admins get an email.
          </Dialog>
        </Suspense>
      )}
      {prompt}
    </Panel>
  );
}
